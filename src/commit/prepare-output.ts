import type { Diagnostics } from "../core/diagnostics.js";
import { checkOutputPlace } from "./check-output.js";
import type { OutputFolder } from "./output-folder.js";
import { recoverOutput } from "./recover-output.js";
import { reportWriteError } from "./write-errors.js";

/** Before anything is built: may the output folder be replaced, and is one to be brought back? */
export function prepareOutput(folder: OutputFolder, root: string, log: Diagnostics): void {
  try {
    if (checkOutputPlace(folder, root, log)) recoverOutput(folder);
  } catch (error) {
    reportWriteError(error, folder, log);
  }
}
