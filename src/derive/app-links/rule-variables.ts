import type { Place } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PathRule, SiteAppLinks } from "../../model/site/launch.js";
import { nearest } from "../../text/nearest.js";

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
export function replaceVariables(
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
