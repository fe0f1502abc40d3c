import { isDeepStrictEqual } from "node:util";
import { normaliseBase } from "../model/addresses/addresses.js";
import { networks } from "../model/addresses/networks.js";
import type { LinkConfig } from "../model/config/app-config.js";
import type { CollectionsConfig } from "../model/config/collection-config.js";
import { configIn, listLanguages } from "../model/config/language-config.js";
import type {
  AppLinksConfig,
  FilesConfig,
  NamedPathRuleConfig,
  PathRuleConfig,
} from "../model/config/launch-config.js";
import type { ChecksConfig, SiteConfig } from "../model/config/site-config.js";
import type { HostName, Redirect } from "../model/hosts/serving.js";
import type { Palette } from "../model/site/brand-palette.js";
import type {
  Budget,
  PathRule,
  Site,
  SiteAppLinks,
  SiteChecks,
  SiteFeed,
  SiteFont,
  SiteLink,
} from "../model/site/site.js";
import type { SiteLanguage } from "../model/site/site-language.js";
import { type LanguageForms, showDay } from "../text/format-in-language.js";
import { nameOfLanguage } from "../text/language-names.js";
import { valueAt } from "../util/value-at.js";
import { prefixOf } from "./check-languages.js";
import { listStores, resolveStores } from "./resolve-stores.js";

/** The data in the first round trip of a new connection: ten packets of 1,460 bytes. */
const defaultBudget: Budget = { firstLoad: 14_600, script: 1024 };

/** Computes the palette of a config's brand; the code is loaded only if there is a brand. */
export async function paletteOf({ brand }: SiteConfig): Promise<Palette | undefined> {
  if (brand === undefined) return undefined;
  const { computePalette } = await import("../model/site/brand-palette.js");
  return computePalette(brand);
}

const areLocal = (config: SiteConfig): boolean => config.localFacts ?? listLanguages(config).length > 1;

/** The formats of days and numbers in each language; the data is loaded only if the site needs it. */
export async function formsFor(config: SiteConfig): Promise<FormsOf | undefined> {
  if (!areLocal(config) && listLanguages(config).length < 2) return undefined;
  const { formsOf } = await import("../text/language-forms.js");
  return formsOf;
}

type FormsOf = (tag: string) => LanguageForms | undefined;

interface ResolveOptions {
  readonly palette?: Palette | undefined;
  readonly formsOf?: FormsOf | undefined;
  readonly host?: HostName | undefined;
  /** The day as `2025-08-17`, on which stores with a release day may be live. */
  readonly today?: string | undefined;
  /** Default: the first language. */
  readonly language?: string;
}

/** Resolves the site of a config in each of its languages, the first one first. */
export function resolveSites(
  config: SiteConfig,
  base: string | undefined,
  options: Omit<ResolveOptions, "language"> = {},
): Site[] {
  return listLanguages(config).map((language) =>
    resolveSite(configIn(language, config), base, { ...options, language: language.tag }),
  );
}

/** Fills in defaults. `base` overrides the path of the canonical URL, `host` the host. */
export function resolveSite(
  config: SiteConfig,
  base: string | undefined,
  { palette, formsOf, host = nameOf(config.host), today, language: tag }: ResolveOptions = {},
): Site {
  const { origin, pathname } = new URL(config.url);
  const basePath = normaliseBase(base ?? pathname);
  const placeholders = listPlaceholders(config);
  const localFacts = areLocal(config);
  const effectiveDay = config.legal?.effectiveDate;
  const stores = resolveStores(config.stores ?? {}, today);
  const languages = resolveLanguages(config, formsOf);
  const language = tag ?? languages[0]?.tag ?? "";
  return {
    url: origin + basePath,
    origin,
    base: basePath,
    language,
    languages,
    host,
    redirects: resolveRedirects(config.redirects ?? {}),
    hsts: config.hsts && { includeSubDomains: false, preload: false, ...config.hsts },
    app: config.app,
    stores,
    storeList: listStores(stores),
    publisher: config.publisher ?? {},
    links: resolveLinks(config.links ?? {}),
    facts: config.facts ?? {},
    feeds: resolveFeeds(config.collections ?? {}),
    searched: Object.entries(config.collections ?? {}).flatMap(([name, { search }]) => (search ? name : [])),
    legal: {
      collected: {},
      ...config.legal,
      effectiveDate: effectiveDay && showDay(effectiveDay, localFacts ? formsOf?.(language) : undefined),
      effectiveDay,
    },
    localFacts,
    ...(localFacts && { englishForms: formsOf?.("en") }),
    copyrightYear: config.copyrightYear,
    palette,
    themeColor: config.themeColor ?? (palette && { light: palette.light.field, dark: palette.dark.field }),
    icon: config.icon,
    appLinks: config.appLinks && resolveAppLinks(config.appLinks),
    getLinks: config.getLinks ?? [],
    campaign: config.campaign && { appleProvider: undefined, ...config.campaign },
    files: withoutOwn(config.files ?? {}),
    cards: config.cards ?? false,
    fonts: (config.fonts ?? []).map((font) => ({ ...plainFont, ...font })),
    placeholders,
    placeholderTexts: placeholders
      .map((path) => valueAt(config, path))
      .filter((value) => typeof value === "string"),
    checks: resolveChecks(config.checks ?? {}),
    review: config.review ?? {},
  };
}

