import type { Palette } from "../../model/site/brand-palette.js";
import { propertyOf } from "../../model/site/brand-property.js";
import { drawFallbackFaces, renderFontFaces } from "../fonts/font-face.js";
import type { UsedFont } from "../fonts/plan-font-subsets.js";
import { renderToStaticMarkup } from "../static-renderer.js";

/** The style of a page, with the elements it needs in the head. Pages of the same module and language share it. */
export interface PageStyle {
  /** The text of the style element. */
  readonly style: string;
  readonly fonts: readonly UsedFont[];
  readonly schemes: string;
  readonly element: string;
}

interface PageStyleOptions {
  readonly fonts: readonly UsedFont[];
  readonly palette: Palette | undefined;
  readonly base: string;
}

/** Adds the palette and the fonts that an author's style uses. */
export function renderPageStyle(code: string, { fonts, palette, base }: PageStyleOptions): PageStyle {
  const used = fonts.filter(({ isNamedIn }) => isNamedIn(code));
  const colours = palette === undefined ? "" : renderPalette(palette, code);
  const faces = used.map((font) => renderFontFaces(font, base)).join("") + drawFallbackFaces(used);
  const style = colours + faces + code;
  const schemes = colourSchemesOf(style);
  return {
    style,
    fonts: used,
    schemes: schemes ? renderToStaticMarkup(<meta name="color-scheme" content={schemes} />) : "",
    element: style && renderToStaticMarkup(<style dangerouslySetInnerHTML={{ __html: style }} />),
  };
}

/**
 * The colour schemes that a page's style supports; undefined if the style names none, like a light page. A browser then starts with the
 * right background. Source: CSS Color Adjustment Module Level 1, https://www.w3.org/TR/css-color-adjust-1/#color-scheme-meta.
 */
export function colourSchemesOf(style: string): "light dark" | "dark" | "light" | undefined {
  const code = style.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').toLowerCase();
  if (/@media[^{]*prefers-color-scheme|light-dark\(/.test(code)) return "light dark";
  const declared = [...code.matchAll(/[{;]color-scheme:([^;}]*)/g)].map(([, value = ""]) => value);
  const has = (name: string) => declared.some((value) => value.split(/\s+/).includes(name));
  if (has("dark")) return has("light") ? "light dark" : "dark";
  return has("light") ? "light" : undefined;
}

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
