import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { canonicalUrl } from "../../model/addresses/addresses.js";
import { getLinkAt } from "../../model/addresses/get-links.js";
import type { DeriveInput } from "../../model/pages/derived.js";
import type { Draft } from "../../model/pages/page.js";
import { configPlace } from "../../model/place.js";
import type { PathRule, SiteAppLinks } from "../../model/site/site.js";
import { coversGlob, matchesGlob } from "./glob.js";

/** The rules in the order of both systems: the site's own pages first, so that the URL of a privacy policy never opens the app. */
export function planPathRules(
  { paths }: Pick<SiteAppLinks, "paths">,
  { site, pages }: Pick<DeriveInput, "site" | "pages">,
  log: Diagnostics,
): readonly PathRule[] {
  if (paths.length === 0) return [];
  const pathOf = ({ route }: Draft) => new URL(canonicalUrl(site, route.routePath)).pathname;
  const isGetLink = ({ route }: Draft) => getLinkAt(route.routePath, site) !== undefined;
  const ownPaths = pages.filter((page) => page.route.routePath !== "/404" && !isGetLink(page)).map(pathOf);
  const planned: PathRule[] = [];
  for (const [index, rule] of paths.entries()) {
    const place = configPlace(["appLinks", "paths", `${index}`]);
    const [, name] = /\$\(([^)"]*)/.exec(JSON.stringify(rule)) ?? [];
    if (name !== undefined && site.stores.googlePlay?.package !== undefined)
      log.add("derive/apple-variable", { rule: rule.path, name }, place);
    const reason = whyDead(rule, { earlier: planned, ownPaths });
    if (reason !== undefined) log.add("derive/dead-rule", { rule: rule.path, reason }, place);
    planned.push(rule);
  }
  if (planned.length > 0 && planned.every(({ exclude }) => exclude)) {
    log.add("derive/nothing-opens", {}, configPlace(["appLinks", "paths"]));
  }
  // A link that redirects others to the stores opens the app if it is installed.
  for (const path of pages.filter(isGetLink).map(pathOf).flatMap(withAndWithoutSlash)) {
    const rule = openingRule(path);
    if (!planned.some((one) => covers(one, rule))) planned.push(rule);
  }
  const opening = planned.filter(({ exclude }) => !exclude);
  const matches = (rule: PathRule, path: string) =>
    matchesGlob(rule.path, path) || matchesGlob(rule.path, withSlash(path));
  const claimed = ownPaths.filter(
    (path) =>
      opening.some((rule) => matches(rule, path)) && !planned.find((rule) => matches(rule, path))?.pages,
  );
  const own = claimed.flatMap(withAndWithoutSlash);
  return [...own.map((path) => ({ ...openingRule(path), exclude: true })), ...planned];
}

/** Some hosts answer `/x/` with the page of `/x`. */
const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

const withAndWithoutSlash = (path: string) => [...new Set([path, withSlash(path)])];

const openingRule = (path: string): PathRule => ({ path, query: {}, fragment: undefined, exclude: false });

/** Why a rule never applies to any URL; undefined if it can. */
function whyDead(
  rule: PathRule,
  { earlier, ownPaths }: { earlier: readonly PathRule[]; ownPaths: readonly string[] },
): string | undefined {
  const { path } = rule;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return "write the path alone, without https: and the host";
  if (!/^[/*?]/.test(path)) return "a path begins with a slash";
  if (path.includes("#")) return "the path does not include the part after #; write that part as fragment";
  if (/[^\x21-\x7e]/.test(path)) return `in a URL, it is written ${encodeURI(path)}`;
  if (!rule.exclude && !rule.pages && ownPaths.includes(path.replace(/(.)\/$/, "$1")))
    return "it is a page of the site, which always opens in the browser";
  const before = earlier.find((one) => covers(one, rule));
  return before && `the earlier rule ${JSON.stringify(before.path)} matches all of its URLs`;
}

/** Whether a rule matches every URL that another one matches. */
function covers(one: PathRule, other: PathRule): boolean {
  if (!coversGlob(one.path, other.path)) return false;
  if (one.fragment !== undefined && !coversGlob(one.fragment, other.fragment ?? "*")) return false;
  return Object.entries(one.query).every(([name, pattern]) => coversGlob(pattern, other.query[name] ?? "*"));
}
