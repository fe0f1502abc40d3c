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
