/**
 * Which colour schemes a page is made for, by what its style says; undefined if it says nothing, as a light page does.
 * A browser that believes a page to be made for the dark scheme gives it a dark ground and light text to begin with.
 * Source: CSS Color Adjustment Module Level 1, https://www.w3.org/TR/css-color-adjust-1/#color-scheme-meta.
 */
export function colourSchemesOf(style: string): "light dark" | "dark" | "light" | undefined {
  const code = style.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""').toLowerCase();
  if (/@media[^{]*prefers-color-scheme|light-dark\(/.test(code)) return "light dark";
  const declared = [...code.matchAll(/[{;]color-scheme:([^;}]*)/g)].map(([, value = ""]) => value);
  const has = (name: string) => declared.some((value) => value.split(/\s+/).includes(name));
  if (has("dark")) return has("light") ? "light dark" : "dark";
  return has("light") ? "light" : undefined;
}
