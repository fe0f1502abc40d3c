import type { LanguageConfig, SiteConfig } from "./site-config.js";

/** The languages of a config, each as an object; one for a site that has `language`. */
export function listLanguages({
  language = "",
  languages,
}: Pick<SiteConfig, "language" | "languages">): LanguageConfig[] {
  return (languages ?? [language]).map((entry) => (typeof entry === "string" ? { tag: entry } : entry));
}

/** The language that the config names first. */
export const firstLanguageOf = (config: Pick<SiteConfig, "language" | "languages">): string =>
  listLanguages(config)[0]?.tag ?? "";

/** The config as it is in one of its languages: what the language overrides takes the place of what all share. */
export function configIn({ overrides = {} }: LanguageConfig, config: SiteConfig): SiteConfig {
  // What comes of it is checked as the config is.
  return merge(config, overrides) as SiteConfig;
}

function merge(value: unknown, over: unknown): unknown {
  if (!isObject(value) || !isObject(over)) return over;
  const merged = Object.entries(over).map(([key, inner]) => [
    key,
    Object.hasOwn(value, key) ? merge(value[key], inner) : inner,
  ]);
  return { ...value, ...Object.fromEntries(merged) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
