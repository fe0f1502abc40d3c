import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { propertyOf } from "../model/site/brand-property.js";
import type { Site } from "../model/site/site.js";
import { nearest } from "../text/nearest.js";
import { type Declaration, isDeclaration, walkStyle } from "../text/walk-style.js";
import { once } from "../util/once.js";
import type { OwnSheet } from "./own-sheets.js";
import { reportUnstyledClasses, type StyledPage } from "./unknown-classes.js";

/** What a site gives to the style of its pages. */
export type StyledSite = Pick<Site, "base" | "fonts" | "palette">;

interface NameOptions {
  readonly root: string;
  readonly code: string;
  readonly site: StyledSite;
  readonly sheets: readonly OwnSheet[];
  readonly log: Diagnostics;
}

/** The names of the animations that a text defines. */
const listAnimations = (text: string) =>
  Array.from(text.matchAll(/@(?:-webkit-)?keyframes\s+([\w-]+)/g), ({ 1: name = "" }) => name);

/**
 * Reports custom properties that are used without being defined anywhere, and fonts that most readers do not have, each at its first use
 * in the site's own style sheets.
 */
export function reportUnknownNames(
  pages: readonly StyledPage[],
  { root, code, site, sheets, log }: NameOptions,
): void {
  const bundles = new Set([...pages].flatMap(({ style, script }) => [style, script]));
  const texts = [code, ...Array.from(bundles, ({ text }) => text)];
  // A style sheet that a page links, or imports from another origin, may define anything.
  if (/["']stylesheet["']/.test(code) || texts.some((text) => /@import\s*(?:url\()?["']?https?:/.test(text)))
    return;
  reportUnstyledClasses(pages, root, log);
  const defined = new Set(texts.flatMap((text) => text.match(definition) ?? []));
  for (const key in site.palette?.light) defined.add(propertyOf(key));
  const published = site.fonts.map(({ family }) => family.toLowerCase());
  const faces = new Set([...published, ...texts.flatMap(listFaces)]);
  const stacks = new Map(
    (published.length > 0 ? texts.slice(1) : []).flatMap((css) =>
      walkStyle(css)
        .filter(isDeclaration)
        .map((one) => [one.property, firstFamily(one) ?? ""]),
    ),
  );
  const movingInAll = texts.flatMap(listAnimations);
  const scripts = Array.from(pages, ({ script }) => script.text);
  const words = once(() => new Set([code, ...scripts].join("\n").match(/[\w-]+/g)));
  const seen = new Set<string>();
  const isNew = (name: string) => seen.size !== seen.add(name).size;
  for (const { css, parts, placeAt } of sheets) {
    const sheet = { css, declarations: parts.filter(isDeclaration), placeAt, isNew, log };
    reportVariables(sheet, defined);
    reportAnimations(sheet, new Set([...listAnimations(css), ...movingInAll]));
    reportFamilies(sheet, faces);
    reportImitated(sheet, stacks, site.fonts);
    reportHidden(sheet, words);
  }
}

interface Sheet extends Pick<OwnSheet, "css" | "placeAt"> {
  readonly declarations: readonly Declaration[];
  /** Whether no style sheet has used a name before. */
  readonly isNew: (name: string) => boolean;
  readonly log: Diagnostics;
}

