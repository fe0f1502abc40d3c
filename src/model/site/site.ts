import type { LanguageForms } from "../../text/format-in-language.js";
import type { Campaign } from "../addresses/campaign-address.js";
import type { PriceConfig } from "../config/app-config.js";
import type { ReviewConfig } from "../config/review-config.js";
import type {
  CollectedConfig,
  FontFallback,
  HstsConfig,
  LiabilityCapConfig,
  SilenceConfig,
} from "../config/site-config.js";
import type { HostName } from "../hosts/host-name.js";
import type { Redirect } from "../hosts/serving.js";
import type { JsonObject } from "../json.js";
import type { SiteAppLinks, SiteFiles } from "./launch.js";
import type { Palette } from "./palette.js";
import type { SiteLanguage } from "./site-language.js";
import type { AppStore, GooglePlay, Store } from "./store.js";

/** What a `SiteConfig` resolved to: defaults filled in, addresses normalised. */
export interface Site {
  /** The canonical address of the landing page; ends in a slash. */
  readonly url: string;
  /** Scheme and host of `url`, without a slash at the end. */
  readonly origin: string;
  /** The path under which the site is served: `/` or `/some-repo/`. */
  readonly base: string;
  /** The language that this is the site in, a BCP 47 tag. */
  readonly language: string;
  /** All languages of the site, the first one first. */
  readonly languages: readonly SiteLanguage[];
  /** The site's host; undefined if none is named. */
  readonly host: HostName | undefined;
  /** As the config has them, in its order; which of them can work, `plan` tells. */
  readonly redirects: readonly Redirect[];
  /** What binds the domain to https. */
  readonly hsts: Readonly<Required<HstsConfig>> | undefined;
  readonly app: SiteApp;
  /** The stores that have the app, or will have it. */
  readonly stores: { readonly appStore: AppStore | undefined; readonly googlePlay: GooglePlay | undefined };
  /** The stores whose state is known, as a list, the App Store first. */
  readonly storeList: readonly Store[];
  readonly publisher: SitePublisher;
  /** In the order of the config. */
  readonly links: readonly SiteLink[];
  /** The site's own facts, as the config has them. */
  readonly facts: JsonObject;
  /** The collections that have a feed. */
  readonly feeds: readonly SiteFeed[];
  /** The collections that pages can search. */
  readonly searched: readonly string[];
  readonly legal: SiteLegal;
  /** Whether documents state days, money and numbers as the language writes them. */
  readonly localFacts: boolean;
  /** How English writes days and numbers, for documents that are still in English; known only with `localFacts`. */
  readonly englishForms?: LanguageForms | undefined;
  readonly copyrightYear: number | undefined;
  /** The colours that the brand gives, for both schemes. */
  readonly palette: Palette | undefined;
  readonly themeColor: { readonly light: string; readonly dark: string } | undefined;
  /** A path under `public/` that begins with a slash. */
  readonly icon: string | undefined;
  /** Which addresses open the app. */
  readonly appLinks: SiteAppLinks | undefined;
  /** The paths whose pages lead each phone to its store. */
  readonly getLinks: readonly string[];
  readonly campaign: Campaign | undefined;
  /** What the config calls for of the files that others ask for. */
  readonly files: SiteFiles;
  /** Whether each page has a picture for previews of its link. */
  readonly cards: boolean;
  readonly fonts: readonly SiteFont[];
  /** Key paths of the config whose values are not real yet, e.g. `stores.appStore.url`. */
  readonly standIns: readonly string[];
  /** Those of their values that are texts. */
  readonly standInTexts: readonly string[];
  readonly checks: SiteChecks;
  /** As the config has it: what it leaves open is not known. */
  readonly review: Readonly<ReviewConfig>;
}

export interface SiteFeed {
  readonly collection: string;
  /** Undefined where the config leaves it to the app's name. */
  readonly title: string | undefined;
  /** Whether there is none without documents. */
  readonly isOptional: boolean;
}

export interface SiteApp {
  readonly name: string;
  readonly subtitle: string | undefined;
  readonly description: string;
  readonly category: string | undefined;
  readonly price: Readonly<PriceConfig> | undefined;
}

export interface SitePublisher {
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** Line by line. */
  readonly address: readonly string[] | undefined;
  readonly phone: string | undefined;
}

/** A place elsewhere that the site leads to. */
export interface SiteLink {
  /** Its name in the config: `instagram`. */
  readonly key: string;
  readonly url: string;
  readonly label: string;
  /** Undefined where neither handbill nor the config has a drawing. */
  readonly glyph: Glyph | undefined;
}

/** A small drawing: a path on a grid of 24 by 24 that is to be stroked 2 wide, or a file of `public/`. */
export type Glyph =
  | { readonly kind: "path"; readonly path: string }
  | { readonly kind: "file"; readonly file: string };

export interface SiteChecks {
  /** By route path; `*` is for every route that is not named. */
  readonly budgets: Readonly<Record<string, Budget>>;
  /** Codes of warnings that count as errors. */
  readonly raise: readonly string[];
  readonly silence: readonly Readonly<SilenceConfig>[];
  /** Origins beside the site's own, e.g. `https://cdn.example`. */
  readonly allowedOrigins: readonly string[];
  /** Schemes of links beside those that any site has, in small letters and without a colon. */
  readonly allowedSchemes: readonly string[];
  /** Whether the link check may ask hosts of private networks and this machine. */
  readonly privateAddresses: boolean;
  /** Where forms may be sent: `self`, or origins. */
  readonly allowedFormActions: readonly string[];
}

/** Bytes on the wire, compressed with gzip. */
export interface Budget {
  readonly firstLoad: number;
  readonly script: number;
}

export interface SiteLegal {
  /** As the pages show it: `2025/08/17`, or in the words of the language. */
  readonly effectiveDate: string | undefined;
  /** The same as an ISO day. */
  readonly effectiveDay: string | undefined;
  readonly minimumAge: number | undefined;
  readonly liabilityCap: Readonly<LiabilityCapConfig> | undefined;
  readonly governingLaw: string | undefined;
  readonly courts: string | undefined;
  readonly collected: Readonly<Record<string, CollectedConfig>>;
}

/** A face of a font family, as `FontConfig` tells it. */
export interface SiteFont {
  readonly family: string;
  /** Where its file is: in a package, in the site's folder, or both. */
  readonly package: string | undefined;
  readonly file: string | undefined;
  readonly subset: string;
  /** 1 to 1000. */
  readonly weight: number;
  readonly style: "normal" | "italic";
  readonly fallback: FontFallback;
  readonly preload: boolean;
  /** Simple selectors; none means the whole page. */
  readonly for: readonly string[];
  readonly text: string;
  /** Tags of OpenType features. */
  readonly features: readonly string[];
  /** The languages whose pages have it; none means all. */
  readonly languages: readonly string[];
}
