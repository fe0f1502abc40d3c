/** The app that the site presents. */
export interface AppConfig {
  /** Its name, as in the stores. */
  name: string;
  /** The text below the name in the stores: Apple's subtitle or Google's short description. */
  subtitle?: string;
  /** The app in one sentence. */
  description: string;
  /** Its category in the stores, e.g. `"Weather"`. */
  category?: string;
  /** The price; `0` is free. */
  price?: PriceConfig;
}

export interface PriceConfig {
  /** In units of the currency. */
  amount: number;
  /** An ISO 4217 code such as `"EUR"`. */
  currency: string;
}

/** The stores that offer the app: both, one or none. */
export interface StoresConfig {
  appStore?: AppStoreConfig;
  googlePlay?: GooglePlayConfig;
}

/**
 * The keys say how far the app is. `url`: it is in the store. `beta`: people can try it. `expected` or `signUp`: it is not out yet.
 */
export interface StorePlaceConfig {
  /** The listing. */
  url?: string;
  /** Where people can try the app: TestFlight, an open test on Google Play, or another https URL. */
  beta?: string;
  /** The release date, an ISO day or month: `"2026-12-01"`, `"2026-12"`. */
  expected?: string;
  /** Where people can ask to be notified of the release: an https or a `mailto:` URL. */
  signUp?: string;
}

export interface AppStoreConfig extends StorePlaceConfig {
  /** The app's number in the App Store. Default: the one in `url`. */
  id?: string;
  /** The bundle id, e.g. `"com.example.app"`, or a list: the one of the listing first. */
  bundleId?: string | string[];
  /** Your team ID, ten letters and digits. */
  teamId?: string;
  /** The bundle id of the App Clip, e.g. `"com.example.app.Clip"`. */
  clip?: string;
  /** Whether Safari on iOS shows the Smart App Banner above each page. Default: false. */
  banner?: boolean;
}

export interface GooglePlayConfig extends StorePlaceConfig {
  /** The package name, e.g. `"com.example.app"`. Default: the one in `url`. In a list, the one of the listing is first. */
  package?: string | string[];
  /** SHA-256 fingerprints of the app's signing certificates, from Play Console: `"14:6D:…"`. */
  fingerprints?: string[];
  /** Whether Chrome on Android may offer the app. Default: false. */
  banner?: boolean;
}

/** The publisher of the app. */
export interface PublisherConfig {
  /** The person or company, as in the stores. */
  name?: string;
  /** The contact address. */
  email?: string;
  /** The postal address, line by line. */
  address?: string[];
  /** The phone number. */
  phone?: string;
}

/** A link to another site. Networks that handbill knows need only a URL. */
export type LinkConfig = string | NamedLinkConfig;

interface NamedLinkConfig {
  url: string;
  /** The text of the link. Required if handbill does not know the network. */
  label?: string;
  /** An icon: a path in `public/`, e.g. `"/partners.svg"`. */
  glyph?: string;
}
