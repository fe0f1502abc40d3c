/* The state of a thread for the one that watches it (`watchdog.ts`), in shared memory: during a system call, it cannot send messages. */

/** Its position in the shared memory, in 32-bit numbers. */
export const slots = { beats: 0, isWatched: 1, limitMs: 2, fileBytes: 3, hasBegun: 4, turns: 5 } as const;

/** The offset of the file name's bytes. */
export const fileAt = 24;
const fileRoom = 1024;

/** Each thread has its own. */
const memory = new SharedArrayBuffer(fileAt + fileRoom);
const numbers = new Int32Array(memory, 0, fileAt / 4);
const fileBytes = new Uint8Array(memory, fileAt);
const encoder = new TextEncoder();

export const pulse = {
  memory,
  /** Whether this is the first call. */
  begin: (): boolean => Atomics.exchange(numbers, slots.hasBegun, 1) === 0,
  beat: (): void => void Atomics.add(numbers, slots.beats, 1),
  /** Sets whether code of the site may run from now on. */
  watched: (isWatched: boolean): void => {
    pulse.beat();
    Atomics.store(numbers, slots.isWatched, isWatched ? 1 : 0);
  },
  /** Sets the file whose code runs from now on. */
  file: (file: string): void => {
    Atomics.store(numbers, slots.fileBytes, encoder.encodeInto(file, fileBytes).written);
  },
  /** Awaits work of the site's code in later turns, which V8 does not limit. */
  turns: async <Result>(work: () => Promise<Result>): Promise<Result> => {
    Atomics.add(numbers, slots.turns, 1);
    try {
      return await work();
    } finally {
      Atomics.sub(numbers, slots.turns, 1);
    }
  },
  /** Runs `work`, which V8 stops after a number of milliseconds. */
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
