import { folderIndexOf, outputFileOf, withoutBase } from "../../../model/addresses/addresses.js";
import { nearest } from "../../../text/nearest.js";
import { once, onceEach } from "../../../util/once.js";
import { decodePath } from "../../../util/request-target.js";
import type { CheckedSite, PageSummary } from "../../rule.js";

/** The paths, without the base, that a static host answers with 200. */
export type Targets = ReturnType<typeof listTargets>;

/** The target of an address within the site; paths are without the base. */
type Resolved =
  | {
      readonly kind: "found";
      readonly path: string;
      readonly page: PageSummary | undefined;
      /** The page's route if the path names its file. */
      readonly route: string | undefined;
    }
  | { readonly kind: "wrong-case"; readonly path: string; readonly published: string }
  | { readonly kind: "missing"; readonly path: string; readonly near: string | undefined }
  | { readonly kind: "outside-base" };

/**
 * Each suggestion compares all candidates, so their number is limited; otherwise the time would grow with the square of the site's size.
 */
const maxGuesses = 100;

/** Each page can be reached with and without a slash at the end, and by its file's name. */
export function listTargets({ files, summaries, unrendered, site: { base } }: CheckedSite) {
  const byPath = new Map<string, PageSummary | undefined>();
  const ofPages = new Map<string, string>();
  for (const outputFile of files.keys()) byPath.set(`/${outputFile}`, undefined);
  const add = (routePath: string, summary: PageSummary | undefined) => {
    byPath.set(routePath, summary);
    if (routePath !== "/") byPath.set(`${routePath}/`, summary);
    byPath.set(`/${outputFileOf(routePath)}`, summary);
    for (const file of [outputFileOf(routePath), folderIndexOf(routePath)])
      ofPages.set(`/${file}`, routePath);
  };
  for (const routePath of unrendered) add(routePath, undefined);
  for (const summary of summaries) add(summary.page.routePath, summary);
  // Most sites have no broken link.
  const byFolded = once(() => new Map([...byPath.keys()].map((path) => [path.toLowerCase(), path])));
  // Suggestions name a page's route rather than one of its other addresses.
  const names = once(() =>
    [...byPath.keys()].filter((path) => !ofPages.has(path) && (path === "/" || !path.endsWith("/"))),
  );
  let guesses = 0;
  const guess = (text: string, candidates: Iterable<string>) =>
    guesses++ < maxGuesses ? nearest(text, candidates) : undefined;

  /** Resolves a path with the base, such as `/some-repo/privacy-policy`; percent-encoding is decoded. */
  const resolve = onceEach((path: string): Resolved => {
    const inside = withoutBase(base, path);
    if (inside === undefined) return { kind: "outside-base" };
    const decoded = decodePath(inside) ?? inside;
    if (byPath.has(decoded))
      return { kind: "found", path: decoded, page: byPath.get(decoded), route: ofPages.get(decoded) };
    const published = byFolded().get(decoded.toLowerCase());
    if (published !== undefined) return { kind: "wrong-case", path: inside, published };
    const fromFolder = decoded.replace(namedByFolder, "");
    const isFeed = /\b(?:rss|feed|atom)\b/.test(decoded);
    // Other tools name the file of a page by its kind.
    const near =
      names().find((name) => name === `${decoded}/page`) ??
      guess(decoded, names()) ??
      names().find((name) => isFeed && name.endsWith(".atom"));
    return { kind: "missing", path: inside, near: byPath.has(fromFolder) ? fromFolder : near };
  });
  const nearestIds = onceEach((page: PageSummary) => onceEach((id: string) => guess(id, page.ids)));
  /** The nearest id on a page to one that it does not have. */
  const nearestId = (id: string, page: PageSummary) => nearestIds(page)(id);
  return { resolve, nearestId };
}

/** The start of an address that is really the path of a file on the disk. */
export const namedByFolder = /^\/public(?=\/)/;
