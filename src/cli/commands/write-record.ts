import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CommitEffects } from "../../effects/effects.js";
import { recordFile } from "../../model/addresses/address-record.js";
import { addFile, replaceFile } from "../../scaffold/replace-file.js";
import { reasonOf } from "../../util/system-error.js";

/**
 * Writes the record of published URLs completely or not at all, if it has not changed since it was read.
 * Reports failures.
 */
export const writeRecord: CommitEffects["record"] = (root, { before, after }, log) => {
  const file = join(root, recordFile);
  try {
    if (before === undefined) return addFile(file, after);
    const now = readFileSync(file);
    // Git may have checked out the record with other line ends.
    if (
      now
        .toString("utf8")
        .replace(/^\uFEFF/, "")
        .replace(/\r\n?/g, "\n") !== before
    )
      throw new Error("it has changed since it was read");
    replaceFile(file, { before: now, after });
  } catch (error) {
    log.add("commit/record-not-written", { reason: reasonOf(error) }, { file: recordFile });
  }
};
