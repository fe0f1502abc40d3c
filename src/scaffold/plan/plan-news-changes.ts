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
  /** Reads a file of the site; undefined if it does not exist. */
  readonly textOf: (file: string) => string | undefined;
  /** The release day of the version; without it, drafts are written. */
  readonly released: string | undefined;
}

/**
 * fastlane's notes for the newest version, in each language of the site. Older versions are not written again: their authors may have
 * deleted them. A draft is published with its author's changes.
 */
export function planNewsChanges(
  config: SiteConfig,
  { releaseNotes }: Discovered,
  { textOf, released }: NewsOptions,
): NewsChange[] {
  const [newest] = releaseNotes?.value ?? [];
  if (!newest || !releaseNotes || config.collections?.news === undefined) return [];
  const notes = releaseNotes.value.filter((note) => slugOf(note) === slugOf(newest));
  const languages = listLanguages(config).map(({ tag }) => tag);
  const planned = planNews(notes, { languages, project: config.review?.project, released });
  return planned.flatMap(([file, text, source]): NewsChange[] => {
    const published = file.replace(/\/_(?=[^/]+$)/, "/");
    const draft = published.replace(/(?=[^/]+$)/, "_");
    const drafted = textOf(draft);
    if (textOf(published) !== undefined || (drafted !== undefined && released === undefined)) return [];
    const whole = drafted?.replace(/^#? ?date:.*$/m, `date: ${released}`) ?? text;
    const news = { file, text: whole, draft: drafted === undefined ? undefined : draft };
    return [
      { path: [file], before: undefined, after: whole, origin: news.draft ?? source, without: [], news },
    ];
  });
}
