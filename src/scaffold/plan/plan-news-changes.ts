import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { listLanguages } from "../../model/config/language-config.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import type { Discovered } from "../discovered.js";
import type { ImportChange } from "../plan-import.js";
import { planNews, slugOf } from "./plan-news.js";

/** A document about the app's newest version that the site does not have. */
export interface NewsChange extends ImportChange {
  readonly news: {
    /** Relative to the site's folder. */
    readonly file: string;
    readonly text: string;
    /** The draft that it replaces. */
    readonly draft: string | undefined;
  };
}

interface NewsOptions {
  /** The names of the files in a folder of the site. */
  readonly namesIn: (folder: string) => readonly string[];
  /** Reads a file of the site; undefined if it does not exist. */
  readonly textOf: (file: string) => string | undefined;
  /** The release day of the version; without it, drafts are written. */
  readonly released: string | undefined;
  readonly log: Diagnostics;
}

/**
 * fastlane's notes for the newest version, in each language of the site, unless a document has the same text. Older versions are not
 * written again: their authors may have deleted them. A draft is published with its author's changes, and never overwritten: without a
 * version, other notes become another draft, and their author has to publish them.
 */
export function planNewsChanges(
  config: SiteConfig,
  { releaseNotes }: Discovered,
  { namesIn, textOf, released, log }: NewsOptions,
): NewsChange[] {
  const [newest] = releaseNotes?.value ?? [];
  if (!newest || !releaseNotes || config.collections?.news === undefined) return [];
  const slug = slugOf(newest);
  const notes = releaseNotes.value.filter((note) => slugOf(note) === slug);
  const languages = listLanguages(config).map(({ tag }) => tag);
  const isNamed = newest.version !== undefined;
  const day = isNamed ? released : undefined;
  const planned = planNews(notes, { languages, project: config.review?.project, released: day });
  return planned.flatMap(([file, text, source]): NewsChange[] => {
    const published = file.replace(/\/_(?=[^/]+$)/, "/");
    const folder = published.slice(0, published.lastIndexOf("/") + 1);
    const body = bodyOf(text);
    const documents = namesIn(folder).filter((name) => name.endsWith(".md"));
    const same = documents.filter((name) => body !== "" && bodyOf(textOf(folder + name)) === body);
    const isOut = same.some((name) => !name.startsWith("_"));
    if (isOut || (isNamed && textOf(published) !== undefined)) return [];
    // A draft of this version is its draft whatever its text is.
    const isKnown = slug !== "next" || body === "";
    const drafts = isKnown ? [`_${published.slice(folder.length)}`] : same;
    const draft = drafts.map((name) => folder + name).find((name) => textOf(name) !== undefined);
    const place = draft === undefined ? freeName(file, textOf) : file;
    if (!isNamed && released !== undefined)
      log.add("scaffold/no-version", { source, draft: draft ?? place }, { file: draft ?? place });
    if (draft !== undefined && day === undefined) return [];
    const dated = draft && textOf(draft)?.replace(/^#? ?date:.*$/m, `date: ${day}`);
    const news = { file: place, text: dated ?? text, draft };
    return [
      { path: [place], before: undefined, after: news.text, origin: draft ?? source, without: [], news },
    ];
  });
}

function freeName(file: string, textOf: NewsOptions["textOf"]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? file : file.replace(/\.md$/, `-${number}.md`);
    if (textOf(name) === undefined) return name;
  }
}

/** The text of a document without its front matter; undefined for no document. */
const bodyOf = (text: string | undefined) =>
  text
    ?.replace(/^---\r?\n[\s\S]*?\n---\r?\n?/, "")
    .replace(/\r\n/g, "\n")
    .trim();
