import { Busy, type OutputLock } from "../../../src/output/output-lock.js";

/** The lock that was taken; throws if somebody else has it. */
export function held(lock: OutputLock | Busy): OutputLock {
  if (lock instanceof Busy) throw new Error(`busy: ${JSON.stringify(lock.owner)}`);
  return lock;
}
