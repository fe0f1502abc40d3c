import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { isDeclaration, type Prelude, type StylePart, walkStyle } from "../text/walk-style.js";
import type { OwnSheet } from "./own-sheets.js";

/** Rules of a style sheet, and whether each sets `content`. */
function listRules(parts: readonly StylePart[]): ReadonlyMap<Prelude, boolean> {
  const rules = new Map<Prelude, boolean>();
  for (const part of parts)
    if (!isDeclaration(part)) rules.set(part, false);
    else if (part.outer && part.property === "content") rules.set(part.outer, true);
  return rules;
}

const mayHave = /:(?:before|after)\b/;
const firstWord = (name: string) => /^[^_-]*/.exec(name)?.[0];

/** The selectors around a rule and its own. */
const chainOf = ({ prelude, outer }: Prelude): string =>
  `${outer ? chainOf(outer) : ""} ${prelude.startsWith("@") ? "" : prelude}`;

/**
 * Reports `::before` and `::after` of a class without `content` in the site's own style sheets: browsers do not show them. Silent if
 * another rule may set it: one for any element, for a name with the same first word, or for a name in the same line of the code.
 */
export function reportUnfilled(
  sheets: readonly OwnSheet[],
  { styles, code, log }: { styles: readonly string[]; code: string; log: Diagnostics },
): void {
  const own = sheets.filter(({ css }) => mayHave.test(css));
  if (own.length === 0) return;
  const bundled = styles.map((css) => (mayHave.test(css) ? walkStyle(css) : []));
  const filled = [...bundled, ...own.map(({ parts }) => parts)].flatMap((parts) =>
    [...listRules(parts)].flatMap(([rule, hasContent]) => (hasContent ? chainOf(rule) : [])),
  );
  const lines = code.split("\n").map((line) => new Set(line.match(/[\w-]+/g)));
  for (const { parts, placeAt } of own)
    for (const [{ prelude, at, outer }, hasContent] of listRules(parts)) {
      const [, name = "", pseudo = ""] = /^\.([\w-]+)::?(before|after)$/.exec(prelude) ?? [];
      if (name === "" || hasContent || (outer && !outer.prelude.startsWith("@"))) continue;
      const mayFill = (chain: string) => {
        const names = chain.replace(/:[\w-]+/g, "").match(/[\w-]+/g) ?? [];
        const isNear = (one: string) => firstWord(one) === firstWord(name);
        return (
          chain.includes(`:${pseudo}`) &&
          (names.length === 0 ||
            names.some((one) => isNear(one) || lines.some((line) => line.has(name) && line.has(one))))
        );
      };
      if (filled.some(mayFill)) continue;
      const text = `${prelude} has no content, so browsers do not show it`;
      log.add("read/doubtful", { text, advice: 'add content: ""' }, placeAt(at, prelude.length));
    }
}