/** Reports elements that stay transparent, because no code gives them a class that shows them. */
function reportHidden({ declarations, placeAt, log }: Sheet, words: () => ReadonlySet<string>): void {
  const moving = new Set(
    declarations.flatMap(({ property, outer }) => (/^animation/.test(property) ? [outer] : [])),
  );
  const opacities = declarations.filter(({ property }) => property === "opacity");
  const hidden = opacities.filter(({ value, outer }) => Number(value) === 0 && !outer?.outer);
  /** Of each class that a rule shows: a class that the rule needs too and no code has; empty if some rule needs none. */
  const lacking = new Map<string, string>();
  for (const { value, outer } of hidden.length > 0 ? opacities : []) {
    const classes = outer?.prelude.match(/(?<=\.)[\w-]+/g)?.slice(0, 9) ?? [];
    for (const name of Number(value) === 0 ? [] : classes)
      if (lacking.get(name) !== "")
        lacking.set(name, classes.find((one) => one !== name && !words().has(one)) ?? "");
  }
  for (const { at, outer } of hidden) {
    const [, name = ""] = /^\.([\w-]+)$/.exec(outer?.prelude ?? "") ?? [];
    const lacks = moving.has(outer) ? undefined : lacking.get(name);
    if (!lacks) continue;
    const text = `.${name} stays transparent: no code gives the class ${lacks}`;
    const advice = "import the script that does, or delete opacity: 0";
    log.add("read/doubtful", { text, advice }, placeAt(at, "opacity".length));
  }
}

function reportVariables({ declarations, placeAt, isNew, log }: Sheet, defined: ReadonlySet<string>): void {
  for (const { value, valueAt } of declarations)
    for (const { 1: name = "", index } of value.matchAll(use)) {
      if (defined.has(name) || !isNew(name)) continue;
      const place = placeAt(valueAt + index + 4, name.length);
      log.add("read/unknown-variable", { name, near: nearest(name, defined) }, place);
    }
}

function reportAnimations({ declarations, placeAt, isNew, log }: Sheet, known: ReadonlySet<string>): void {
  for (const declaration of declarations) {
    const animation = unknownAnimation(declaration, known);
    if (animation === undefined || !isNew(animation)) continue;
    const place = placeAt(declaration.valueAt + declaration.value.indexOf(animation), animation.length);
    const near = nearest(animation, known);
    const args = { name: `@keyframes ${animation}`, near: near && `@keyframes ${near}` };
    log.add("read/unknown-variable", args, place);
  }
}

function reportFamilies({ declarations, placeAt, isNew, log }: Sheet, faces: ReadonlySet<string>): void {
  for (const declaration of declarations) {
    const family = firstFamily(declaration);
    if (family === undefined || faces.has(family) || ofSystems.test(family) || !isNew(family)) continue;
    const at = declaration.value.toLowerCase().indexOf(family);
    const place = placeAt(declaration.valueAt + at, family.length);
    const written = declaration.value.slice(at, at + family.length);
    log.add("read/unknown-font", { family: written, near: nearest(family, faces) }, place);
  }
}

/** Reports bold weights of families that have no bold font. */
function reportImitated(
  { css, declarations, placeAt, isNew, log }: Sheet,
  stacks: ReadonlyMap<string, string>,
  fonts: StyledSite["fonts"],
): void {
  const fontRules = new Map<number, { family?: string | undefined; weight?: Declaration }>();
  for (const declaration of declarations) {
    const ruleAt = css.lastIndexOf("{", declaration.at);
    const rule = fontRules.get(ruleAt) ?? {};
    fontRules.set(ruleAt, rule);
    if (declaration.property === "font-family") rule.family = familyOf(declaration, stacks);
    if (declaration.property === "font-weight") rule.weight = declaration;
  }
  for (const { family, weight } of fontRules.values()) {
    const light = weight ? lightFonts(weight.value, family, fonts) : [];
    const [first] = light;
    if (!weight || !first || !isNew(`${family} ${weight.value}`)) continue;
    const weights = light.map((font) => font.weight).join(", ");
    const args = { family: first.family, weight: weight.value, weights };
    log.add("read/imitated-weight", args, placeAt(weight.valueAt, weight.value.length));
  }
}

