import { patience } from "./patience.js";

/** Waits, and nothing else is done in this thread meanwhile; throws if another one never comes to what is waited for. */
export function standStillUntil(isSo: () => boolean): void {
  const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const end = performance.now() + patience(20_000);
  while (!isSo()) {
    if (performance.now() > end) throw new Error("the other thread does not come to it");
    Atomics.wait(pause, 0, 0, 5);
  }
}
