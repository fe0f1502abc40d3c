import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Host, HostFile } from "../model/hosts/host.js";
import { orNothing } from "../util/or-nothing.js";

export interface StaleContext {
  readonly host: Pick<Host, "title">;
  /** The text of a file of the project; undefined if there is none. */
  readonly textOf: (path: string) => string | undefined;
}

/**
 * Reports the files in the project's folder, as `handbill host` writes them, that tell the host something else by now, and
 * those of `public/` that stand in place of what a build writes and lack some of it.
 */
export function reportStaleFiles(
  files: readonly HostFile[],
  { host, textOf }: StaleContext,
  log: Diagnostics,
): void {
  for (const { path, text, place } of files) {
    const own = place === "output" ? path : undefined;
    const file = own ? `public/${own}` : path;
    const there = textOf(file);
    if (there === undefined || saysSame(there, text)) continue;
    if (own && linesOf(there).includes(linesOf(text))) continue;
    log.add("plan/stale-host-file", { path: file, host: host.title, own }, { file });
  }
}

/** Names, folders and commands are the project's own to say, and no host answers otherwise for them. */
const ownKeys = new Set([
  "$schema",
  "buildCommand",
  "compatibility_date",
  "directory",
  "framework",
  "name",
  "outputDirectory",
  "public",
]);
const ownLine = /^from=.*$/m;
/** Only these entries determine these settings, so an extra one is out of date. */
const configuredKeys = new Set(["headers", "redirects"]);

function saysSame(there: string, wanted: string): boolean {
  const [found, sought] = [parseJson(there), parseJson(wanted)];
  if (found !== undefined && sought !== undefined) return holds(found, sought);
  const plain = (text: string) => linesOf(text).replace(ownLine, "").trim();
  return plain(there) === plain(wanted);
}

const linesOf = (text: string) => text.replace(/\r\n/g, "\n");

/** Whether all that is sought is in what was found; keys besides are somebody's own. */
function holds(found: unknown, sought: unknown): boolean {
  if (typeof sought !== "object" || sought === null) return found === sought;
  if (typeof found !== "object" || found === null) return false;
  if (Array.isArray(sought)) {
    if (!Array.isArray(found) || found.length !== sought.length) return false;
    return sought.every((item, index) => holds(found[index], item));
  }
  const there = new Map(Object.entries(found));
  const isOld = [...there.keys()].some((key) => configuredKeys.has(key) && !(key in sought));
  return (
    !isOld && Object.entries(sought).every(([key, value]) => ownKeys.has(key) || holds(there.get(key), value))
  );
}

/** JSON, with lines of comments and commas at the end, as Wrangler takes them; undefined for what is none. */
function parseJson(text: string): unknown {
  return orNothing(() => JSON.parse(text.replace(/^\s*\/\/.*$/gm, "").replace(/,(\s*[}\]])/g, "$1")));
}
