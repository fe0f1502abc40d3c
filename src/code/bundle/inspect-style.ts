import { nearest } from "../../text/nearest.js";
import { listDeclarations, withoutOtherText } from "../style-declarations.js";

/** A value that browsers ignore, or a property that does not exist, with what to write; the bundler knows misspelt properties. */
export interface StyleFlaw {
  readonly text: string;
  readonly advice: string;
  readonly index: number;
  readonly length: number;
}

export function findStyleFlaws(css: string): StyleFlaw[] {
  const flaws: StyleFlaw[] = [];
  for (const { property, value, at, valueAt } of listDeclarations(css)) {
    const american = property.startsWith("--") ? property : property.replace("colour", "color");
    const instead = invented.get(american) ?? (american === property ? undefined : american);
    const text = `"${property}" is not a known CSS property`;
    if (instead !== undefined)
      flaws.push({ text, advice: `write ${instead}`, index: at, length: property.length });
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
  const alike = usualColours.filter(({ length }) => Math.abs(length - value.length) < 2);
  const near = nearest(value, alike);
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
