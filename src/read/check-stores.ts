import * as v from "valibot";
import type { StorePlaceConfig } from "../core/app-config.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { appStoreIdOf, playPackageOf } from "../core/store-address.js";
import { stores } from "./app-schema.js";

/** What no single key can tell: whether the keys of a store fit together. */
export function checkStores(value: unknown, file: string, log: Diagnostics): void {
  const result = v.safeParse(stores, value);
  if (!result.success) return; // each wrong value is reported already
  const { appStore, googlePlay } = result.output;
  const context = { file, log };
  if (appStore) {
    checkState("appStore", appStore, context);
    checkId(["stores", "appStore", "id"], appStore.id, {
      address: appStore.url,
      idOf: appStoreIdOf,
      context,
    });
  }
  if (googlePlay) {
    checkState("googlePlay", googlePlay, context);
    const path = ["stores", "googlePlay", "package"];
    for (const address of [googlePlay.url, googlePlay.beta])
      checkId(path, googlePlay.package, { address, idOf: playPackageOf, context });
  }
}

interface Context {
  readonly file: string;
  readonly log: Diagnostics;
}

/** Keys of which each says something else of how far the app is. An app in beta may have a date. */
const contradictions: readonly (readonly [keyof StorePlaceConfig, keyof StorePlaceConfig])[] = [
  ["url", "beta"],
  ["url", "expected"],
  ["url", "signUp"],
  ["beta", "signUp"],
];

function checkState(store: string, config: StorePlaceConfig, { file, log }: Context): void {
  const key = `stores.${store}`;
  const { url, beta, expected, signUp } = config;
  if ((url ?? beta ?? expected ?? signUp) === undefined) {
    const seek = { kind: "config-key", path: ["stores", store] } as const;
    log.add("read/store-without-state", { key }, { file, seek });
  }
  const found = contradictions.find(
    ([one, other]) => config[one] !== undefined && config[other] !== undefined,
  );
  if (!found) return;
  const [one, other] = found;
  const seek = { kind: "config-key", path: ["stores", store, other] } as const;
  log.add("read/store-contradiction", { one: `${key}.${one}`, other: `${key}.${other}` }, { file, seek });
}

interface IdCheck {
  readonly address: string | undefined;
  readonly idOf: (address: string) => string | undefined;
  readonly context: Context;
}

function checkId(
  path: readonly string[],
  id: string | undefined,
  { address, idOf, context: { file, log } }: IdCheck,
): void {
  const read = address === undefined ? undefined : idOf(address);
  if (id === undefined || read === undefined || id === read) return;
  const args = { key: path.join("."), id, address: String(address), read };
  log.add("read/other-app", args, { file, seek: { kind: "config-key", path } });
}
