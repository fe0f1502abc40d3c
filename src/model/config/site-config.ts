import type { HostName, RedirectStatus } from "../hosts/serving.js";
import type { Json, JsonObject } from "../json.js";
import type { AppConfig, LinkConfig, PublisherConfig, StoresConfig } from "./app-config.js";
import type { CollectionsConfig } from "./collection-config.js";
import type { AppLinksConfig, CampaignConfig, FilesConfig } from "./launch-config.js";
import type { OwnHost, OwnRule } from "./own-parts.js";
import type { ReviewConfig } from "./review-config.js";

/** The config: each fact that your site uses in more than one place. */
export interface SiteConfig<
  Facts extends JsonObject = JsonObject,
  Collections extends CollectionsConfig = CollectionsConfig,
> {
  /**
   * The canonical URL of the site, https, e.g. `"https://tidepool.example/"`.
   * Its path is the base path: `"https://me.github.io/my-app/"` puts every page under `/my-app/`.
   */
  url: string;
  /** The language of the pages, a BCP 47 tag such as `"en"` or `"en-US"`. For several languages, use `languages` instead. */
  language?: string;
  /**
   * The languages of the pages, e.g. `["en-US", "pt-PT"]`. The first is at the root unless it has a `prefix`; the others are below
   * their lower-case tags. Every page is built in each language.
   */
  languages?: (string | LanguageConfig)[];
  /**
   * Where you host the site, e.g. `"netlify"`: handbill writes the host's configuration. Default: no
   * particular host.
   */
  host?: HostName | OwnHost;
  /**
   * Redirects from old paths, e.g. `{ "/old": "/new" }`, to a page or file of the site, or to an https URL.
   * Default status: 301.
   */
  redirects?: Record<string, string | RedirectConfig>;
  /** Sends the `Strict-Transport-Security` header: browsers then use only https for this domain. */
  hsts?: HstsConfig;
  /** The app that the site presents. */
  app: AppConfig;
  /** The stores that offer the app or will offer it. */
  stores?: StoresConfig;
  /** The publisher of the app. */
  publisher?: PublisherConfig;
  /** Your profiles and other sites to link to, by names such as `instagram`, in the order in which pages show them. */
  links?: Record<string, LinkConfig>;
  /** Facts that only your site has, by names of your own: any JSON. */
  facts?: Facts;
  /** Collections of documents by their folders in `content/`, e.g. `{ help: {} }` for `content/help/*.md`. */
  collections?: Collections;
  /** The facts in your legal documents, inserted as `{{legal.…}}`. */
  legal?: LegalConfig;
  /**
   * Whether documents format dates, money and numbers for their language, `17 de agosto de 2025`, instead of `2025/08/17`.
   * Default: true with several languages.
   */
  localFacts?: boolean;
  /** The year in the copyright line. */
  copyrightYear?: number;
  /**
   * The app's colour, a CSS hex colour. Both colour schemes are computed from it as custom properties:
   * `--brand-field`, `--brand-paper`, `--brand-ink` and so on. All combinations are readable.
   */
  brand?: string;
  /** The colour of the browser's toolbar, as CSS hex colours. Default: from `brand`. */
  themeColor?: { light: string; dark: string };
  /** The site's icon: a path in `public/`, e.g. `"/icon.svg"`. */
  icon?: string;
  /** The URLs of the site that open the app. */
  appLinks?: AppLinksConfig;
  /**
   * Pages that send each phone to its store, to print and share: `["/get", "/poster"]`. The stores' reports count each path separately.
   */
  getLinks?: string[];
  /** Lets the stores report which link on your site people used. */
  campaign?: CampaignConfig;
  /** Files for phones, stores and crawlers. */
  files?: FilesConfig;
  /** Whether each page has its own image for link previews, drawn at build time. Default: false. */
  cards?: boolean;
  /** The fonts that your CSS uses. Each is reduced to the characters on your pages. */
  fonts?: FontConfig[];
  /**
   * The key paths of placeholder values, e.g. `["stores.appStore.url"]`, or an object with the placeholders:
   * `{ "app.name": "Your App" }` counts only until the name changes, and `{ "stores.appStore.url": null }`
   * until the key exists. Every build warns about them, and `--strict` fails.
   */
  placeholders?: string[] | Record<string, Json>;
  /** Settings for the checks. */
  checks?: ChecksConfig;
  /** Answers for the stores' review that the site does not contain, for `handbill check --store`. */
  review?: ReviewConfig;
}

/** One language of several. */
export interface LanguageConfig {
  /** A BCP 47 tag: `"pt-PT"`. */
  tag: string;
  /** The language's own name. Required only if handbill does not know the language. */
  name?: string;
  /**
   * The first part of its URLs: `"pt"` for `/pt/press`. Default: the lower-case tag, and none for the first language. If the
   * first language has a prefix, a page at the root links to all languages.
   */
  prefix?: string;
  /** The language whose documents are shown if this one has none. Without it, a missing document is an error. */
  fallback?: LanguageFallbackConfig;
  /** Values of the config that differ in this language: texts, store links, facts. */
  overrides?: LanguageOverrides;
}

interface LanguageFallbackConfig {
  /** The tag of another language of the site. */
  language: string;
  /** The notice for readers above such a document, in this language. */
  note: string;
}

/** Parts of the config. Objects are merged; a list replaces the whole list. */
type LanguageOverrides = {
  [Key in OverridableKey]?: Key extends "facts" ? JsonObject : Partially<NonNullable<SiteConfig[Key]>>;
};

export const overridableKeys = ["app", "stores", "publisher", "links", "facts", "legal"] as const;
type OverridableKey = (typeof overridableKeys)[number];

type Partially<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Partially<Value[Key]> }
    : Value;

