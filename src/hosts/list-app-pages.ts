import type { Host } from "../model/hosts/host.js";
import type { AppPage } from "../model/hosts/serving.js";
import type { OutputFile } from "../model/pages/tree.js";
import type { PathRule, Site } from "../model/site/site.js";

/**
 * Pages that a browser shows for links of the app: `/event` for `/event/5`, where `appLinks` claims `/event/*` and the site has a page
 * `/event`. Other patterns, and hosts that cannot show one page for many paths or leave out what is excluded, get the not-found page.
 */
export function listAppPages(
  { appLinks }: Pick<Site, "appLinks">,
  files: readonly Pick<OutputFile, "outputFile">[],
  { reads }: Pick<Host, "reads">,
): AppPage[] {
  const rules = appLinks?.paths ?? [];
  const names = files.map(({ outputFile }) => outputFile);
  const claimed = rules.flatMap(({ path, exclude }, index) => {
    const [, page] = /^((?:\/[\w.~-]+)+)\/\*$/.exec(path) ?? [];
    if (exclude || page === undefined) return [];
    const except = rules.slice(0, index).filter(isExcluded).map(patternOf).filter(mayBeBelow(page));
    return { page, except };
  });
  return claimed.filter(
    ({ page, except }, index) =>
      claimed.findIndex((one) => one.page === page) === index &&
      reads?.appPages !== undefined &&
      names.includes(`${page.slice(1)}.html`) &&
      (reads.appPages === "where no file is" || !names.some((name) => `/${name}`.startsWith(`${page}/`))) &&
      except.every((path) =>
        reads.appPagesExcept === "folders" ? isFolder.test(path) : reads.appPagesExcept === "patterns",
      ),
  );
}

/** A rule that excludes only some queries or fragments leaves the path to the app. */
const isExcluded = ({ exclude, query, fragment }: PathRule) =>
  exclude && fragment === undefined && Object.keys(query).length === 0;

/** Without variables, and without encoded characters, which some hosts decode before they compare. */
const patternOf = ({ path }: PathRule) => path.replace(/\$\([^)]*\)|(%[\da-f]{2})+/gi, "*");

/** `/event/draft` or `/event/draft/*`. */
const isFolder = /^[^*?]+(\/\*)?$/;

const mayBeBelow = (page: string) => (pattern: string) => {
  const [fixed = ""] = /^[^*?]*/.exec(pattern) ?? [];
  return fixed.startsWith(`${page}/`) || (fixed !== pattern && `${page}/`.startsWith(fixed));
};

/** The patterns as the source of one regular expression for a whole path, without anchors. */
export const patternOfExcept = ({ except }: AppPage): string =>
  except
    .map((path) =>
      path
        .replace(/[.+^${}()|[\]\\]/g, "\\$&")
        .replaceAll("*", ".*")
        .replaceAll("?", "."),
    )
    .join("|");
