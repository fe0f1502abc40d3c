import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects what nobody uses any more, now, while nobody waits. */
export type CollectIdle = () => void;

/** In bytes. V8 by itself would look through all of the memory after some twice as much, while somebody waits. */
const mostGrown = 25_000_000;

/**
 * Gives what V8 has for that, which code of the site does not get. New objects take it a few milliseconds each time; all of them,
 * of a thousand pages, fifty: that is done when much has been held since.
 */
export function openCollectIdle(): CollectIdle {
  setFlagsFromString("--expose-gc");
  const collect: NodeJS.GCFunction = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  let before = 0;
  return () => {
    collect({ type: "minor" });
    if (heldBytes() < before + mostGrown) return;
    collect();
    before = heldBytes();
  };
}

const heldBytes = () => getHeapStatistics().used_heap_size;
