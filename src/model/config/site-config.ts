import type { HostName } from "../hosts/host-name.js";
import type { RedirectStatus } from "../hosts/serving.js";
import type { Json, JsonObject } from "../json.js";
import type { AppConfig, LinkConfig, PublisherConfig, StoresConfig } from "./app-config.js";
import type { CollectionsConfig } from "./collection-config.js";
import type { AppLinksConfig, CampaignConfig, FilesConfig } from "./launch-config.js";
import type { OwnRule } from "./own-parts.js";
import type { ReviewConfig } from "./review-config.js";

/** The content of `site.config.ts`: every fact that a site uses in more than one place, once. */
export interface SiteConfig<
  Facts extends JsonObject = JsonObject,
  Collections extends CollectionsConfig = CollectionsConfig,
> {
  /**
   * The canonical address of the site, https, e.g. `"https://tidepool.example/"`.
   * Its path is the base path: `"https://me.github.io/my-app/"` puts every page under `/my-app/`.
   */
  url: string;
  /** The language of the pages, a BCP 47 tag such as `"en"` or `"en-US"`. A site of several has `languages` instead. */
  language?: string;
  /**
   * The languages of the pages, e.g. `["en-US", "pt-PT"]`: the first is at the root, unless it has a `prefix`; each other under
   * its tag in small letters. Every page is made once in each.
   */
  languages?: (string | LanguageConfig)[];
  /**
   * Where you host the site, e.g. `"netlify"`: handbill writes the host's configuration. Default: no
   * particular host.
   */
  host?: HostName;
  /**
   * Redirects from old paths, e.g. `{ "/old": "/new" }`, to a page or file of the site, or to an https URL.
   * Default status: 301.
   */
  redirects?: Record<string, string | RedirectConfig>;
  /** Sends `Strict-Transport-Security`: browsers then ask this domain by https only, for as long as it says. */
  hsts?: HstsConfig;
  /** The app that the site is about. */
  app: AppConfig;
  /** The stores that offer the app, or will. */
  stores?: StoresConfig;
  /** Who publishes the app. */
  publisher?: PublisherConfig;
  /** Places elsewhere that the site leads to, by names such as `instagram`, in the order in which they are shown. */
  links?: Record<string, LinkConfig>;
  /** What this site alone has to say, by names of your own: any JSON. */
  facts?: Facts;
  /** Documents of any kind, by the names of their folders under `content/`, e.g. `{ help: {} }` for `content/help/*.md`. */
  collections?: Collections;
  /** The facts that the legal documents state, as `{{legal.…}}`. */
  legal?: LegalConfig;
  /**
   * Whether documents state days, money and numbers as each language writes them, `17 de agosto de 2025`, rather than as the
   * config has them, `2025/08/17`. Default: whether there are several languages.
   */
  localFacts?: boolean;
  /** The year of the copyright line. */
  copyrightYear?: number;
  /**
   * The app's colour, a CSS hex colour. Both colour schemes are computed from it as custom properties:
   * `--brand-field`, `--brand-paper`, `--brand-ink` and so on. All combinations are readable.
   */
  brand?: string;
  /** The colour of the browser's own surfaces, CSS hex colours. Default: the brand's fields, if there is a brand. */
  themeColor?: { light: string; dark: string };
  /** The site's icon: a path under `public/`, e.g. `"/icon.svg"`. */
  icon?: string;
  /** Which addresses of the site open the app. */
  appLinks?: AppLinksConfig;
  /**
   * Addresses to print and share, such as `/get`: their pages lead each phone to its store. One for each place that the stores
   * shall count by itself: `["/get", "/poster"]`.
   */
  getLinks?: string[];
  /** Lets the stores report which link on the site people used. */
  campaign?: CampaignConfig;
  /** Files for stores, search engines and others who ask the site for them. */
  files?: FilesConfig;
  /** Whether each page has a picture of its own for previews of its link, drawn at build. Default: false. */
  cards?: boolean;
  /** The fonts that the pages' style names, each cut to the characters that the pages use. */
  fonts?: FontConfig[];
  /**
   * The key paths of placeholder values, e.g. `["stores.appStore.url"]`, or an object with the placeholders:
   * `{ "app.name": "Your App" }` counts only until the name changes, and `{ "stores.appStore.url": null }`
   * until the key exists. Every build warns about them, and `--strict` does not publish them.
   */
  standIns?: string[] | Record<string, Json>;
  /** How the finished site is checked. */
  checks?: ChecksConfig;
  /** What the stores' review asks about, and the site does not say: for `handbill check --store`. */
  review?: ReviewConfig;
}

/** One language of several. */
export interface LanguageConfig {
  /** A BCP 47 tag: `"pt-PT"`. */
  tag: string;
  /** What the language calls itself. Default: its name, where handbill knows it. */
  name?: string;
  /**
   * What the addresses of its pages begin with: `"pt"` for `/pt/press`. Default: the tag in small letters, and nothing for
   * the first language. Where the first has one, a page at the root leads to all languages.
   */
  prefix?: string;
  /** Whose legal documents stand in for those that it lacks. Default: none, so that a lack is an error. */
  fallback?: LanguageFallbackConfig;
  /** What the config says otherwise in this language: texts, links of stores, facts. */
  overrides?: LanguageOverrides;
}

export interface LanguageFallbackConfig {
  /** The tag of another language of the site. */
  language: string;
  /** The notice for readers above such a document, in this language. */
  note: string;
}

/** Parts of the config, each as deep as it differs; a list is replaced whole. */
export type LanguageOverrides = {
  [Key in OverridableKey]?: Key extends "facts" ? JsonObject : Partially<NonNullable<SiteConfig[Key]>>;
};

