import { nearest } from "../../text/nearest.js";

interface ConditionFlaw {
  readonly text: string;
  readonly advice: string;
  /** Its offset in the condition. */
  readonly index: number;
}

/** What browsers ignore in the condition of `@media`, `@container` or `@supports`. */
export function findConditionFlaws(rule: string, condition: string): ConditionFlaw[] {
  if (/[#$]|theme\(/.test(condition)) return [];
  const text = `@${rule} ${condition}`;
  if (rule === "supports" && /^[a-z-]+\s*:/.test(condition))
    return [{ text, advice: `brackets are missing: (${condition})`, index: 0 }];
  if (rule !== "media" && rule !== "container") return [];
  const [withoutSpace] = /\b(?:and|or|not)\(/.exec(condition) ?? [];
  if (withoutSpace) return [{ text, advice: `write a space: ${withoutSpace.replace("(", " (")}`, index: 0 }];
  return Array.from(condition.matchAll(brackets), ({ 1: inner = "", index }) => {
    const [flawed, advice] = flawOf(inner.trim(), rule === "media") ?? [];
    return advice
      ? { text: flawed ?? "", advice, index: index + condition.slice(index).indexOf(flawed ?? "") }
      : [];
  }).flat();
}

/** A pair of brackets without others in it, except those of functions. */
const brackets = /(?<![\w-])\(((?:[^()]|\b[\w-]+\([^()]*\))*)\)/g;
const length = "(?:min-|max-)?(?:width|height|inline-size|block-size)";
const bareLength = new RegExp(
  `^${length}\\s*:\\s*([1-9][\\d.]*)$|^(?=.*\\b${length}\\b)(?=.*[<>=]).*?(?<![\\w.-])([1-9][\\d.]*)(?![\\w.%])`,
);

/** The wrong part of a feature, and what to write. */
function flawOf(feature: string, isMedia: boolean): readonly [string, string] | undefined {
  if (isMedia && feature.includes("var("))
    return [feature, "a media query cannot use var(): write the value itself"];
  if (/\s(?:and|or)\s/.test(feature))
    return [feature, `each needs brackets of its own: (${feature.replace(/\s+(and|or)\s+/g, ") $1 (")})`];
  const [, first, rest] = /^([a-z-]+)\s+([\d.]+[a-z]*|[a-z-]+)$/.exec(feature) ?? [];
  if (first !== undefined) return [feature, `a colon is missing: (${first}: ${rest})`];
  const [, exact, compared = exact] = bareLength.exec(feature) ?? [];
  if (compared !== undefined) return [compared, `a length needs a unit: ${compared}px`];
  const [, name = "", value = ""] = /^([\w-]+)(?:\s*:\s*(.*))?$/.exec(feature) ?? [];
  if (!isMedia || name === "" || /^-|--/.test(name)) return undefined;
  const values = features.get(name.replace(/^(?:min|max)-/, ""));
  const near = values
    ? undefined
    : nearest(name, [...features.keys(), "min-width", "max-width", "min-height"]);
  if (near !== undefined) return [name, `did you mean ${near}?`];
  if (!values?.length || !/^[a-z-]+$/.test(value) || values.includes(value)) return undefined;
  return [feature, `write one of ${values.join(", ")}`];
}

/** The features of media queries; after those that take words, their words. */
const features: ReadonlyMap<string, readonly string[]> = new Map(
  "prefers-color-scheme light dark no-preference;prefers-contrast no-preference more less custom high low forced;prefers-reduced-motion no-preference reduce;prefers-reduced-transparency no-preference reduce;prefers-reduced-data no-preference reduce;orientation portrait landscape;hover none hover on-demand;any-hover none hover on-demand;pointer none coarse fine;any-pointer none coarse fine;scripting none initial-only enabled;update none slow fast;forced-colors none active;inverted-colors none inverted;dynamic-range standard high;video-dynamic-range standard high;color-gamut srgb p3 rec2020;scan interlace progressive;width;height;aspect-ratio;resolution;color;color-index;monochrome;grid;display-mode;overflow-block;overflow-inline;device-width;device-height;device-aspect-ratio;device-pixel-ratio;horizontal-viewport-segments;vertical-viewport-segments;nav-controls;environment-blending;shape;device-posture;display-state;resizable;transform-3d"
    .split(";")
    .map((line) => {
      const [name = "", ...values] = line.split(" ");
      return [name, values];
    }),
);
