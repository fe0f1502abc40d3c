/** How far the app is in a store: there, to be tried, or still to come. */
export type StoreState = "live" | "beta" | "soon";

interface StorePlace {
  /** Not known where the config has ids only. */
  readonly state: StoreState | "unknown";
  /** The listing. */
  readonly url: string | undefined;
  /** Where people get it before. */
  readonly beta: string | undefined;
  /** Where people can ask to be notified. */
  readonly signUp: string | undefined;
  /** Where people go: the first of these three; undefined if only a date is known, or nothing. */
  readonly href: string | undefined;
  /** When it comes, an ISO day or month. */
  readonly expected: string | undefined;
}

export interface AppStore extends StorePlace {
  readonly store: "appStore";
  readonly name: "App Store";
  readonly platform: "iOS";
  /** The app's number in the store. */
  readonly id: string | undefined;
  readonly bundleId: string | undefined;
  /** The same and those of other builds and apps that the site's addresses open. */
  readonly bundleIds: readonly string[];
  readonly teamId: string | undefined;
  /** The bundle id of the App Clip. */
  readonly clip: string | undefined;
  /** Whether pages have the Smart App Banner. */
  readonly banner: boolean;
}

export interface GooglePlay extends StorePlace {
  readonly store: "googlePlay";
  readonly name: "Google Play";
  readonly platform: "Android";
  readonly package: string | undefined;
  /** The same and those of other builds and apps that the site's addresses open. */
  readonly packages: readonly string[];
  /** SHA-256, upper-case pairs with colons. */
  readonly fingerprints: readonly string[];
  /** Whether Chrome on Android offers the app. */
  readonly banner: boolean;
}

/** A store that has the app, or will have it. */
export type Store = (AppStore | GooglePlay) & { readonly state: StoreState };
