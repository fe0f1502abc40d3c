import { type Palette, type PaletteColours, paletteProperties } from "../../model/site/palette.js";

/** Renders the custom properties with the brand's colours that a style uses, in both schemes. */
export function renderPalette({ light, dark }: Palette, style: string): string {
  const used = (Object.keys(paletteProperties) as (keyof PaletteColours)[]).filter((key) =>
    // A longer name may begin with the shorter one: `--brand-ink-soft`.
    new RegExp(`var\\(\\s*${paletteProperties[key]}\\s*[,)]`).test(style),
  );
  if (used.length === 0) return "";
  const root = (colours: PaletteColours) =>
    `:root{${used.map((key) => `${paletteProperties[key]}:${colours[key]}`).join(";")}}`;
  return `${root(light)}@media (prefers-color-scheme:dark){${root(dark)}}`;
}
