import { deserialize, serialize } from "node:v8";
import type { Pack, Shelf } from "../effects/result-store.js";
import { once } from "../util/once.js";

/** A pack, and what writes it if it is to be kept. */
interface OpenPack<Result> {
  readonly pack: Pack<Result>;
  readonly settle: () => void;
}

/**
 * A pack that is one entry of a shelf: read as a whole when something of it is asked for, and written as a whole if anything in it
 * has changed. What the build neither asked for nor set is left out.
 */
export function openPack<Result>(shelf: Shelf, name: readonly string[]): OpenPack<Result> {
  const before = once(() => readResults<Result>(shelf.read(name)));
  const used = new Map<string, Result>();
  let hasNew = false;
  let isToBeKept = false;
  return {
    pack: {
      get isEmpty() {
        return before().size === 0;
      },
      get: (key) => {
        const result = used.get(key) ?? before().get(key);
        if (result !== undefined) used.set(key, result);
        return result;
      },
      set: (key, result) => {
        hasNew = true;
        used.set(key, result);
      },
      keep: () => {
        isToBeKept = true;
      },
    },
    settle: () => {
      if (isToBeKept && (hasNew || used.size < before().size)) shelf.write(name, writeResults(used));
    },
  };
}

/** Results as V8 serialises them; they must not be modified afterwards. */
export const writeResults = (results: ReadonlyMap<string, unknown>): Uint8Array => serialize(results);

/** Reads serialised data; the caller guarantees that it is complete. */
export function readResults<Result>(bytes: Uint8Array | undefined): ReadonlyMap<string, Result> {
  return bytes ? (deserialize(bytes) as ReadonlyMap<string, Result>) : new Map();
}
