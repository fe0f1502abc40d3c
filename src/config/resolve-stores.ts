import type {
  AppStoreConfig,
  GooglePlayConfig,
  StorePlaceConfig,
  StoresConfig,
} from "../model/config/app-config.js";
import type { Site } from "../model/site.js";
import type { AppStore, GooglePlay, StoreState } from "../model/store.js";
import { appStoreIdOf, playPackageOf } from "../model/store-address.js";

export function resolveStores({ appStore, googlePlay }: StoresConfig): Site["stores"] {
  return {
    appStore: appStore && resolveAppStore(appStore),
    googlePlay: googlePlay && resolveGooglePlay(googlePlay),
  };
}

function resolveAppStore(config: AppStoreConfig): AppStore {
  const { url, id, bundleId, teamId, clip, banner = false } = config;
  const read = url === undefined ? undefined : appStoreIdOf(url);
  const ids = { id: id ?? read, bundleId, teamId, clip, banner };
  return { store: "appStore", name: "App Store", platform: "iOS", ...placeOf(config), ...ids };
}

function resolveGooglePlay(config: GooglePlayConfig): GooglePlay {
  const { fingerprints = [] } = config;
  const address = config.url ?? config.beta;
  const read = address === undefined ? undefined : playPackageOf(address);
  const ids = { package: config.package ?? read, fingerprints };
  return { store: "googlePlay", name: "Google Play", platform: "Android", ...placeOf(config), ...ids };
}

function placeOf(config: StorePlaceConfig) {
  const { url, beta, signUp, expected } = config;
  return { state: stateOf(config), url, beta, signUp, href: url ?? beta ?? signUp, expected };
}

function stateOf({ url, beta }: StorePlaceConfig): StoreState {
  if (url !== undefined) return "live";
  return beta === undefined ? "soon" : "beta";
}
