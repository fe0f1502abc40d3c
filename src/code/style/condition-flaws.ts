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
  if (rule === "supports" && /^[a-z-]+\s*:/.test(condition))
    return [{ text: `@supports ${condition}`, advice: `brackets are missing: (${condition})`, index: 0 }];
  if (rule !== "media" && rule !== "container") return [];
  const glued = /\b(?:and|or|not)\(/.exec(condition);
  if (glued)
    return [
      { text: `@${rule} ${condition}`, advice: `write a space: ${glued[0].replace("(", " (")}`, index: 0 },
    ];
  const flaws: ConditionFlaw[] = [];
  for (const { 1: inner = "", index } of condition.matchAll(feature)) {
    const add = (text: string, advice: string) => {
      flaws.push({ text, advice, index: index + 1 + Math.max(0, inner.indexOf(text)) });
    };
    const [, name = "", , value = ""] = /^\s*([\w-]+)\s*(:\s*([\s\S]*?))?\s*$/.exec(inner) ?? [];
    const compared = /^[^<>=]*[<>=]/.test(inner);
    if (rule === "media" && /\bvar\(/.test(inner))
      add(inner.trim(), "a media query cannot use var(): write the value itself");
    else if (/\s(?:and|or)\s/.test(inner))
      add(
        inner.trim(),
        `each needs brackets of its own: (${inner.trim().replace(/\s+(and|or)\s+/g, ") $1 (")})`,
      );
    else if (name === "" && !compared) {
      const [, first, rest] = /^\s*([a-z-]+)\s+([\d.]+[a-z]*|[a-z-]+)\s*$/.exec(inner) ?? [];
      if (first !== undefined) add(inner.trim(), `a colon is missing: (${first}: ${rest})`);
    } else if (compared) {
      const bare = /(?<![\w.-])[1-9][\d.]*(?![\w.%/]|\s*\/)/.exec(inner)?.[0];
      if (bare !== undefined && /\b(?:width|height|inline-size|block-size)\b/.test(inner))
        add(bare, `a length needs a unit: ${bare}px`);
    } else if (
      /^(?:min-|max-)?(?:width|height|inline-size|block-size)$/.test(name) &&
      /^[1-9][\d.]*$/.test(value)
    )
      add(value, `a length needs a unit: ${value}px`);
    else if (rule === "media" && !/^-|--/.test(name)) {
      const base = name.replace(/^(?:min|max)-/, "");
      const values = features.get(base);
      const near = values === undefined ? nearest(name, names) : undefined;
      if (near !== undefined) add(name, `did you mean ${near}?`);
      else if (values && values.length > 0 && /^[a-z-]+$/.test(value) && !values.includes(value))
        add(`${name}: ${value}`, `write one of ${values.join(", ")}`);
    }
  }
  return flaws;
}

/** A pair of brackets without others in it, except those of functions. */
const feature = /(?<![\w-])\(((?:[^()]|\b[\w-]+\([^()]*\))*)\)/g;

/** The features of media queries that take words, and the others. */
const features: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "prefers-color-scheme light dark no-preference",
    "prefers-contrast no-preference more less custom high low forced",
    "prefers-reduced-motion no-preference reduce",
    "prefers-reduced-transparency no-preference reduce",
    "prefers-reduced-data no-preference reduce",
    "orientation portrait landscape",
    "hover none hover on-demand",
    "any-hover none hover on-demand",
    "pointer none coarse fine",
    "any-pointer none coarse fine",
    "scripting none initial-only enabled",
    "update none slow fast",
    "forced-colors none active",
    "inverted-colors none inverted",
    "dynamic-range standard high",
    "video-dynamic-range standard high",
    "color-gamut srgb p3 rec2020",
    "scan interlace progressive",
    ...["width", "height", "aspect-ratio", "resolution", "color", "color-index", "monochrome", "grid"],
    ...[
      "display-mode",
      "overflow-block",
      "overflow-inline",
      "device-width",
      "device-height",
      "device-aspect-ratio",
    ],
    ...["device-pixel-ratio", "horizontal-viewport-segments", "vertical-viewport-segments", "nav-controls"],
    ...["environment-blending", "shape", "device-posture", "display-state", "resizable", "transform-3d"],
  ].map((line) => {
    const [name = "", ...values] = line.split(" ");
    return [name, values];
  }),
);
const ranged = ["width", "height", "aspect-ratio", "resolution"].flatMap((name) => [
  `min-${name}`,
  `max-${name}`,
]);
const names = [...features.keys(), ...ranged];
