import { isObject } from "../../util/is-object.js";
import type { LanguageConfig, SiteConfig } from "./site-config.js";

/** The languages of a config, as objects; a site with `language` has one. */
export function listLanguages({
  language = "",
  languages,
}: Pick<SiteConfig, "language" | "languages">): LanguageConfig[] {
  return (languages ?? [language]).map((entry) => (typeof entry === "string" ? { tag: entry } : entry));
}

export const firstLanguageOf = (config: Pick<SiteConfig, "language" | "languages">): string =>
  listLanguages(config)[0]?.tag ?? "";

/** The config in one of its languages: the language's overrides replace the shared values. */
export function configIn({ overrides = {} }: LanguageConfig, config: SiteConfig): SiteConfig {
  // The result is validated like the config.
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
