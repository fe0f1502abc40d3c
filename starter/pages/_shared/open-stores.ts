import type { Store } from "handbill";

/** The stores with something to open. Stores that share a sign-up count once. */
export const openStores = (storeList: readonly Store[]) =>
  storeList.filter(
    ({ href }, index) => href !== undefined && storeList.findIndex((other) => other.href === href) === index,
  );
