import type { Namespace, ResultStore } from "../effects/result-store.js";
import type { Stamp } from "../effects/stamp-of-stats.js";
import { openFileDigests } from "./file-digests.js";
import { openPack } from "./open-pack.js";
import { openShelves, type ShelfOptions } from "./open-shelves.js";

export interface StoreOptions extends ShelfOptions {
  /** What tells handbill's code from that of the same version, for packs: its own developers change it from build to build. */
  readonly code?: string;
  /** The stamps that files had since the process began, as far as somebody has taken them, by absolute paths. */
  readonly stampOf?: ((path: string) => Stamp | undefined) | undefined;
}

/** The store of a project: its shelves, and packs and digests of files on them. */
export function openStore(root: string, { code = "", stampOf, ...options }: StoreOptions): ResultStore {
  const shelves = openShelves(root, options);
  /** What writes the packs that were opened. */
  const packs: (() => void)[] = [];
  const { shelf } = shelves;
  const digests = openFileDigests(() => shelf("documents", { code }), root, stampOf);
  return {
    shelf,
    digestOf: digests.digestOf,
    noteDigest: digests.noteDigest,
    pack: <Result>(namespace: Namespace, name: readonly string[]) => {
      const { pack, settle } = openPack<Result>(shelf(namespace, { code, node: process.version }), name);
      packs.push(settle);
      return pack;
    },
    settle: () => {
      for (const write of packs.splice(0)) write();
      digests.settle();
      shelves.settle();
    },
  };
}
