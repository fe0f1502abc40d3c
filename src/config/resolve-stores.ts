import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import type {
  AppStoreConfig,
  GooglePlayConfig,
  StorePlaceConfig,
  StoresConfig,
} from "../model/config/app-config.js";
import type { Site } from "../model/site/site.js";
import type { AppStore, GooglePlay, Store, StoreState } from "../model/site/store.js";

/** From its release day on, a listing is live; without `today`, no release day has come. */
export function resolveStores({ appStore, googlePlay }: StoresConfig, today = ""): Site["stores"] {
  return {
    appStore: appStore && resolveAppStore(appStore, today),
    googlePlay: googlePlay && resolveGooglePlay(googlePlay, today),
  };
}

/** The stores whose state is known, the App Store first. */
export const listStores = ({ appStore, googlePlay }: Site["stores"]): Store[] =>
  [appStore ?? [], googlePlay ?? []].flat().filter((store): store is Store => store.state !== "unknown");

function resolveAppStore(config: AppStoreConfig, today: string): AppStore {
  const { url, id, teamId, clip, banner = false } = config;
  const bundleIds = [config.bundleId ?? []].flat();
  const read = url === undefined ? undefined : appStoreIdOf(url);
  const ids = { id: id ?? read, bundleId: bundleIds[0], bundleIds, teamId, clip, banner };
  return { store: "appStore", name: "App Store", platform: "iOS", ...placeOf(config, today), ...ids };
}

function resolveGooglePlay(config: GooglePlayConfig, today: string): GooglePlay {
  const { fingerprints = [], banner = false } = config;
  const address = config.url ?? config.beta;
  const read = address === undefined ? undefined : playPackageOf(address);
  const packages = [config.package ?? read ?? []].flat();
  const ids = { package: packages[0], packages, fingerprints, banner };
  return { store: "googlePlay", name: "Google Play", platform: "Android", ...placeOf(config, today), ...ids };
}

function placeOf({ expected: day, ...config }: StorePlaceConfig, today: string) {
  const { url, beta, signUp } = config;
  const expected = url !== undefined && day !== undefined && day <= today ? undefined : day;
  const state = stateOf({ ...config, ...(expected !== undefined && { expected }) });
  const open = state === "live" ? url : beta;
  return { state, url, beta, signUp, href: open ?? signUp, expected };
}

function stateOf({ url, beta, signUp, expected }: StorePlaceConfig): StoreState | "unknown" {
  if (url !== undefined) return expected === undefined ? "live" : "soon";
  if (beta !== undefined) return "beta";
  return signUp === undefined && expected === undefined ? "unknown" : "soon";
}