/** The animation that a declaration names and no style sheet defines; undefined if it has none, or computes it. */
function unknownAnimation({ property, value }: Declaration, known: ReadonlySet<string>): string | undefined {
  if (!/^animation(?:-name)?$/.test(property) || /var\(|[#$"']/.test(value)) return undefined;
  const words = value.replace(/[\w-]+\([^()]*\)/g, "").match(/(?<![\w.-])[a-z_][\w-]*/gi) ?? [];
  const names = words.filter((word) => !ofAnimation.test(word));
  return names.find((name) => !known.has(name));
}

const ofAnimation =
  /^(?:none|inherit|initial|unset|revert|revert-layer|ease|ease-in|ease-out|ease-in-out|linear|step-start|step-end|infinite|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|auto|replace|add|accumulate)$/i;

/** What sets a custom property: a declaration, `@property`, or code that has its name. */
const definition = /(?<!var\(\s*|[\w-])--[\w-]+/g;
const use = /var\((--[\w-]+)\)/g;

const listFaces = (css: string) =>
  [...css.matchAll(/@font-face\s*\{[^}]*?font-family:\s*["']?([^"';}]+)/g)].map(([, name = ""]) =>
    name.trim().toLowerCase(),
  );

/** The family that a declaration asks for first, perhaps through a custom property. */
function familyOf(declaration: Declaration, stacks: ReadonlyMap<string, string>): string | undefined {
  const [, name = ""] = /^var\((--[\w-]+)/.exec(declaration.value) ?? [];
  return stacks.get(name) ?? firstFamily(declaration);
}

/** The fonts of a family, if browsers imitate the bold weight that a rule of the style asks for; empty otherwise. */
function lightFonts(weight: string, family: string | undefined, fonts: StyledSite["fonts"]) {
  const own = fonts.filter((font) => font.family.toLowerCase() === family);
  const isBold = weight === "bold" || Number(weight) >= synthesised;
  return isBold && own.every((font) => font.weight < synthesised) ? own : [];
}

/** From this weight on, browsers embolden a lighter font. Source: CSS Fonts Level 4, font-synthesis-weight. */
const synthesised = 600;

/** The font that browsers try first, in lower case; undefined if the declaration has none, or computes it. */
function firstFamily({ property, value }: Declaration): string | undefined {
  const isStack = property.startsWith("--") && /,\s*(?:ui-)?(?:sans-serif|serif|monospace)$/.test(value);
  if (property !== "font-family" && property !== "font" && !isStack) return undefined;
  const [first = ""] = value.split(",");
  const name = property === "font" ? first.replace(/^.*?\d[\w.%]*(?:\s*\/\s*[\w.%]+)?\s+/, "") : first;
  const family = name
    .trim()
    .replace(/^["']|["']$/g, "")
    .toLowerCase();
  return /^[\p{L}\d][\p{L}\d .'-]*$/u.test(family) && !(property === "font" && name === first)
    ? family
    : undefined;
}

/** Fonts of an operating system, and the words of CSS. */
const ofSystems =
  /^(?:inherit|initial|unset|revert|revert-layer|serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z-]+|-apple-system|blinkmacsystemfont|american typewriter|andale mono|apple .*|aptos|arial.*|avenir.*|bahnschrift|baskerville|batang|bookman.*|bradley hand.*|brush script.*|calibri|cambria.*|candara|cantarell|century gothic|chalkboard.*|charter.*|cochin|comic sans ms|consolas|constantia|copperplate.*|corbel|courier.*|dejavu .*|didot|dotum|droid .*|fira .*|franklin gothic.*|futura|garamond|geneva|georgia|gill sans.*|gulim|heiti.*|helvetica.*|hiragino.*|hoefler text|impact|iowan old style|kaiti.*|leelawadee.*|liberation .*|lucida.*|malgun gothic|marker felt|meiryo.*|menlo|microsoft .*|monaco|ms .*|nanum.*|new york|nirmala ui|noto .*|optima|oxygen.*|palatino.*|papyrus|perpetua|pingfang.*|rockwell.*|roboto.*|san francisco.*|seravek|sf .*|segoe .*|simhei|simsun|sitka.*|snell roundhand|songti.*|source (?:code|sans|serif).*|superclarendon|sylfaen|tahoma|times.*|trebuchet ms|ubuntu.*|urw .*|verdana|yu .*|.* emoji|.* symbols?)$/;
