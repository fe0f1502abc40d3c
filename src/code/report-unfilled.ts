import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { pointsOf } from "../text/points-of.js";
import { type Prelude, walkStyle } from "../text/walk-style.js";

/** Rules of a style sheet, and whether each sets `content`. */
function listRules(css: string): ReadonlyMap<Prelude, boolean> {
  const rules = new Map<Prelude, boolean>();
  for (const part of /:(?:before|after)\b/.test(css) ? walkStyle(css) : [])
    if (!("property" in part)) rules.set(part, false);
    else if (part.outer && part.property === "content") rules.set(part.outer, true);
  return rules;
}

const firstWord = (name: string) => /^[^_-]*/.exec(name)?.[0];

/** The selectors around a rule and its own. */
const chainOf = ({ prelude, outer }: Prelude): string =>
  `${outer ? chainOf(outer) : ""} ${prelude.startsWith("@") ? "" : prelude}`;

/**
 * Reports `::before` and `::after` of a class without `content` in the site's own style sheets: browsers do not show them. Silent if
 * another rule may set it: one for any element, for a name with the same first word, or for a name in the same line of the code.
 */
export function reportUnfilled(
  files: readonly string[],
  { styles, code, root, log }: { styles: readonly string[]; code: string; root: string; log: Diagnostics },
): void {
  const own = files.filter((file) => file.endsWith(".css") && !file.split("/").includes("node_modules"));
  const texts = own.map((file) => [file, readFileSync(resolve(root, file), "utf8")] as const);
  const filled = [...styles, ...texts.map(([, css]) => css)].flatMap((css) =>
    [...listRules(css)].flatMap(([rule, hasContent]) => (hasContent ? chainOf(rule) : [])),
  );
  const lines = code.split("\n").map((line) => new Set(line.match(/[\w-]+/g)));
  for (const [file, css] of texts)
    for (const [{ prelude, at, outer }, hasContent] of listRules(css)) {
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
      const place = { file, ...pointsOf(css)(at), length: prelude.length };
      log.add("read/doubtful", { text, advice: 'add content: ""' }, place);
    }
}
