import type { LanguageForms } from "../../text/format-in-language.js";
import type { Campaign } from "../addresses/store-address.js";
import type { AppConfig, PublisherConfig } from "../config/app-config.js";
import type { FilesConfig, NamedPathRuleConfig } from "../config/launch-config.js";
import type { ReviewConfig } from "../config/review-config.js";
import type {
  BudgetConfig,
  ChecksConfig,
  CollectedConfig,
  FontConfig,
  HstsConfig,
  LegalConfig,
} from "../config/site-config.js";
import type { HostName, Redirect } from "../hosts/serving.js";
import type { JsonObject } from "../json.js";
import type { Palette } from "./brand-palette.js";
import type { SiteLanguage } from "./site-language.js";
import type { AppStore, GooglePlay, Store } from "./store.js";

/** A resolved `SiteConfig`: defaults filled in, URLs normalised. */
export interface Site {
  /** The canonical URL of the landing page; ends in a slash. */
  readonly url: string;
  /** Scheme and host of `url`, without a slash at the end. */
  readonly origin: string;
  /** The path under which the site is served: `/` or `/some-repo/`. */
  readonly base: string;
  /** The language of the page, a BCP 47 tag. */
  readonly language: string;
  /** All languages of the site, the first one first. */
  readonly languages: readonly SiteLanguage[];
  readonly host: HostName | undefined;
  readonly redirects: readonly Redirect[];
  /** The `Strict-Transport-Security` header of the config. */
  readonly hsts: Readonly<Required<HstsConfig>> | undefined;
  readonly app: Readonly<AppConfig>;
  readonly stores: { readonly appStore: AppStore | undefined; readonly googlePlay: GooglePlay | undefined };
  /** The stores whose state is known, as a list, the App Store first. */
  readonly storeList: readonly Store[];
  readonly publisher: Readonly<PublisherConfig>;
  /** The links, in the order of the config. */
  readonly links: readonly SiteLink[];
  /** The site's own facts, as the config has them. */
  readonly facts: JsonObject;
  readonly feeds: readonly SiteFeed[];
  /** The collections with a search index. */
  readonly searched: readonly string[];
  readonly legal: SiteLegal;
  /** Whether documents format dates, money and numbers for their language. */
  readonly localFacts: boolean;
  /**
   * English formats, for documents that are still in English; only with `localFacts`.
   * @internal
   */
  readonly englishForms?: LanguageForms | undefined;
  readonly copyrightYear: number | undefined;
  /** The colours computed from the brand, for both schemes. */
  readonly palette: Palette | undefined;
  readonly themeColor: { readonly light: string; readonly dark: string } | undefined;
  /** A path under `public/` that begins with a slash. */
  readonly icon: string | undefined;
  /** The URLs that open the app. */
  readonly appLinks: SiteAppLinks | undefined;
  /** The paths whose pages send each phone to its store. */
  readonly getLinks: readonly string[];
  readonly campaign: Campaign | undefined;
  /** The files that the config turns on. */
  readonly files: Readonly<FilesConfig>;
  /** Whether each page has an image for link previews. */
  readonly cards: boolean;
  readonly fonts: readonly SiteFont[];
  /** Key paths of placeholders, e.g. `stores.appStore.url`. */
  readonly placeholders: readonly string[];
  readonly placeholderTexts: readonly string[];
  readonly checks: SiteChecks;
  /** Answers for the stores' review, as in the config. */
  readonly review: Readonly<ReviewConfig>;
}

export interface SiteFeed {
  readonly collection: string;
  /** Undefined if the config leaves the title to the app's name. */
  readonly title: string | undefined;
  /** Whether the feed is omitted if there are no documents. */
  readonly isOptional: boolean;
}

/** A link of the config to another site. */
export interface SiteLink {
  /** Its name in the config: `instagram`. */
  readonly key: string;
  readonly url: string;
  readonly label: string;
  /** Undefined if neither handbill nor the config has an icon. */
  readonly glyph: Glyph | undefined;
}

/** An icon: a path on a 24 by 24 grid for a stroke of width 2, or a file in `public/`. */
export type Glyph =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "file"; readonly file: string };

/** The keys of a config with their defaults filled in. */
type Resolved<Config> = {
  readonly [Key in keyof Config]-?: NonNullable<Config[Key]> extends readonly (infer Item)[]
    ? readonly Item[]
    : NonNullable<Config[Key]>;
};

/** Compressed bytes (gzip). */
export type Budget = Resolved<BudgetConfig>;

/** Origins have no path, and schemes are in lower case. */
export interface SiteChecks extends Resolved<Omit<ChecksConfig, "budgets" | "rules">> {
  /** By route path; `*` is for every route that is not named. */
  readonly budgets: Readonly<Record<string, Budget>>;
}

/** The legal facts of the config. */
export interface SiteLegal extends Readonly<Omit<LegalConfig, "effectiveDate">> {
  /** As pages show it: `2025/08/17`, or in the words of the language. */
  readonly effectiveDate: string | undefined;
  /** The same day as an ISO day. */
  readonly effectiveDay: string | undefined;
  readonly collected: Readonly<Record<string, CollectedConfig>>;
}

/** A face of a font family: on the whole page if `for` is empty, and in all languages if `languages` is. */
export interface SiteFont extends Resolved<Omit<FontConfig, "package" | "file">> {
  readonly package: string | undefined;
  readonly file: string | undefined;
}

export interface SiteAppLinks {
  readonly paths: readonly PathRule[];
  readonly credentials: boolean;
}

/** The URLs that open the app, or with `exclude` stay in the browser. */
export interface PathRule extends Resolved<Omit<NamedPathRuleConfig, "fragment" | "pages">> {
  readonly fragment: string | undefined;
  readonly pages?: boolean;
}
