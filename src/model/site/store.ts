/** Whether the app is in the store, can be tried, or is not out yet. */
export type StoreState = "live" | "beta" | "soon";

interface StorePlace {
  /** `unknown` if the config has only ids of the store. */
  readonly state: StoreState | "unknown";
  /** The listing. */
  readonly url: string | undefined;
  /** Where people can try the app. */
  readonly beta: string | undefined;
  /** Where people can ask to be notified. */
  readonly signUp: string | undefined;
  /** The URL that people should open now: the first of `url`, `beta` and `signUp`. */
  readonly href: string | undefined;
  /** The release date, an ISO day or month. */
  readonly expected: string | undefined;
}

/** The App Store, as the config describes it. */
export interface AppStore extends StorePlace {
  readonly store: "appStore";
  readonly name: "App Store";
  readonly platform: "iOS";
  /** The app's number in the store. */
  readonly id: string | undefined;
  readonly bundleId: string | undefined;
  /** All bundle ids in the config, the one of the listing first. */
  readonly bundleIds: readonly string[];
  readonly teamId: string | undefined;
  /** The bundle id of the App Clip. */
  readonly clip: string | undefined;
  /** Whether pages have the Smart App Banner. */
  readonly banner: boolean;
}

/** Google Play, as the config describes it. */
export interface GooglePlay extends StorePlace {
  readonly store: "googlePlay";
  readonly name: "Google Play";
  readonly platform: "Android";
  readonly package: string | undefined;
  /** All packages in the config, the one of the listing first. */
  readonly packages: readonly string[];
  /** SHA-256, upper-case pairs with colons. */
  readonly fingerprints: readonly string[];
  /** Whether Chrome on Android may offer the app. */
  readonly banner: boolean;
}

/** A store whose state is known. */
export type Store = (AppStore | GooglePlay) & { readonly state: StoreState };

/** The release day, if the listing's URL is known before: pages switch on that day without a new build. */
export const releaseDayOf = ({ state, url, expected }: Store): string | undefined =>
  state === "soon" && url !== undefined && expected?.length === "2026-12-01".length ? expected : undefined;

export const storesFrom = (day: string, stores: readonly Store[]): Store[] =>
  stores.map((store) => {
    const own = releaseDayOf(store);
    return own !== undefined && own <= day
      ? { ...store, state: "live", href: store.url, expected: undefined }
      : store;
  });

/** The release days of the stores, earliest first. */
export const releaseDaysOf = (stores: readonly Store[]): string[] =>
  [...new Set(stores.flatMap((store) => releaseDayOf(store) ?? []))].sort();
