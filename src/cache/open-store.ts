import type { Namespace, ResultStore } from "../effects/result-store.js";
import { openPack } from "./open-pack.js";
import { openShelves, type ShelfOptions } from "./open-shelves.js";

export interface StoreOptions extends ShelfOptions {
  /** What tells handbill's code from that of the same version, for packs: its own developers change it from build to build. */
  readonly code?: string;
}

/** The store of a project: its shelves, and packs on them. */
export function openStore(root: string, { code = "", ...options }: StoreOptions): ResultStore {
  const shelves = openShelves(root, options);
  /** What writes the packs that were opened. */
  const packs: (() => void)[] = [];
  const { shelf } = shelves;
  return {
    shelf,
    pack: <Result>(namespace: Namespace, name: readonly string[]) => {
      const { pack, settle } = openPack<Result>(shelf(namespace, { code, node: process.version }), name);
      packs.push(settle);
      return pack;
    },
    settle: () => {
      for (const write of packs.splice(0)) write();
      shelves.settle();
    },
  };
}
