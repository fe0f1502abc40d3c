import type { Host } from "../model/hosts/host.js";
import type { OutputFile } from "../model/pages/tree.js";
import type { Site } from "../model/site/site.js";

/** Pages for links of the app: `/event` for `/event/5`, if `appLinks` claims `/event/*`. Other patterns get the not-found page. */
export function listAppPages(
  { appLinks }: Pick<Site, "appLinks">,
  files: readonly Pick<OutputFile, "outputFile">[],
  { reads }: Pick<Host, "reads">,
): string[] {
  if (reads?.appPages === undefined) return [];
  const names = files.map(({ outputFile }) => `/${outputFile}`);
  const canShow = (page: string) =>
    names.includes(`${page}.html`) &&
    (reads.appPages === "where no file is" || !names.some((name) => name.startsWith(`${page}/`)));
  const claimed = (appLinks?.paths ?? []).flatMap(({ path, exclude }) => {
    const [, page] = /^((?:\/[\w.~-]+)+)\/\*$/.exec(path) ?? [];
    return page === undefined || exclude ? [] : [page];
  });
  return [...new Set(claimed)].filter(canShow);
}