interface RedirectConfig {
  /** A page or file of the site, e.g. `"/new#part"`, or an https URL. */
  to: string;
  /** 301 and 308 are permanent, 302 and 307 temporary. Default: 301. */
  status?: RedirectStatus;
}

export interface HstsConfig {
  /** How long browsers use only https, in seconds, e.g. `31536000` for a year. */
  maxAge: number;
  /** Whether this also applies to every subdomain. Default: false. */
  includeSubDomains?: boolean;
  /** Whether browsers may include the domain in their preload lists. Hard to undo. Default: false. */
  preload?: boolean;
}

export interface ChecksConfig {
  /** Size limits by route; `"*"` applies to all other routes. */
  budgets?: Record<string, BudgetConfig>;
  /** Your own rules by name. Each checks every page. */
  rules?: Record<string, OwnRule>;
  /** Codes of warnings to treat as errors, e.g. `["check/title-length", "read/unread-file"]`. */
  raise?: string[];
  /** Findings that you accept. Each run prints them with their reason. */
  silence?: SilenceConfig[];
  /** Other origins that pages may load from, e.g. `["https://cdn.example"]`. */
  allowedOrigins?: string[];
  /** Schemes that links may use in addition to https, mailto, tel and sms, e.g. `["whatsapp"]`. */
  allowedSchemes?: string[];
  /** Whether `handbill check` may send requests to private networks and this machine. Default: false. */
  privateAddresses?: boolean;
  /** Where forms may be sent: `"self"` for this site, or an origin, e.g. `["https://forms.example"]`. */
  allowedFormActions?: string[];
}

export interface BudgetConfig {
  /** Compressed bytes of the page and everything that blocks its first paint. Default: 14600. */
  firstLoad?: number;
  /** Compressed bytes of all scripts of the page. Default: 1024. */
  script?: number;
}

export interface SilenceConfig {
  /** The code of the finding, e.g. `"check/over-budget"`. */
  code: string;
  /** Accept it on this route only, e.g. `"/privacy-policy"`. Default: everywhere. */
  page?: string;
  /** Accept it in this file only, e.g. `"pages/press.css"`. Default: all. */
  file?: string;
  /** Accept it for this URL only, as the page writes it. Default: all. */
  href?: string;
  /** Why you accept it. */
  reason: string;
}

/**
 * A finding that the config accepts, with the number of findings that it covers.
 * @internal
 */
export interface Silenced extends SilenceConfig {
  readonly count: number;
}

export interface LegalConfig {
  /** The day on which the documents take effect, an ISO date: `"2025-08-17"`. Shown as `2025/08/17`. A document may have its own. */
  effectiveDate?: string;
  /** The minimum age of users, in years. */
  minimumAge?: number;
  /** The limit of liability: an amount, or the payments of the past months, whichever is greater. */
  liabilityCap?: LiabilityCapConfig;
  /** The law that governs the terms. */
  governingLaw?: string;
  /** The location of the courts. */
  courts?: string;
  /** The data that the app collects, in groups. `{{legal.collected}}` lists all groups, `{{legal.collected.<key>}}` one. */
  collected?: Record<string, CollectedConfig>;
  /** The texts about versions, in a language for which handbill has none. */
  words?: Record<string, string>;
}

export interface LiabilityCapConfig {
  /** The amount, in units of the currency. */
  amount: number;
  /** The currency, an ISO 4217 code such as `"USD"`. */
  currency: string;
  /** How many past months count. */
  months: number;
}

export interface CollectedConfig {
  /** The group's name, e.g. `"Account information"`. */
  title: string;
  /** The data in it, e.g. `["name", "email address"]`. */
  items: string[];
}

/** One face of a font family: a weight and a style. It comes from an npm package or from a file, TTF, OTF or WOFF. */
export interface FontConfig {
  /** The name that your CSS uses, e.g. `"Example Serif"`. */
  family: string;
  /**
   * The npm package of the font, e.g. `"@fontsource/example-serif"`. Without `file`, the package must have Fontsource's layout:
   * `files/<name>-<subset>-<weight>-<style>.woff`.
   */
  package?: string;
  /** The font's file: relative to the package if there is one, otherwise to the site's folder. */
  file?: string;
  /** The weight in your CSS, 1 to 1000. Default: 400. */
  weight?: number;
  /** Default: `"normal"`. */
  style?: "normal" | "italic";
  /** The subset of a Fontsource package. Default: `"latin"`. */
  subset?: string;
  /** The font shown while this one loads, scaled to take the same space. Default: `"sans-serif"`. */
  fallback?: FontFallback;
  /** Whether pages that use the font preload it. Default: true. */
  preload?: boolean;
  /**
   * Where the CSS uses the font, as element names, classes, ids or combinations, e.g. `["h1", ".logo"]`,
   * including their descendants. Default: everywhere.
   */
  for?: string[];
  /** More characters to keep, such as those that a script writes. */
  text?: string;
  /** OpenType features to keep in addition to the browsers' defaults, e.g. `["tnum"]`. */
  features?: string[];
  /** The languages whose pages use the font. Default: all. */
  languages?: string[];
}

export type FontFallback = "sans-serif" | "serif" | "monospace";

/**
 * Adds types to the config, so that your editor completes and explains each key.
 * @example
 * ```ts
 * export default defineConfig({
 *   url: "https://tidepool.example/",
 *   language: "en",
 *   app: { name: "Tidepool", description: "Tide times for your beach, quietly." },
 * });
 * ```
 */
export function defineConfig<
  Facts extends JsonObject = Record<string, never>,
  Collections extends CollectionsConfig = Record<never, never>,
>(config: SiteConfig<Facts, Collections>): SiteConfig<Facts, Collections> {
  return config;
}
