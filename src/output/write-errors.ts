import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { reasonOf } from "../util/system-error.js";
import { formatOwner, type LockOwner } from "./lock-owner.js";
import type { OutputFolder } from "./output-folder.js";

/** Reports errors of the operating system; anything else is a bug and rethrown. */
export function reportWriteError(error: unknown, folder: OutputFolder, log: Diagnostics): void {
  const { path = folder.path, code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  log.add("commit/cannot-write", { path, reason: reasonOf(error) });
}

export function reportBusy(owner: LockOwner | undefined, folder: OutputFolder, log: Diagnostics): void {
  const by = owner ? formatOwner(owner) : "an unknown process";
  log.add("commit/busy", { outDir: folder.path, by, lock: folder.lock });
}
