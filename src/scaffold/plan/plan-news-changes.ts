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
  const planned = planNews(notes, { languages, project: config.review?.project, released });
  return planned.flatMap(([file, text, source]): NewsChange[] => {
    const published = file.replace(/\/_(?=[^/]+$)/, "/");
    const draft = published.replace(/(?=[^/]+$)/, "_");
    const drafted = textOf(draft);
    const isNamed = newest.version !== undefined || newest.code !== undefined;
    if (!isNamed && released !== undefined) {
      log.add("scaffold/no-version", { source, draft }, { file: draft });
      return [];
    }
    const folder = published.slice(0, published.lastIndexOf("/") + 1);
    const names = namesIn(folder).filter((name) => (isNamed ? /^[^_].*\.md$/ : /\.md$/).test(name));
    const body = bodyOf(text);
    if (body !== "" && names.some((name) => bodyOf(textOf(folder + name)) === body)) return [];
    if (isNamed && textOf(published) !== undefined) return [];
    if (drafted !== undefined && (isNamed ? released === undefined : body === "")) return [];
    const dated = isNamed ? drafted?.replace(/^#? ?date:.*$/m, `date: ${released}`) : undefined;
    const free = isNamed ? file : freeName(file, textOf);
    const news = {
      file: free,
      text: dated ?? text,
      draft: isNamed && drafted !== undefined ? draft : undefined,
    };
    const origin = dated === undefined ? source : draft;
    return [{ path: [free], before: undefined, after: news.text, origin, without: [], news }];
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
