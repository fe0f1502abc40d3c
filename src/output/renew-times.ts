import { utimesSync } from "node:fs";
import { join } from "node:path";
import type { OutputContent } from "./foreign-files.js";
import type { Staged } from "./write-stage.js";

/**
 * Gives files of the spare folder the time of now if the output that is replaced has other bytes in them: whoever publishes by times
 * would take them for older than what was published. Gives what has stayed of that folder otherwise.
 */
export function renewTimes(
  stage: string,
  { stayed, manifest }: Pick<Staged, "stayed" | "manifest">,
  { sure }: Pick<OutputContent, "sure">,
): ReadonlySet<string> {
  const now = Date.now() / 1000;
  const isAsBefore = (name: string) => {
    const isFile = Object.hasOwn(manifest, name);
    if (!isFile || sure.get(name) === manifest[name]) return true;
    utimesSync(join(stage, name), now, now);
    return false;
  };
  return new Set([...stayed].filter(isAsBefore));
}
