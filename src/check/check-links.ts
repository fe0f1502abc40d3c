import { outputFileOf, withBase, withoutBase } from "../core/addresses.js";
import type { Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { nearest } from "../core/nearest.js";
import type { CheckedPage, CheckedTree } from "./checked-tree.js";
import type { PageFacts } from "./read-page.js";

/** Every address inside the site leads to a page or file that will be published, and to a place on that page. */
export function checkLinks(checked: CheckedTree, log: Diagnostics): void {
  const targets = listTargets(checked);
  const { base, icon } = checked.site;
  for (const checkedPage of checked.pages) {
    const seen = new Set(icon && [withBase(base, icon)]); // a missing icon has its own rule
    for (const { value } of checkedPage.facts.addresses) {
      if (seen.size < seen.add(value).size) checkAddress(value, checkedPage, { checked, targets, log });
    }
  }
}

interface LinkContext {
  readonly checked: CheckedTree;
  readonly targets: ReadonlyMap<string, PageFacts | undefined>;
  readonly log: Diagnostics;
}

/** What a static host answers with 200, by path without the base; pages with what is known of them. */
function listTargets({ tree, pages }: CheckedTree): Map<string, PageFacts | undefined> {
  const targets = new Map<string, PageFacts | undefined>();
  for (const outputFile of tree.files.keys()) targets.set(`/${outputFile}`, undefined);
  for (const { page, facts } of pages) {
    const { routePath } = page.route;
    targets.set(routePath, facts);
    if (routePath !== "/") targets.set(`${routePath}/`, facts);
    targets.set(`/${outputFileOf(routePath)}`, facts);
  }
  return targets;
}

const hasScheme = /^([a-z][a-z0-9+.-]*:|\/\/)/i;

function checkAddress(
  href: string,
  { page, facts }: CheckedPage,
  { checked, targets, log }: LinkContext,
): void {
  const { site } = checked;
  const own = href.startsWith(site.url) ? href.slice(site.origin.length) : href;
  if (hasScheme.test(own)) return;
  const [beforeFragment = "", fragment] = splitOnce(own, "#");
  const [path = ""] = splitOnce(beforeFragment, "?");
  const place = (written: string): Place =>
    placeOf(written, page.route.module.sources, { page, base: site.base });

  let target: PageFacts | undefined = facts;
  if (path !== "") {
    if (!path.startsWith("/")) return log.add("check/relative-link", { href }, place(href));
    const inside = withoutBase(site.base, path);
    if (inside === undefined) return log.add("check/outside-base", { href, base: site.base }, place(href));
    const decoded = decodePath(inside);
    if (decoded === undefined || !targets.has(decoded)) {
      const near = nearest(decoded ?? inside, targets.keys());
      return log.add("check/broken-link", { href: inside, near: near && withBase("/", near) }, place(inside));
    }
    target = targets.get(decoded);
  }
  if (fragment === undefined || fragment === "" || fragment === "top" || !target) return;
  const id = decodePath(fragment) ?? fragment;
  if (target.ids.has(id)) return;
  const written = path === "" ? own : `${withoutBase(site.base, path)}#${fragment}`;
  log.add("check/broken-anchor", { href: written, id, near: nearest(id, target.ids) }, place(written));
}

/** The address as its author wrote it is somewhere in the page's sources, or in the Markdown that the page shows. */
function placeOf(
  written: string,
  sources: readonly string[],
  { page, base }: { page: CheckedPage["page"]; base: string },
): Place {
  const { routePath, params, module } = page.route;
  const documents = Object.values(params).map((value) => `legal/${value}.md`);
  const texts = [...new Set([written, withBase(base, written)])];
  return {
    file: module.sourceFile,
    page: routePath,
    seek: { kind: "literal", texts, files: [...sources, ...documents] },
  };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + separator.length)];
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
