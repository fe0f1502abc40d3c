import { Busy, type OutputLock } from "../../../src/output/output-lock.js";

/** The acquired lock; throws if another process has it. */
export function held(lock: OutputLock | Busy): OutputLock {
  if (lock instanceof Busy) throw new Error(`busy: ${JSON.stringify(lock.owner)}`);
  return lock;
}
