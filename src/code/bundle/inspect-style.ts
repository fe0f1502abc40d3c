import { nearest } from "../../text/nearest.js";
import { onceEach } from "../../util/once.js";
import { listDeclarations, withoutOtherText } from "../style-declarations.js";

/** A value that browsers ignore, or a property that does not exist, with what to write; the bundler knows misspelt properties. */
interface StyleFlaw {
  readonly text: string;
  readonly advice: string;
  readonly index: number;
  readonly length: number;
}

export function findStyleFlaws(css: string): StyleFlaw[] {
  const flaws: StyleFlaw[] = [];
  const correct = onceEach(misspelt);
  for (const { property, value, at, valueAt } of listDeclarations(css)) {
    const american = property.startsWith("--") ? property : property.replace("colour", "color");
    const instead = invented.get(american) ?? (american === property ? correct(property) : american);
    const text = `"${property}" is not a known CSS property`;
    if (instead !== undefined)
      flaws.push({ text, advice: `write ${instead}`, index: at, length: property.length });
    const [first = "", next] = value.replace(/\([^()]*\)|"[^"]*"|'[^']*'/g, "").split(startOfNext);
    if (next !== undefined && !first.includes("(")) {
      const ends = value.indexOf("\n");
      flaws.push({
        text: `a semicolon is missing after ${property}: ${first.trim()}`,
        advice: `browsers ignore this line and the next, ${next}`,
        index: valueAt,
        length: Math.max(1, ends),
      });
      continue;
    }
    const advice = adviceFor(property, value.toLowerCase());
    if (advice !== undefined)
      flaws.push({
        text: `browsers ignore ${property}: ${value}`,
        advice,
        index: valueAt,
        length: value.length,
      });
  }
  for (const [pattern, words] of named) {
    const known = words.split(" ");
    for (const { 0: name, index } of withoutOtherText(css).matchAll(pattern)) {
      const near = known.includes(name) ? undefined : nearest(name, known);
      const advice = /^\d/.test(name) ? `a length needs a unit: ${name}px` : near && `did you mean ${near}?`;
      if (advice !== undefined)
        flaws.push({ text: `browsers ignore ${name}`, advice, index, length: name.length });
    }
  }
  return flaws;
}

/** The name of a declaration on the next line of a value, which has none itself. */
const startOfNext = /\n\s*((?!progid)-{0,2}[a-z][a-z-]*)\s*:/i;

/**
 * The property that a typo of one letter means. The bundler finds those in older properties, except a letter too many. Hardly any two
 * properties differ by one letter, so a new one does not count as a typo. Nor does a custom property, whose name is the author's.
 */
function misspelt(property: string): string | undefined {
  if (property.length < 5 || property.startsWith("-") || properties.has(property)) return undefined;
  const near = nearest(property, properties, 1);
  return near && (near.length < property.length || newer.includes(near)) ? near : undefined;
}

const newer =
  "accent-color aspect-ratio background-blend-mode border-block border-inline color-scheme contain content-visibility field-sizing font-optical-sizing font-variation-settings forced-color-adjust inset-block inset-inline isolation margin-block margin-inline mix-blend-mode padding-block padding-inline scroll-margin scroll-margin-top scroll-padding scroll-padding-top scroll-snap-align scroll-snap-type scrollbar-color scrollbar-gutter scrollbar-width shape-outside text-decoration-thickness text-underline-offset text-wrap view-transition-name".split(
    " ",
  );
