import { realpathSync, statSync } from "node:fs";

/** The real path of a folder; undefined if there is none that can be read. */
export function resolveAppFolder(folder: string): string | undefined {
  try {
    return statSync(folder).isDirectory() ? realpathSync(folder) : undefined;
  } catch {
    return undefined;
  }
}
