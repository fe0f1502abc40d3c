import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import type {
  AppStoreConfig,
  GooglePlayConfig,
  StorePlaceConfig,
  StoresConfig,
} from "../model/config/app-config.js";
import type { Site } from "../model/site/site.js";
import type { AppStore, GooglePlay, Store, StoreState } from "../model/site/store.js";

export function resolveStores({ appStore, googlePlay }: StoresConfig): Site["stores"] {
  return {
    appStore: appStore && resolveAppStore(appStore),
    googlePlay: googlePlay && resolveGooglePlay(googlePlay),
  };
}

/** The stores whose state is known, the App Store first. */
export const listStores = ({ appStore, googlePlay }: Site["stores"]): Store[] =>
  [appStore ?? [], googlePlay ?? []].flat().filter((store): store is Store => store.state !== "unknown");

function resolveAppStore(config: AppStoreConfig): AppStore {
  const { url, id, teamId, clip, banner = false } = config;
  const bundleIds = [config.bundleId ?? []].flat();
  const read = url === undefined ? undefined : appStoreIdOf(url);
  const ids = { id: id ?? read, bundleId: bundleIds[0], bundleIds, teamId, clip, banner };
  return { store: "appStore", name: "App Store", platform: "iOS", ...placeOf(config), ...ids };
}

function resolveGooglePlay(config: GooglePlayConfig): GooglePlay {
  const { fingerprints = [], banner = false } = config;
  const address = config.url ?? config.beta;
  const read = address === undefined ? undefined : playPackageOf(address);
  const packages = [config.package ?? read ?? []].flat();
  const ids = { package: packages[0], packages, fingerprints, banner };
  return { store: "googlePlay", name: "Google Play", platform: "Android", ...placeOf(config), ...ids };
}

function placeOf(config: StorePlaceConfig) {
  const { url, beta, signUp, expected } = config;
  const state = stateOf(config);
  const open = state === "live" ? url : beta;
  return { state, url, beta, signUp, href: open ?? signUp, expected };
}

function stateOf({ url, beta, signUp, expected }: StorePlaceConfig): StoreState | "unknown" {
  if (url !== undefined) return expected === undefined ? "live" : "soon";
  if (beta !== undefined) return "beta";
  return signUp === undefined && expected === undefined ? "unknown" : "soon";
}
