import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as register,
  wcagContrast,
} from "culori/fn";

/** The colours of one scheme, as CSS hex colours. */
export interface PaletteColours {
  readonly paper: string;
  /** A tint of the brand for areas on paper, on which ink is readable. */
  readonly panel: string;
  /** Text on paper. */
  readonly ink: string;
  /** Secondary text on paper. */
  readonly inkSoft: string;
  /** Lines and edges on paper. */
  readonly rule: string;
  /** Links and marks on paper, as close to the brand colour as is readable. */
  readonly link: string;
  /** A large area in the brand's colour. */
  readonly field: string;
  /** Text on the field. */
  readonly onField: string;
}

/** The colours computed from one brand colour, for both schemes. */
export interface Palette {
  readonly light: PaletteColours;
  readonly dark: PaletteColours;
}

// culori's functions only know registered colour spaces.
register(modeRgb);
register(modeLrgb);
register(modeOklch);
const toOklch = converter("oklch");

/** The contrast that WCAG 2.2 AA requires of text (1.4.3) and of edges (1.4.11). */
const textContrast = 4.5;
const shapeContrast = 3;
/** Dim text on a dark page looks disabled, at a contrast that is enough on a light one. */
const darkContrast = 7;

/**
 * The colours of a light and a dark scheme, computed from one colour in OKLCH. Every text has a contrast of
 * at least 4.5:1 with its background and every rule of 3:1, whatever the colour: the brand fills areas, and
 * text never depends on it.
 *
 * @param brand A CSS hex colour without alpha, e.g. `#0b7a75`.
 */
export function computePalette(brand: string): Palette {
  const { l, c, h = 0 } = toOklch(brand) ?? { l: 0, c: 0 };
  const colour: Tint = (lightness, maxChroma = c) =>
    formatHex(
      clampChroma({ mode: "oklch", l: lightness, c: Math.min(c, maxChroma), h } satisfies Oklch, "oklch"),
    );
  // In the dark, a bright brand colours the text, not the field.
  const isBright = l > 0.75;
  // A dark yellow looks olive, and a pale one grey.
  const isYellow = h > 70 && h < 125;
  return {
    light: scheme(colour, {
      paper: colour(0.985, 0.01),
      panel: isYellow ? colour(0.95, 0.09) : colour(0.935, 0.04),
      ink: colour(0.2, 0.03),
      field: formatHex(brand) ?? brand,
      from: l,
      towards: 0,
    }),
    dark: scheme(colour, {
      paper: colour(0.18, 0.015),
      panel: colour(0.245, isYellow ? 0.02 : 0.045),
      ink: colour(0.95, 0.015),
      // A bright field would dazzle in the dark, and one as dark as the paper would be invisible.
      field: isBright ? colour(0.3, isYellow ? 0.03 : c) : colour(Math.min(Math.max(l, 0.3), 0.48)),
      onField: isBright ? colour(l) : undefined,
      from: l,
      towards: 1,
    }),
  };
}

/** A colour of the brand's hue, with a lightness from 0 to 1 and at most a given chroma. */
type Tint = (lightness: number, maxChroma?: number) => string;

interface SchemeBase extends Pick<PaletteColours, "paper" | "panel" | "ink" | "field"> {
  readonly onField?: string | undefined;
  /** The brand's lightness, and the lightness that colours on paper approach until they are visible. */
  readonly from: number;
  readonly towards: 0 | 1;
}

function scheme(tint: Tint, { field, onField, from, towards, ...base }: SchemeBase): PaletteColours {
  const { paper, ink } = base;
  const until = (min: number, start: number, maxChroma?: number) => {
    for (let step = 0; step < 50; step++) {
      const found = tint(start + ((towards - start) * step) / 50, maxChroma);
      if (wcagContrast(found, paper) >= min) return found;
    }
    return ink;
  };
  return {
    ...base,
    inkSoft: until(towards === 0 ? textContrast + 1 : darkContrast, towards === 0 ? 0.55 : 0.6, 0.03),
    rule: until(shapeContrast, towards === 0 ? 0.75 : 0.4, 0.03),
    link: until(towards === 0 ? textContrast : darkContrast, from),
    field,
    onField: readableOn(field, onField ? [onField] : [paper, ink]),
  };
}

/** The most readable of some colours on a background. If none is, white, or else black: one of those two always suffices. */
function readableOn(background: string, colours: readonly string[]): string {
  const contrast = (colour: string) => wcagContrast(colour, background);
  const found = colours.reduce((one, other) => (contrast(other) > contrast(one) ? other : one));
  return [found, "#ffffff"].find((colour) => contrast(colour) >= textContrast) ?? "#000000";
}
