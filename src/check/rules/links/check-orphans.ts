import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { withBase } from "../../../model/addresses/addresses.js";
import { getLinkAt } from "../../../model/addresses/get-links.js";
import { groupBy } from "../../../util/group-by.js";
import type { CheckedSite, PageSummary } from "../../rule.js";
import { listTargets, type Targets } from "./targets.js";

/** Every document is on a page, and every page can be reached by links from the landing page. */
export function checkOrphans(checked: CheckedSite, log: Diagnostics): void {
  if (checked.unrendered.length > 0) return; // a page that failed may show or link to the others
  checkShown(checked, log);
  checkReached(checked, log);
}

function checkShown(checked: CheckedSite, log: Diagnostics): void {
  const contents = Object.values(checked.collections).flat();
  const documents = [...checked.legal, ...contents.filter(({ html }) => html !== "")];
  const missing = new Set(documents.map(({ sourceFile }) => sourceFile));
  for (const { sources } of checked.pages) for (const source of sources) missing.delete(source);
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
  for (const [folder, files] of groupBy([...missing], folderOf)) {
    // If no page shows any document of a folder, one page is missing, however many documents it contains.
    const isAlone =
      files.length > 1 &&
      documents.filter((one) => folderOf(one.sourceFile) === folder).length === files.length;
    const [first = folder] = files;
    if (isAlone) log.add("check/unshown-document", { count: String(files.length), folder }, { file: first });
    else for (const file of files) log.add("check/unshown-document", { count: undefined, folder }, { file });
  }
}

function checkReached(checked: CheckedSite, log: Diagnostics): void {
  const landing = checked.summaries.find(({ page }) => page.routePath === "/");
  if (!landing) return; // the start page is unknown
  const targets = listTargets(checked);
  const reached = new Set([landing]);
  for (const from of reached) {
    for (const { value, use } of from.links) {
      if (use !== "follow") continue;
      const to = leadsTo(value, from, { checked, targets });
      if (to) reached.add(to);
    }
  }
  for (const summary of checked.summaries) {
    const { routePath, sourceFile, document } = summary.page;
    if (reached.has(summary) || routePath === "/404") continue; // hosts show it without a link
    if (getLinkAt(routePath, checked.site) !== undefined) continue; // posters link to it
    log.add("check/orphan", {}, { file: document?.sourceFile ?? sourceFile, page: routePath });
  }
}

/** The page that a link leads to, or was most likely meant for; another rule reports broken links. */
function leadsTo(
  href: string,
  from: PageSummary,
  { checked, targets }: { checked: CheckedSite; targets: Targets },
): PageSummary | undefined {
  const { origin, base } = checked.site;
  const here = origin + withBase(base, from.page.routePath);
  const target = URL.canParse(href, here) ? new URL(href, here) : undefined;
  if (target?.origin !== origin) return undefined;
  const resolved = targets.resolve(target.pathname);
  if (resolved.kind === "found") return resolved.page;
  if (resolved.kind === "outside-base") return undefined;
  const suggested = resolved.kind === "wrong-case" ? resolved.published : resolved.near;
  const again = suggested === undefined ? undefined : targets.resolve(withBase(base, suggested));
  return again?.kind === "found" ? again.page : undefined;
}