/** The name of the host; for a custom one, of the host that it is like. */
const nameOf = (host: SiteConfig["host"]) => (typeof host === "object" ? host.like : host);

function resolveFeeds(collections: CollectionsConfig): SiteFeed[] {
  return Object.entries(collections).flatMap(
    ([collection, { feed = false, optional: isOptional = false }]) => {
      if (feed === false) return [];
      return [{ collection, title: feed === true ? undefined : feed.title, isOptional }];
    },
  );
}

/** A site with `language` needs no folder for the language's documents. */
function resolveLanguages(config: SiteConfig, formsOf: FormsOf = () => undefined): SiteLanguage[] {
  return listLanguages(config).map((language, index): SiteLanguage => {
    const { tag, name = nameOfLanguage(tag) ?? tag, fallback } = language;
    const isAtRoot = index === 0 && language.prefix === undefined;
    const prefix = isAtRoot ? "" : `/${prefixOf(language)}`;
    return {
      tag,
      name,
      prefix,
      folder: config.languages ? `legal/${tag}` : "legal",
      fallback,
      forms: formsOf(tag),
    };
  });
}

function resolveRedirects(redirects: NonNullable<SiteConfig["redirects"]>): Redirect[] {
  return Object.entries(redirects).map(([from, target]) => {
    const { to, status = 301 } = typeof target === "string" ? { to: target } : target;
    return { from, to: encodeTarget(to), status };
  });
}

/** Encodes a target for a header, which allows ASCII only. */
function encodeTarget(to: string): string {
  const { origin, pathname, search, hash, href } = new URL(to, "https://site.invalid");
  return origin === "https://site.invalid" ? pathname + search + hash : href;
}

/** The key paths of placeholders. One with a stated value counts until the value changes, and `null` until there is a value. */
function listPlaceholders(config: SiteConfig): readonly string[] {
  const { placeholders = [] } = config;
  if (Array.isArray(placeholders)) return placeholders;
  return Object.keys(placeholders).filter((path) =>
    isDeepStrictEqual(valueAt(config, path) ?? null, placeholders[path]),
  );
}

function resolveAppLinks({ paths = [], credentials = false }: AppLinksConfig): SiteAppLinks {
  return { paths: paths.map(resolveRule), credentials };
}

function resolveRule(rule: PathRuleConfig): PathRule {
  const {
    path,
    query = {},
    fragment,
    exclude = false,
    pages = false,
  }: NamedPathRuleConfig = typeof rule === "string" ? { path: rule } : rule;
  return { path, query, fragment, exclude, ...(pages && { pages }) };
}

function resolveChecks({
  budgets = {},
  raise = [],
  silence = [],
  allowedOrigins = [],
  allowedSchemes = [],
  allowedFormActions = [],
  privateAddresses = false,
}: ChecksConfig): SiteChecks {
  const fallback = { ...defaultBudget, ...budgets["*"] };
  const named = Object.entries(budgets).map(([route, budget]) => [route, { ...fallback, ...budget }]);
  return {
    budgets: { ...Object.fromEntries(named), "*": fallback },
    raise,
    silence,
    allowedOrigins: allowedOrigins.map((address) => new URL(address).origin),
    allowedSchemes: allowedSchemes.map((scheme) => scheme.toLowerCase()),
    privateAddresses,
    allowedFormActions: allowedFormActions.map((action) =>
      action === "self" ? action : new URL(action).origin,
    ),
  };
}

const plainFont: Omit<SiteFont, "family"> = {
  package: undefined,
  file: undefined,
  subset: "latin",
  weight: 400,
  style: "normal",
  fallback: "sans-serif",
  preload: true,
  for: [],
  text: "",
  features: [],
  languages: [],
};

/** Removes functions, which cannot be sent to threads. */
const withoutOwn = ({ own: _, ...files }: FilesConfig): FilesConfig => files;

/** Adds the names and icons of known networks, unless the config has its own. */
export function resolveLinks(links: Readonly<Record<string, LinkConfig>>): SiteLink[] {
  return Object.entries(links).map(([key, config]) => {
    const { url, label, glyph } =
      typeof config === "string" ? { url: config, label: undefined, glyph: undefined } : config;
    const network = Object.hasOwn(networks, key) ? networks[key] : undefined;
    const drawing = glyph === undefined ? network?.glyph : ({ kind: "file", file: glyph } as const);
    return { key, url, label: label ?? network?.label ?? key, glyph: drawing };
  });
}
