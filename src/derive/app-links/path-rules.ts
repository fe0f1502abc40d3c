import type { Place } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { canonicalUrl } from "../../model/addresses/addresses.js";
import { getLinkAt } from "../../model/addresses/get-links.js";
import type { DeriveInput } from "../../model/pages/derived.js";
import type { Draft } from "../../model/pages/page.js";
import { configPlace } from "../../model/place.js";
import type { PathRule, SiteAppLinks } from "../../model/site/site.js";
import { nearest } from "../../text/nearest.js";
import { coversGlob, matchesGlob } from "./glob.js";

/**
 * The rules in the order in which both systems try them: the site's own pages first, so that the URL of a privacy policy never opens the
 * app. A page that no rule matches needs no rule of its own.
 */
export function planPathRules(
  { paths, variables }: SiteAppLinks,
  { site, pages, configFile }: Pick<DeriveInput, "site" | "pages" | "configFile">,
  log: Diagnostics,
): readonly PathRule[] {
  if (paths.length === 0) return [];
  const pathOf = ({ route }: Draft) => new URL(canonicalUrl(site, route.routePath)).pathname;
  const isGetLink = ({ route }: Draft) => getLinkAt(route.routePath, site) !== undefined;
  const ownPaths = pages.filter((page) => page.route.routePath !== "/404" && !isGetLink(page)).map(pathOf);
  const planned: PathRule[] = [];
  for (const [index, rule] of paths.entries()) {
    const place = configPlace(configFile, ["appLinks", "paths", `${index}`]);
    const android = site.stores.googlePlay?.package !== undefined;
    const rules = replaceVariables(rule, { variables, android, place }, log);
    const reasons = rules.map((one) => whyDead(one, { earlier: planned, ownPaths }));
    const [reason] = reasons;
    if (reason !== undefined && reasons.every((one) => one !== undefined))
      log.add("derive/dead-rule", { rule: rule.path, reason }, place);
    planned.push(...rules);
  }
  if (planned.length > 0 && planned.every(({ exclude }) => exclude)) {
    log.add("derive/nothing-opens", {}, configPlace(configFile, ["appLinks", "paths"]));
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

interface Before {
  readonly earlier: readonly PathRule[];
  readonly ownPaths: readonly string[];
}

/** Why a rule never applies to any URL; undefined if it can. */
function whyDead(rule: PathRule, { earlier, ownPaths }: Before): string | undefined {
  const { path } = rule;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path))
    return "it is matched with the path alone, without https: and the host";
  if (!/^[/*?]/.test(path)) return "a path begins with a slash";
  if (path.includes("#")) return "what follows # is no part of the path; write it as fragment";
  if (/[^\x21-\x7e]/.test(path)) return `in addresses it is written ${encodeURI(path)}`;
  if (!rule.exclude && !rule.pages && ownPaths.includes(path.replace(/(.)\/$/, "$1")))
    return "it is a page of the site, which stays in the browser";
  const before = earlier.find((one) => covers(one, rule));
  return before && `${JSON.stringify(before.path)} before it matches all that it does`;
}

/** Whether a rule matches every URL that another one matches. */
function covers(one: PathRule, other: PathRule): boolean {
  if (!coversGlob(one.path, other.path)) return false;
  if (one.fragment !== undefined && !coversGlob(one.fragment, other.fragment ?? "*")) return false;
  return Object.entries(one.query).every(([name, pattern]) => coversGlob(pattern, other.query[name] ?? "*"));
}

/** Variables that Apple defines; Android has none. Source: Apple, SubstitutionVariables. */
const builtIn = ["alpha", "upper", "lower", "alnum", "digit", "xdigit", "region", "lang"];

/** More would never fit in the file. */
const mostRules = 5000;

interface Replacing extends Pick<SiteAppLinks, "variables"> {
  /** Whether the app is on Android too. */
  readonly android: boolean;
  readonly place: Place;
}

/** Makes one rule for each combination of its variables' values, because Android has no variables. */
function replaceVariables(
  rule: PathRule,
  { variables, android, place }: Replacing,
  log: Diagnostics,
): readonly PathRule[] {
  const text = JSON.stringify([rule.path, rule.query, rule.fragment ?? ""]);
  const names = [...new Set([...text.matchAll(/\$\(([^)"]*)\)?/g)].map(([, name = ""]) => name))];
  const own = names.filter((name) => Object.hasOwn(variables, name));
  for (const name of names.filter((name) => !own.includes(name))) {
    const args = { rule: rule.path, name };
    if (!builtIn.includes(name)) {
      const near = nearest(name, [...Object.keys(variables), ...builtIn]);
      log.add("derive/unknown-variable", { ...args, near: near && `$(${near})` }, place);
    } else if (android) log.add("derive/apple-variable", args, place);
  }
  const count = own.reduce((product, name) => product * (variables[name]?.length ?? 0), 1);
  if (count > mostRules) {
    log.add("derive/too-many-rules", { rule: rule.path, count: `${count}`, limit: `${mostRules}` }, place);
    return [rule];
  }
  return own.reduce<readonly PathRule[]>(
    (rules, name) =>
      rules.flatMap((one) => (variables[name] ?? []).map((value) => replaceIn(one, `$(${name})`, value))),
    [rule],
  );
}

function replaceIn({ path, query, fragment, ...rest }: PathRule, name: string, value: string): PathRule {
  const replace = (text: string) => text.replaceAll(name, () => value);
  return {
    path: replace(path),
    query: Object.fromEntries(Object.entries(query).map(([key, pattern]) => [key, replace(pattern)])),
    fragment: fragment === undefined ? undefined : replace(fragment),
    ...rest,
  };
}
