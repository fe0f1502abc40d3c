import type { OwnFile } from "./own-parts.js";
/** The URLs of the site that open the app, and whether both share passwords. */
export interface AppLinksConfig {
  /**
   * Patterns of paths. The first that matches decides; a URL that none matches stays in the browser. So do the site's own
   * pages, unless a rule has `pages`.
   */
  paths?: PathRuleConfig[];
  /** Whether the app may use passwords and passkeys saved for the site, and the reverse. */
  credentials?: boolean;
}

/** A pattern of paths, with `*` for any characters and `?` for one, or an object with further conditions. */
export type PathRuleConfig = string | NamedPathRuleConfig;

export interface NamedPathRuleConfig {
  /** The pattern of the path, e.g. `"/event/*"`. */
  path: string;
  /** Patterns of query items by name, e.g. `{ from: "mail*" }`. */
  query?: Record<string, string>;
  /** A pattern of the fragment, without `#`. */
  fragment?: string;
  /** Whether matching URLs stay in the browser. */
  exclude?: boolean;
  /** Whether pages of the site that match open the app too. Default: false. */
  pages?: boolean;
}

/** The names by which the stores' reports count your links. */
export interface CampaignConfig {
  /** The name of your site in the stores' reports: letters, digits, `.`, `_` and `-`, e.g. `"website"`. */
  name: string;
  /** Your provider ID from App Store Connect: the digits after `pt=` in its campaign links. */
  appleProvider?: string;
}

/** Files for phones, stores and crawlers. Each is off unless you turn it on. */
export interface FilesConfig {
  /** Your own files by path, each made from all pages. */
  own?: Record<string, OwnFile>;
  /** `/sitemap.xml`: all pages, for search engines. */
  sitemap?: boolean;
  /** `/favicon.ico`, `/apple-touch-icon.png` and others, made from `icon`. */
  icons?: boolean;
  /** `/site.webmanifest`: name, icon and colours on a home screen. */
  manifest?: boolean;
  /** Structured data about the app on the landing page, for search engines. */
  structuredData?: boolean;
  /** `/app-ads.txt`: who may sell advertisements in the app. */
  appAds?: AppAdsConfig;
  /** `/.well-known/security.txt`: where to report a vulnerability. */
  security?: SecurityConfig;
  /** `/llms.txt`: the site's pages in Markdown. */
  llms?: boolean;
}

interface AppAdsConfig {
  /** One line each: the system's domain, your id there, `DIRECT` or `RESELLER`, and its certification id if it has one. */
  sellers: string[];
  /** The contact for questions: an email address or an https URL. */
  contact?: string;
  /** The domain of the company that owns the app, if it is not the site's. */
  ownerDomain?: string;
}

interface SecurityConfig {
  /** Where to report: `mailto:`, https or `tel:` URLs, the preferred one first. */
  contact: string[];
  /** The last day on which the file is valid, at most a year ahead: `"2027-06-30"`. */
  expires: string;
  /** The URL of your key for encrypted reports. */
  encryption?: string;
  /** The URL of a page that thanks reporters. */
  acknowledgments?: string;
  /** The URL of your disclosure policy. */
  policy?: string;
  /** The languages of reports that you accept: `["pt", "en"]`. */
  languages?: string[];
}
