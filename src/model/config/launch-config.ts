import type { OwnFile } from "./own-parts.js";
/** Which addresses of the site open the app, and what the app and the site share. */
export interface AppLinksConfig {
  /**
   * The addresses, in order: the first rule that matches decides, and what none matches stays in the browser. The
   * site's own pages stay there in any case.
   */
  paths?: PathRuleConfig[];
  /** Values that rules name as `$(harbour)`, each rule standing for one with each value. */
  variables?: Record<string, string[]>;
  /** Whether passwords and passkeys of the site may be used in the app, and the app's on the site. */
  credentials?: boolean;
}

/** A pattern of paths, `*` for any characters and `?` for one, or this with more. */
export type PathRuleConfig = string | NamedPathRuleConfig;

export interface NamedPathRuleConfig {
  /** E.g. `"/event/*"`. */
  path: string;
  /** Patterns of query items by name, e.g. `{ from: "mail*" }`. */
  query?: Record<string, string>;
  /** A pattern of the fragment, without `#`. */
  fragment?: string;
  /** Whether what matches stays in the browser. */
  exclude?: boolean;
  /** Whether pages of the site that match open the app too, for people who have it. Default: they stay in the browser. */
  pages?: boolean;
}

/** By what the stores tell apart who has sent people to them. */
export interface CampaignConfig {
  /** The site's name in the stores' figures: letters, digits, `.`, `_` and `-`, e.g. `"website"`. */
  name: string;
  /** The provider id of App Store Connect, the digits after `pt=` in its campaign links. */
  appleProvider?: string;
}

/** Files for those who ask the site for them by a fixed name. None is written that is not named here. */
export interface FilesConfig {
  /** Files of the site's own, by their paths: each is made from all pages. */
  own?: Record<string, OwnFile>;
  /** `/sitemap.xml`: all pages, for search engines. */
  sitemap?: boolean;
  /** `/favicon.ico`, `/apple-touch-icon.png` and others, made of the config's `icon`. */
  icons?: boolean;
  /** `/site.webmanifest`: how the site looks on a home screen. */
  manifest?: boolean;
  /** What the app is, in the landing page's head, for search engines. */
  structuredData?: boolean;
  /** `/app-ads.txt`: who may sell advertisements in the app. */
  appAds?: AppAdsConfig;
  /** `/.well-known/security.txt`: where to report a weakness. */
  security?: SecurityConfig;
  /** `/llms.txt`: the site's pages in Markdown. */
  llms?: boolean;
}

export interface AppAdsConfig {
  /** One line each: the system's domain, your id there, `DIRECT` or `RESELLER`, and its certification id if it has one. */
  sellers: string[];
  /** Where questions go: an e-mail address or an https address. */
  contact?: string;
  /** The domain of the business that owns the app, if it is another than the site's. */
  ownerDomain?: string;
}

export interface SecurityConfig {
  /** Where to report: `mailto:`, https or `tel:` addresses, the preferred one first. */
  contact: string[];
  /** The day after which the file is not to be trusted any more: `"2027-06-30"`, at most a year ahead. */
  expires: string;
  /** The address of a key. */
  encryption?: string;
  /** The address of a page that thanks those who have reported. */
  acknowledgments?: string;
  /** The address of a policy. */
  policy?: string;
  /** Languages that reports may be in: `["pt", "en"]`. */
  languages?: string[];
}
