import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { appStoreIdOf, playPackageOf } from "../model/addresses/store-address.js";
import type { StorePlaceConfig } from "../model/config/app-config.js";
import { valueAt } from "./value-at.js";

/** Reports keys of a store that do not fit together. Values that are invalid by themselves are reported elsewhere. */
export function checkStores(stores: unknown, file: string, log: Diagnostics): void {
  const context = { file, log };
  for (const store of ["appStore", "googlePlay"]) {
    const config = valueAt(stores, store);
    if (typeof config === "object" && config !== null) checkState(store, config, context);
  }
  const appStoreId = { path: ["stores", "appStore", "id"], idOf: appStoreIdOf };
  checkId(valueAt(stores, "appStore.id"), valueAt(stores, "appStore.url"), { ...appStoreId, context });
  const play = { path: ["stores", "googlePlay", "package"], idOf: playPackageOf };
  for (const key of ["url", "beta"])
    checkId(valueAt(stores, "googlePlay.package"), valueAt(stores, `googlePlay.${key}`), {
      ...play,
      context,
    });
}

interface Context {
  readonly file: string;
  readonly log: Diagnostics;
}

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

function checkState(store: string, config: object, { file, log }: Context): void {
  const key = `stores.${store}`;
  if (![...states, ...ids].some((known) => known in config)) {
    const seek = { kind: "config-key", path: ["stores", store] } as const;
    log.add("read/store-without-state", { key }, { file, seek });
  }
  const hasDay = /^\d{4}-\d\d-\d\d$/.test(String(valueAt(config, "expected")));
  const found = contradictions.find(
    ([one, other]) => one in config && other in config && !(hasDay && one === "url" && other !== "beta"),
  );
  if (!found) return;
  const [one, other] = found;
  const seek = { kind: "config-key", path: ["stores", store, other] } as const;
  log.add("read/store-contradiction", { one: `${key}.${one}`, other: `${key}.${other}` }, { file, seek });
}

interface IdCheck {
  readonly path: readonly string[];
  readonly idOf: (address: string) => string | undefined;
  readonly context: Context;
}

function checkId(named: unknown, address: unknown, { path, idOf, context: { file, log } }: IdCheck): void {
  // The first of several belongs to the listing.
  const id: unknown = Array.isArray(named) ? named[0] : named;
  if (typeof id !== "string" || typeof address !== "string" || !URL.canParse(address)) return;
  const read = idOf(address);
  if (read === undefined || id === read) return;
  const args = { key: path.join("."), id, address, read };
  log.add("read/other-app", args, { file, seek: { kind: "config-key", path } });
}
