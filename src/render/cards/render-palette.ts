import { type Palette, type PaletteColours, paletteProperties } from "../../model/site/palette.js";

/** The rules that give a page the brand's colours: the custom properties that its style asks for, in both schemes. */
export function renderPalette({ light, dark }: Palette, style: string): string {
  const used = (Object.keys(paletteProperties) as (keyof PaletteColours)[]).filter((key) =>
    // A longer name begins with the shorter one: `--brand-ink-soft`.
    new RegExp(`var\\(\\s*${paletteProperties[key]}\\s*[,)]`).test(style),
  );
  if (used.length === 0) return "";
  const root = (colours: PaletteColours) =>
    `:root{${used.map((key) => `${paletteProperties[key]}:${colours[key]}`).join(";")}}`;
  return `${root(light)}@media (prefers-color-scheme:dark){${root(dark)}}`;
}
