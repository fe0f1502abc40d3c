/** The app that the site is about. */
export interface AppConfig {
  /** Its name, as in the stores. */
  name: string;
  /** What the stores show below the name: Apple's subtitle, Google's short description. */
  subtitle?: string;
  /** What the app is, in one line. */
  description: string;
  /** Its category, as the stores name it, e.g. `"Weather"`. */
  category?: string;
  /** What it costs; `0` is free. */
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
 * Which keys there are tells how far the app is: `url`, it is in the store; `beta`, people can try it;
 * `expected` or `signUp`, it is still to come.
 */
export interface StorePlaceConfig {
  /** The address of the app in the store. */
  url?: string;
  /** Where people get it before: TestFlight, an open test on Google Play, or another https address. */
  beta?: string;
  /** When it comes, an ISO day or month: `"2026-12-01"`, `"2026-12"`. */
  expected?: string;
  /** Where people can ask to be notified of the release: an https or a `mailto:` URL. */
  signUp?: string;
}

export interface AppStoreConfig extends StorePlaceConfig {
  /** The app's number in the App Store. Read from `url` where there is one. */
  id?: string;
  /** The bundle id, e.g. `"com.example.app"`, or several: the one of the listing first, then those of other builds and apps. */
  bundleId?: string | string[];
  /** The developer's team id, ten letters and digits. */
  teamId?: string;
  /** The bundle id of the App Clip, e.g. `"com.example.app.Clip"`. */
  clip?: string;
  /** Whether Safari on iOS offers the app above each page: the Smart App Banner. */
  banner?: boolean;
}

export interface GooglePlayConfig extends StorePlaceConfig {
  /** The package name, e.g. `"com.example.app"`. Read from `url` where there is one. Of several, the one of the listing is first. */
  package?: string | string[];
  /** SHA-256 fingerprints of the certificates that sign the app, as Play Console shows them: `"14:6D:…"`. */
  fingerprints?: string[];
  /** Whether Chrome on Android offers the app. Default: false. */
  banner?: boolean;
}

/** Who publishes the app. */
export interface PublisherConfig {
  /** The person or the company, as the stores name it. */
  name?: string;
  /** The address that people write to. */
  email?: string;
  /** The postal address, line by line. */
  address?: string[];
  /** The telephone number. */
  phone?: string;
}

/** A place elsewhere that the site leads to. Networks that handbill knows need an address only. */
export type LinkConfig = string | NamedLinkConfig;

export interface NamedLinkConfig {
  url: string;
  /** How people call it. Required where handbill does not know the network. */
  label?: string;
  /** A drawing for it: a path under `public/`, e.g. `"/partners.svg"`. */
  glyph?: string;
}