export const overridableKeys = ["app", "stores", "publisher", "links", "facts", "legal"] as const;
type OverridableKey = (typeof overridableKeys)[number];

type Partially<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: Partially<Value[Key]> }
    : Value;

export interface RedirectConfig {
  /** A page or file of the site, e.g. `"/new#part"`, or an https address. */
  to: string;
  /** 301 and 308 are for good, 302 and 307 for now. Default: 301. */
  status?: RedirectStatus;
}

export interface HstsConfig {
  /** How long browsers remember it, in seconds, e.g. `31536000` for a year. */
  maxAge: number;
  /** Whether every subdomain is bound too. Default: false. */
  includeSubDomains?: boolean;
  /** Whether browsers may ship with it: hard to take back. Default: false. */
  preload?: boolean;
}

export interface ChecksConfig {
  /** The most that a route may weigh, by its path; `"*"` is for every route that is not named. */
  budgets?: Record<string, BudgetConfig>;
  /** Rules of the site's own, by name: each looks at every page, and says what is wrong with it. */
  rules?: Record<string, OwnRule>;
  /** Codes of warnings that are to be errors, e.g. `["check/title-length", "read/unread-file"]`. */
  raise?: string[];
  /** Findings that are known and accepted. Each is printed with its reason in every run. */
  silence?: SilenceConfig[];
  /** Origins beside the site's own that its pages may load from, e.g. `["https://cdn.example"]`. */
  allowedOrigins?: string[];
  /** Schemes that links may have beside https, mailto, tel and sms, e.g. `["whatsapp"]`. */
  allowedSchemes?: string[];
  /** Whether `handbill check` may ask hosts of private networks and of this machine. Default: false. */
  privateAddresses?: boolean;
  /** Where forms may be sent: `"self"` for pages of the site, or an origin, e.g. `["https://forms.example"]`. */
  allowedFormActions?: string[];
}

export interface BudgetConfig {
  /** The page with all that holds up its first paint, in bytes on the wire (gzip). Default: 14600. */
  firstLoad?: number;
  /** All script of the page, in bytes on the wire (gzip). Default: 1024. */
  script?: number;
}

export interface SilenceConfig {
  /** The code of what is accepted: a finding of a check, e.g. `"check/over-budget"`, or a warning of a build. */
  code: string;
  /** The one route where it is accepted, e.g. `"/privacy-policy"`. Default: everywhere. */
  page?: string;
  /** The one file where it is accepted, by its path in the project, e.g. `"pages/press.css"`. Default: all. */
  file?: string;
  /** The one address that is accepted, as the page writes it, for a finding about an address. Default: all. */
  href?: string;
  /** Why it is accepted. */
  reason: string;
}

export interface LegalConfig {
  /** The day from which the documents hold, an ISO date: `"2025-08-17"`. Shown as `2025/08/17`. A document may have its own. */
  effectiveDate?: string;
  /** The least age of a user, in years. */
  minimumAge?: number;
  /** The limit of liability: the greater of an amount or what was paid in the past months. */
  liabilityCap?: LiabilityCapConfig;
  /** The law that governs the terms. */
  governingLaw?: string;
  /** Where the courts are. */
  courts?: string;
  /** What the app collects, by group. `{{legal.collected}}` lists all groups, `{{legal.collected.<key>}}` one. */
  collected?: Record<string, CollectedConfig>;
}

export interface LiabilityCapConfig {
  /** The amount, in units of the currency. */
  amount: number;
  /** The currency, an ISO 4217 code such as `"USD"`. */
  currency: string;
  /** How many past months of payments count. */
  months: number;
}

export interface CollectedConfig {
  /** The group's name, e.g. `"Account information"`. */
  title: string;
  /** What belongs to it, e.g. `["name", "email address"]`. */
  items: string[];
}

/** One face of a font family: a weight and a style. It comes from an npm package or from a file, TTF, OTF or WOFF. */
export interface FontConfig {
  /** The name that the pages' style gives it, e.g. `"Example Serif"`. */
  family: string;
  /**
   * The npm package that holds it, e.g. `"@fontsource/example-serif"`. Without `file` it is laid out as
   * Fontsource's are: `files/<name>-<subset>-<weight>-<style>.woff`.
   */
  package?: string;
  /** The font's file: relative to the package if there is one, otherwise to the site's folder. */
  file?: string;
  /** The weight that the style asks for, 1 to 1000. Default: 400. */
  weight?: number;
  /** Default: `"normal"`. */
  style?: "normal" | "italic";
  /** Which of a Fontsource package's subsets. Default: `"latin"`. */
  subset?: string;
  /** What text is set in before the font has come: it gets the font's measures. Default: `"sans-serif"`. */
  fallback?: FontFallback;
  /** Whether the pages that use it ask for it before they lay out their text. Default: true. */
  preload?: boolean;
  /**
   * Where the CSS uses the font, as element names, classes, ids or combinations, e.g. `["h1", ".logo"]`,
   * including their descendants. Default: everywhere.
   */
  for?: string[];
  /** Characters to keep besides those of the pages, such as those that a script writes. */
  text?: string;
  /** OpenType features to keep besides those that browsers apply unasked, e.g. `["tnum"]`. */
  features?: string[];
  /** The languages whose pages have it; those of others leave the text to the next family. Default: all. */
  languages?: string[];
}

export type FontFallback = "sans-serif" | "serif" | "monospace";

/** Types the default export of `site.config.ts`, so that an editor completes and explains each key. */
export function defineConfig<
  Facts extends JsonObject = Record<string, never>,
  Collections extends CollectionsConfig = Record<never, never>,
>(config: SiteConfig<Facts, Collections>): SiteConfig<Facts, Collections> {
  return config;
}
