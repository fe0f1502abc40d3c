import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import type { StorePlaceConfig } from "../model/config/app-config.js";
import { configPlace } from "../model/place.js";
import { valueAt } from "../util/value-at.js";

/** Reports keys of a store that do not fit together. Values that are invalid by themselves are reported elsewhere. */
export function checkStores(stores: unknown, log: Diagnostics): void {
  for (const store of ["appStore", "googlePlay"]) {
    const config = valueAt(stores, store);
    if (typeof config === "object" && config !== null) checkState(store, config, log);
  }
  for (const [idKey, addressKey, idOf] of idsInAddresses) {
    // The first of several belongs to the listing.
    const [id] = [valueAt(stores, idKey)].flat() as unknown[];
    const address = valueAt(stores, addressKey);
    if (typeof id !== "string" || typeof address !== "string" || !URL.canParse(address)) continue;
    const read = idOf(address);
    if (read === undefined || id === read) continue;
    const path = ["stores", ...idKey.split(".")];
    const args = { key: path.join("."), id, address, read };
    log.add("read/other-app", args, configPlace(path));
  }
}

/** Keys with an id, and keys with an address that contains the same id. */
const idsInAddresses = [
  ["appStore.id", "appStore.url", appStoreIdOf],
  ["googlePlay.package", "googlePlay.url", playPackageOf],
  ["googlePlay.package", "googlePlay.beta", playPackageOf],
] as const;

const states: readonly (keyof StorePlaceConfig)[] = ["url", "beta", "expected", "signUp"];

/** Keys that a store may have alone: pages do not mention the store then, but files for phones contain these ids. */
const ids = ["id", "bundleId", "package"];

/** Keys that contradict each other about the app's state. An app in beta may have a date; a listing may have its day. */
const contradictions: readonly (readonly [keyof StorePlaceConfig, keyof StorePlaceConfig])[] = [
  ["url", "beta"],
  ["url", "expected"],
  ["url", "signUp"],
  ["beta", "signUp"],
];

function checkState(store: string, config: object, log: Diagnostics): void {
  const key = `stores.${store}`;
  if (![...states, ...ids].some((known) => known in config)) {
    log.add("read/store-without-state", { key }, configPlace(["stores", store]));
  }
  const hasDay = /^\d{4}-\d\d-\d\d$/.test(String(valueAt(config, "expected")));
  const found = contradictions.find(
    ([one, other]) => one in config && other in config && !(hasDay && one === "url" && other !== "beta"),
  );
  if (!found) return;
  const [one, other] = found;
  const args = { one: `${key}.${one}`, other: `${key}.${other}` };
  log.add("read/store-contradiction", args, configPlace(["stores", store, other]));
}
