import { LockHeld, type OutputLock } from "../../../src/output/output-lock.js";

/** The acquired lock; throws if another process has it. */
export function held(lock: OutputLock | LockHeld): OutputLock {
  if (lock instanceof LockHeld) throw new Error(`busy: ${JSON.stringify(lock.owner)}`);
  return lock;
}
