import { realpathSync, statSync } from "node:fs";
import { orNothing } from "../../util/or-nothing.js";

/** The real path of a folder; undefined if there is none that can be read. */
export function resolveAppFolder(folder: string): string | undefined {
  return orNothing(() => (statSync(folder).isDirectory() ? realpathSync(folder) : undefined));
}
