import { setFlagsFromString } from "node:v8";

/*
 * A build of a small site is over before optimised machine code pays for itself: compiling it is a fifth
 * of such a build's processor time. A large site is another matter. The flag holds for the whole process.
 */

/** Keeps V8 from optimising, for a run that is likely to be short. */
export function expectShortRun(): void {
  setFlagsFromString("--no-opt");
}

/** From this many pages, documents or links on a run is long. */
const much = 24;

/** Lets V8 optimise after all if a run turns out to have much to do. */
export function expectWork(count: number): void {
  if (count > much) expectLongRun();
}

/** Lets V8 optimise, for a process that stays. Code that is loaded from here on comes without V8's code cache. */
export function expectLongRun(): void {
  setFlagsFromString("--opt");
}
