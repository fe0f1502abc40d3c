import type { Palette } from "../../model/site/brand-palette.js";

/** Renders the custom properties with the brand's colours that a style uses, in both schemes. */
export function renderPalette({ light, dark }: Palette, style: string): string {
  const used = Object.keys(light).filter((key) =>
    // A longer name may begin with the shorter one: `--brand-ink-soft`.
    new RegExp(`var\\(\\s*${propertyOf(key)}\\s*[,)]`).test(style),
  );
  if (used.length === 0) return "";
  const root = (colours: Readonly<Record<string, string>>) =>
    `:root{${used.map((key) => `${propertyOf(key)}:${colours[key]}`).join(";")}}`;
  return `${root({ ...light })}@media (prefers-color-scheme:dark){${root({ ...dark })}}`;
}

/** The name of a custom property: `--brand-ink-soft` for `inkSoft`. */
const propertyOf = (key: string) =>
  `--brand-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
