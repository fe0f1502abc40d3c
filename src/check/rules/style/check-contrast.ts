import { placeOf } from "../../../diagnostics/diagnostics.js";
import { onceEach } from "../../../util/once.js";
import { type PageElement, textOf } from "../../page/page-element.js";
import { elementsOf, styleOf } from "../../page/read-page.js";
import type { PageRule, ReadPage } from "../../rule.js";
import { type Colour, contrast, formatColour, isOpaque, over, parseColour } from "../../style/colour.js";
import {
  activeRules,
  type ColourContext,
  readTokens,
  resolveBackground,
  resolveColour,
  type Scheme,
  schemes,
} from "../../style/style-colours.js";
import { parseStyleRules, type StyleRule } from "../../style/style-rules.js";

/**
 * If a CSS rule sets the colours of both text and background, including through custom properties, their contrast is sufficient; the same
 * holds for the page's text and background, in each colour scheme of the page.
 */
export const checkContrast: PageRule = () => {
  const lowOf = onceEach((css: string) => onceEach((scheme: string) => findLowContrast(css, scheme)), 1);
  return (page, log) => {
    for (const low of lowOf(styleOf(page.facts))(metaColourScheme(page)))
      if (low.selector.split(",").some((selector) => mayMatch(selector, page)))
        log.add("check/low-contrast", { ...low }, placeOf(page, [low.selector], { isOfEach: true }));
  };
};

/** Whether elements have the classes of a selector, or a script names them: packages bring style for parts that a page lacks. */
function mayMatch(selector: string, { facts }: ReadPage): boolean {
  const names = selector.replace(/:not\([^)]*\)?/g, "").match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];
  const scripts = elementsOf(facts, "script").map(textOf);
  return names.every(
    (name) => scripts.some((text) => text.includes(name)) || facts.roots.some(hasClass(name)),
  );
}

const hasClass = (name: string) =>
  function has(element: PageElement | string): boolean {
    if (typeof element === "string") return false;
    return element.attributes.class?.includes(name) === true || element.children.some(has);
  };

function metaColourScheme({ facts }: ReadPage): string {
  const meta = elementsOf(facts, "meta").find(({ attributes }) =>
    /^color-scheme$/i.test(attributes.name ?? ""),
  );
  return (meta?.attributes.content ?? "").replace(/\s+/g, " ");
}

/** The minimum for large text, since a rule alone does not show the size of its text. */
const min = 3;

interface LowContrast {
  readonly selector: string;
  readonly text: string;
  readonly background: string;
  readonly ratio: string;
  readonly scheme: string;
}

/** Finds the rules of a style sheet whose text and background have too little contrast, in the light and the dark scheme. */
function findLowContrast(css: string, colourScheme: string): LowContrast[] {
  const rules = parseStyleRules(css);
  const pairs = schemes.flatMap((scheme) => {
    const active = activeRules(rules, scheme);
    const context = { tokens: readTokens(active), scheme };
    // A rule for one scheme overrides the colours of the same selector, so these are checked together.
    const merged = mergeBySelector(active);
    const both = [...merged].flatMap(([selector, declarations]) => {
      const text = resolveColour(declarations.get("color"), context);
      const behind = declarations.get("background-color") ?? declarations.get("background");
      return judge({ selector, text, background: resolveBackground(behind, context), scheme });
    });
    return [...both, ...judgePage(merged, colourScheme, context)];
  });
  const byColours = new Map<string, LowContrast>();
  for (const { scheme, ...low } of pairs) {
    const key = JSON.stringify(low);
    const other = byColours.get(key);
    byColours.set(key, { ...low, scheme: other ? `${other.scheme} and ${scheme}` : scheme });
  }
  return [...byColours.values()];
}

interface Judged {
  readonly selector: string;
  readonly text: Colour | undefined;
  readonly background: Colour | undefined;
  readonly scheme: Scheme;
}

/** A transparent background shows unknown colours, so only opaque ones are judged. */
function judge({ selector, text, background, scheme }: Judged): LowContrast[] {
  // Source: WCAG 2.2, 1.4.3: no requirement for inactive parts.
  if (!text || !background || !isOpaque(background) || /disabled/i.test(selector)) return [];
  const seen = over(text, background);
  const ratio = contrast(seen, background);
  if (ratio >= min) return [];
  const shown = { text: formatColour(seen), background: formatColour(background), ratio: ratio.toFixed(2) };
  return [{ selector, ...shown, scheme }];
}

const canvas = {
  light: { text: parseColour("#000"), background: parseColour("#fff") },
  dark: { text: parseColour("#fff"), background: parseColour("#121212") },
} as const;

/** The page's own text and background. Missing colours are the browser's, which are dark if the page supports dark screens. */
function judgePage(
  merged: ReadonlyMap<string, ReadonlyMap<string, string>>,
  colourScheme: string,
  context: ColourContext,
): LowContrast[] {
  const names = ["body", "html", ":root"];
  const declared = (...properties: string[]) => {
    for (const name of names)
      for (const property of properties) {
        const value = merged.get(name)?.get(property);
        if (value !== undefined) return { name, value };
      }
    return undefined;
  };
  const wanted = declared("color-scheme")?.value ?? colourScheme;
  const { scheme } = context;
  const isDark = /\bdark\b/i.test(wanted) && (scheme === "dark" || !/\blight\b/i.test(wanted));
  const own = canvas[isDark ? "dark" : "light"];
  const color = declared("color");
  const behind = declared("background-color", "background");
  const text = color ? resolveColour(color.value, context) : own.text;
  const background = behind ? resolveBackground(behind.value, context) : own.background;
  return judge({ selector: color?.name ?? behind?.name ?? "", text, background, scheme });
}

/** The declarations of each selector; a list of selectors counts for each of them. */
function mergeBySelector(rules: readonly StyleRule[]): Map<string, Map<string, string>> {
  const merged = new Map<string, Map<string, string>>();
  for (const { selector, declarations } of rules) {
    const names = /^[\w:,\s]+$/.test(selector) ? selector.split(",").map((name) => name.trim()) : [];
    const parts = names.filter((name) => /^(body|html|:root)$/.test(name));
    for (const name of new Set([selector, ...parts])) {
      const all = merged.get(name) ?? new Map<string, string>();
      for (const [property, value] of declarations) {
        if (property === "background") all.delete("background-color");
        all.set(property, value);
      }
      merged.set(name, all);
    }
  }
  return merged;
}
