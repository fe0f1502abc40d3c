import type { Store } from "./store.js";

/** The day on which a store gets the app, where its listing is known before: pages switch by themselves on that day. */
export const releaseDayOf = ({ state, url, expected }: Store): string | undefined =>
  state === "soon" && url !== undefined && expected?.length === "2026-12-01".length ? expected : undefined;

/** The stores as they are from a day on. */
export const storesFrom = (day: string, stores: readonly Store[]): Store[] =>
  stores.map((store) => {
    const own = releaseDayOf(store);
    return own !== undefined && own <= day
      ? { ...store, state: "live", href: store.url, expected: undefined }
      : store;
  });

/** The release days of the stores, the first one first. */
export const releaseDaysOf = (stores: readonly Store[]): string[] =>
  [...new Set(stores.flatMap((store) => releaseDayOf(store) ?? []))].sort();