const properties = new Set([
  ...newer,
  ..."align-content align-items align-self animation animation-delay animation-duration backdrop-filter background background-color background-image background-position background-position-x background-position-y background-repeat background-size block-size border border-bottom border-collapse border-color border-left border-radius border-right border-style border-top border-width bottom box-shadow box-sizing clip-path color column-count column-gap columns content cursor direction display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family font-feature-settings font-size font-style font-variant font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-row grid-template grid-template-areas grid-template-columns grid-template-rows height hyphens inline-size inset justify-content justify-items justify-self left letter-spacing line-height list-style list-style-type margin margin-bottom margin-left margin-right margin-top max-height max-inline-size max-width min-height min-width object-fit object-position opacity order outline outline-offset overflow overflow-wrap overflow-x overflow-y overscroll-behavior overscroll-behavior-x overscroll-behavior-y padding padding-bottom padding-left padding-right padding-top place-content place-items pointer-events position right rotate row-gap scale stroke text-align text-decoration text-indent text-overflow text-shadow text-transform top transform transform-origin transition transition-duration translate user-select vertical-align visibility white-space width will-change word-break word-spacing z-index".split(
    " ",
  ),
]);

/** Widths and names in media queries, and pseudo-classes, each with the names that there are. */
const named: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=@media[^{}]*\((?:min-|max-)?(?:width|height)\s*:\s*)[1-9][\d.]*(?=\s*\))|(?<=@media[^{}]*\()[a-z-]{5,}(?=\s*[:)])/g,
    "width min-width max-width height min-height max-height aspect-ratio min-aspect-ratio max-aspect-ratio orientation resolution min-resolution max-resolution color color-gamut monochrome hover any-hover pointer any-pointer display-mode scripting update overflow-block overflow-inline inverted-colors forced-colors dynamic-range video-dynamic-range prefers-color-scheme prefers-contrast prefers-reduced-motion prefers-reduced-transparency prefers-reduced-data",
  ],
  [
    /(?<=(?:^|[,{};\s])(?:[\w.#*&>+~()[\]="-]+[ >+~]*)?:)(?!:)[a-z-]{4,}(?=[^;{}@]*\{)(?<!@media[^{}]*)/gm,
    "hover focus focus-visible focus-within active visited link any-link target target-within root empty checked disabled enabled required optional valid invalid user-valid user-invalid in-range out-of-range read-only read-write placeholder-shown autofill default indeterminate open modal popover-open fullscreen first-child last-child only-child nth-child nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type where host host-context global local lang defined scope state playing paused muted before after first-line first-letter left right first blank past future current",
  ],
];

/** Properties that people expect, too far from the real ones for the bundler's suggestions. */
const invented: ReadonlyMap<string, string> = new Map([
  ...["text-color", "font-color", "foreground"].map((name) => [name, "color"] as const),
  ...["bg-color", "bg"].map((name) => [name, "background-color"] as const),
  ["align", "text-align"],
  ["text-alignment", "text-align"],
  ["vertical-alignment", "vertical-align"],
  ["text-size", "font-size"],
  ["text-weight", "font-weight"],
  ["font-bold", "font-weight: bold"],
  ["line-spacing", "line-height"],
  ["corner-radius", "border-radius"],
  ["shadow", "box-shadow"],
  ["margin-x", "margin-inline"],
  ["margin-y", "margin-block"],
  ["padding-x", "padding-inline"],
  ["padding-y", "padding-block"],
]);

function adviceFor(property: string, value: string): string | undefined {
  if (/^(?:inherit|initial|unset|revert|revert-layer)$/.test(value)) return undefined;
  const [, split, unit] = /(?<![\w.-])(-?[\d.]+)\s+(px|r?em|v[hw]|fr)(?![\w-])/.exec(value) ?? [];
  if (unit !== undefined) return `write the unit next to its number: ${split}${unit}`;
  const [, times, size] = /\brepeat\(\s*(\d+)\s+([^,()]+)\)/.exec(value) ?? [];
  if (size !== undefined) return `a comma is missing: repeat(${times}, ${size})`;
  if (/^(?:z-index|order|flex-(?:grow|shrink))$/.test(property) && /^-?\d+[a-z]+$/.test(value))
    return `write a number without a unit: ${Number.parseInt(value, 10)}`;
  const [, bare] = /\bvar\(\s*([a-z][\w-]*)/.exec(value) ?? [];
  if (bare !== undefined) return `write two hyphens before the name: var(--${bare})`;
  if (takesLength.test(property) && lengths.test(value)) {
    const bare = value.split(/\s+/).find((part) => /^[-+.\d]+$/.test(part) && Number(part) !== 0);
    if (bare !== undefined) return `a length needs a unit: ${value.replace(bare, `${bare}px`)}`;
  }
  if (takesColour.test(property)) return adviceForColour(value);
  const words = keywords.find(([names]) => names.test(property))?.[1].split(" ");
  if (!words || !/^[a-z][a-z-]*$/.test(value) || words.includes(value)) return undefined;
  const near = nearest(value, words);
  return near ? `did you mean ${near}?` : `write one of ${words.join(", ")}`;
}

const takesLength =
  /^(?:(?:scroll-)?(?:margin|padding)(?:-\w+)*|inset(?:-\w+)*|(?:(?:min|max)-)?(?:width|height|inline-size|block-size)|top|right|bottom|left|font-size|letter-spacing|word-spacing|text-indent|(?:row-|column-)?gap|border(?:-\w+)*-(?:radius|width)|outline-(?:width|offset)|flex-basis)$/;
const lengths = /^[-+.\d]+[a-z%]*(?:\s+[-+.\d]+[a-z%]*)*$/;

const takesColour =
  /^(?:(?:background-|border-(?:\w+-)*|outline-|caret-|accent-|text-decoration-)?color|background|fill|stroke)$/;
const usualColours =
  "black white red green blue yellow orange purple pink gray grey brown navy teal lime aqua cyan magenta maroon olive silver gold transparent currentcolor".split(
    " ",
  );

function adviceForColour(value: string): string | undefined {
  if (/^#\S*$/.test(value))
    return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(value)
      ? undefined
      : "a colour has 3, 4, 6 or 8 digits from 0 to 9 and a to f, such as #6b21a8";
  if (!/^[a-z]+$/.test(value) || usualColours.includes(value)) return undefined;
  // Longer names are other colours, such as orangered.
  const similarLength = usualColours.filter(({ length }) => Math.abs(length - value.length) < 2);
  const near = nearest(value, similarLength);
  return near && `did you mean ${near}?`;
}

const aligned =
  "normal stretch center start end flex-start flex-end self-start self-end left right baseline anchor-center space-between space-around space-evenly safe unsafe auto legacy";
/** The values of properties that take words only, all of them. */
const keywords: readonly (readonly [RegExp, string])[] = [
  [
    /^display$/,
    "block inline inline-block flex inline-flex grid inline-grid flow-root none contents list-item flow math ruby ruby-base ruby-text ruby-base-container ruby-text-container table inline-table table-row table-cell table-column table-caption table-row-group table-column-group table-header-group table-footer-group run-in",
  ],
  [/^position$/, "static relative absolute fixed sticky"],
  [/^text-align$/, "start end left right center justify match-parent justify-all"],
  [/^(?:justify|align|place)-(?:content|items|self)$/, aligned],
  [/^flex-direction$/, "row row-reverse column column-reverse"],
  [/^flex-wrap$/, "nowrap wrap wrap-reverse balance"],
  [/^overflow(?:-[xy]|-inline|-block)?$/, "visible hidden clip scroll auto overlay"],
  [/^box-sizing$/, "content-box border-box"],
  [/^visibility$/, "visible hidden collapse"],
  [/^object-fit$/, "fill contain cover none scale-down"],
  [/^text-transform$/, "none capitalize uppercase lowercase full-width full-size-kana math-auto"],
  [/^font-style$/, "normal italic oblique"],
  [/^font-weight$/, "normal bold bolder lighter"],
  [
    /^white-space$/,
    "normal nowrap pre pre-wrap pre-line break-spaces collapse preserve preserve-breaks wrap",
  ],
  [/^float$/, "left right none inline-start inline-end"],
];
