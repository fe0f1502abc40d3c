import {
  blend,
  type Color,
  formatHex,
  interpolateWithPremultipliedAlpha,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  parseHex,
  parseNamed,
  parseTransparent,
  useMode as register,
  wcagContrast,
} from "culori/fn";

// culori's functions only know registered colour spaces: those of CSS.
register(modeRgb);
register(modeLrgb);
register(modeHsl);
register(modeHwb);
register(modeLab);
register(modeLch);
register(modeOklab);
register(modeOklch);
register(modeP3);
register(modeXyz50);
register(modeXyz65);

export type Colour = Color;

/** culori returns undefined for other names. */
type KnownName = Parameters<typeof parseNamed>[0];

/**
 * Parses a CSS colour: names, hex, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`, and their `color-mix()`.
 * Undefined for colours that depend on their context, such as `currentColor`, system colours and relative colours.
 */
export function parseColour(text: string): Colour | undefined {
  const plain = text.trim();
  // For a name, culori would try all functions first, by patterns that take V8 a millisecond to compile.
  if (!plain.includes("("))
    return parseHex(plain) ?? parseNamed(plain as KnownName) ?? parseTransparent(plain);
  const mixed = /^color-mix\((.*)\)$/is.exec(plain)?.[1];
  return mixed === undefined ? parse(plain) : mix(splitTopLevel(mixed, ","));
}

/** Source: https://www.w3.org/TR/css-color-5/#color-mix. */
function mix([method = "", ...parts]: readonly string[]): Colour | undefined {
  const space = /^\s*in\s+([\w-]+)/i.exec(method)?.[1]?.toLowerCase();
  const mode = space && spaces.find(([name]) => name === space)?.[1];
  const [first, second, ...more] = parts.map(parsePart);
  if (!mode || !first || !second || more.length > 0) return undefined;
  const [one, two] = shares(first.share, second.share);
  if (one + two === 0) return undefined;
  const found = interpolateWithPremultipliedAlpha([first.colour, second.colour], mode)(two / (one + two));
  return { ...found, alpha: (found.alpha ?? 1) * Math.min(1, one + two) };
}

const spaces = [
  ["srgb", "rgb"],
  ["srgb-linear", "lrgb"],
  ["hsl", "hsl"],
  ["hwb", "hwb"],
  ["lab", "lab"],
  ["lch", "lch"],
  ["oklab", "oklab"],
  ["oklch", "oklch"],
  ["display-p3", "p3"],
  ["xyz", "xyz65"],
  ["xyz-d65", "xyz65"],
  ["xyz-d50", "xyz50"],
] as const;

function parsePart(text: string): { colour: Colour; share: number | undefined } | undefined {
  const [, before, written = "", after] = /^\s*(?:([\d.]+)%\s+)?(.*?)(?:\s+([\d.]+)%)?\s*$/s.exec(text) ?? [];
  const colour = parseColour(written);
  const share = before ?? after;
  return colour && { colour, share: share === undefined ? undefined : Number(share) / 100 };
}

/** A missing share is the remainder to 100 %. */
function shares(one: number | undefined, two: number | undefined): [number, number] {
  if (one === undefined) return two === undefined ? [0.5, 0.5] : [1 - two, two];
  return [one, two ?? 1 - one];
}

export function splitTopLevel(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

export const isOpaque = ({ alpha = 1 }: Colour) => alpha >= 1;

export const over = (above: Colour, below: Colour): Colour => blend([below, above]);

/** The contrast of two opaque colours, 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export const contrast = (a: Colour, b: Colour): number => wcagContrast(a, b);

/** `#aabbcc` */
export const formatColour = (colour: Colour): string => formatHex(colour);
