import { resolve } from "node:path";
import { readParts } from "../../cache/part-folder.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { hostNames } from "../../model/hosts/serving.js";
import { buildDay } from "../options/build-day.js";
import { type BuildFlags, type BuildProcess, runBuild } from "./build-command.js";

export type MergeFlags = Omit<BuildFlags, "base" | "host" | "today">;

/** Merges parts of a site: a build that uses the results of all parts, and makes the files that need all pages. */
export async function runMerge(
  folders: readonly string[],
  flags: MergeFlags,
  running: BuildProcess,
): Promise<number> {
  const found = new Diagnostics();
  const parts = readParts(resolve(flags.root), folders, found);
  // The settings of the parts: the other parts are compared with the first.
  const { base = "", host, day } = parts[0]?.makers ?? {};
  const known = hostNames.find((name) => name === host);
  const asked = { ...(base !== "" && { base }), ...(known && { host: known }), today: buildDay(day) };
  return await runBuild({ ...flags, ...asked }, { ...running, joined: { parts, found } });
}
