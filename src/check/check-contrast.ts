import { createHash } from "node:crypto";
import { type Colour, contrast, parseColour } from "./colour.js";
import { textOf } from "./page-element.js";
import { placeOf } from "./place-of.js";
import { elementsOf } from "./read-page.js";
import type { PageRule } from "./rule.js";
import { parseStyleRules, type StyleRule } from "./style-rules.js";

/** What large text needs; a rule alone does not tell how large its text is. */
const least = 3;

interface LowContrast {
  readonly selector: string;
  readonly text: string;
  readonly background: string;
  readonly ratio: string;
  readonly scheme: string;
}

/** Where one CSS rule sets both the text's colour and its background, tokens included, they can be told apart. */
export const checkContrast: PageRule = () => {
  const known = new Map<string, readonly LowContrast[]>();
  const reported = new Set<string>();
  return (page, log) => {
    for (const style of elementsOf(page.facts, "style")) {
      const css = textOf(style);
      // By their hashes, lest the style of every page be kept.
      const key = createHash("sha256").update(css).digest("base64");
      const found = known.get(key) ?? findLowContrast(css);
      known.set(key, found);
      for (const low of found) {
        if (reported.size < reported.add(JSON.stringify(low)).size)
          log.add("check/low-contrast", { ...low }, placeOf(page));
      }
    }
  };
};

/** The rules of a style sheet whose colours are too near to each other, in the light and the dark scheme. */
export function findLowContrast(css: string): LowContrast[] {
  const rules = parseStyleRules(css);
  return (["light", "dark"] as const).flatMap((scheme) => {
    const active = rules.filter(({ conditions }) =>
      conditions.every((condition) => holds(condition, scheme)),
    );
    const tokens = readTokens(active);
    // A rule that is for one scheme overrides the same selector's colours, so these are looked at together.
    return [...mergeBySelector(active)].flatMap(([selector, declarations]) => {
      const written = declarations.get("color");
      const behind = declarations.get("background-color") ?? declarations.get("background");
      const text = written && resolveColour(written, tokens);
      const background = behind && resolveColour(behind, tokens);
      if (!text || !background) return [];
      const ratio = contrast(text, background);
      if (ratio >= least) return [];
      return [
        {
          selector,
          text: formatColour(text),
          background: formatColour(background),
          ratio: ratio.toFixed(2),
          scheme,
        },
      ];
    });
  });
}

/** Whether a condition holds on a screen in one scheme; one that is about other things does not count. */
function holds(condition: string, scheme: "light" | "dark"): boolean {
  if (!/^@media/i.test(condition)) return true;
  const wanted = /prefers-color-scheme:\s*(light|dark)/i.exec(condition)?.[1];
  return wanted?.toLowerCase() === scheme;
}

function readTokens(rules: readonly StyleRule[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const { selector, declarations } of rules) {
    if (!/(^|,)\s*(:root|html)\s*(,|$)/.test(selector)) continue;
    for (const [name, value] of declarations) if (name.startsWith("--")) tokens.set(name, value);
  }
  return tokens;
}

function mergeBySelector(rules: readonly StyleRule[]): Map<string, Map<string, string>> {
  const merged = new Map<string, Map<string, string>>();
  for (const { selector, declarations } of rules) {
    const all = merged.get(selector) ?? new Map<string, string>();
    for (const [name, value] of declarations) {
      if (name === "background") all.delete("background-color");
      all.set(name, value);
    }
    merged.set(selector, all);
  }
  return merged;
}

function resolveColour(value: string, tokens: ReadonlyMap<string, string>, depth = 0): Colour | undefined {
  const reference = /^var\(\s*(--[\w-]+)\s*(?:,(.*))?\)$/.exec(value);
  if (!reference || depth > 8) return parseColour(value);
  const next = tokens.get(reference[1] ?? "") ?? reference[2]?.trim();
  return next === undefined ? undefined : resolveColour(next, tokens, depth + 1);
}

const formatColour = (colour: Colour) =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
