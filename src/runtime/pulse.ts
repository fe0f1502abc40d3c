/*
 * What a thread tells of itself to the one that watches it (`watchdog.ts`), by memory that both share: while it waits in the
 * system it can tell nothing.
 */

/** Where it stands in the memory, as 32-bit numbers. */
export const slots = { beats: 0, isWatched: 1, limitMs: 2, fileBytes: 3, hasBegun: 4 } as const;

/** Where the bytes of the file's name begin. */
export const fileAt = 20;
const fileRoom = 1024;

/** Each thread has its own. */
const memory = new SharedArrayBuffer(fileAt + fileRoom);
const numbers = new Int32Array(memory, 0, fileAt / 4);
const fileBytes = new Uint8Array(memory, fileAt);
const encoder = new TextEncoder();

export const pulse = {
  memory,
  /** Whether this is the first time that it is asked. */
  begin: (): boolean => Atomics.exchange(numbers, slots.hasBegun, 1) === 0,
  beat: (): void => void Atomics.add(numbers, slots.beats, 1),
  /** Whether code of the site may run from now on. */
  watched: (isWatched: boolean): void => {
    pulse.beat();
    Atomics.store(numbers, slots.isWatched, isWatched ? 1 : 0);
  },
  /** Whose code runs from now on. */
  file: (file: string): void => {
    Atomics.store(numbers, slots.fileBytes, encoder.encodeInto(file, fileBytes).written);
  },
  /** Does `work`, which V8 ends after so many milliseconds. */
  within: <Result>(limitMs: number, work: () => Result): Result => {
    const before = Atomics.exchange(numbers, slots.limitMs, limitMs);
    pulse.beat();
    try {
      return work();
    } finally {
      Atomics.store(numbers, slots.limitMs, before);
      pulse.beat();
    }
  },
};
