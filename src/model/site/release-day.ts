import type { Store } from "./store.js";

/** The release day, if the listing's URL is known before: pages switch on that day without a new build. */
export const releaseDayOf = ({ state, url, expected }: Store): string | undefined =>
  state === "soon" && url !== undefined && expected?.length === "2026-12-01".length ? expected : undefined;

/** The stores as of a day. */
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
