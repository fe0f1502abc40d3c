import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Host, HostFile, Rival } from "../model/hosts/host.js";

export interface RivalContext {
  readonly host: Pick<Host, "title" | "reads">;
  /** The text of a file of the project; undefined if there is none. */
  readonly textOf: (path: string) => string | undefined;
}

/** Reports files of the project that the host reads instead of or in addition to one that handbill writes. */
export function reportRivalFiles(
  files: readonly HostFile[],
  { host, textOf }: RivalContext,
  log: Diagnostics,
): void {
  const isThere = (path: string) =>
    files.some((file) => file.path === path && (file.place === "output" || textOf(path) !== undefined));
  for (const { path, of, tells, effect } of host.reads?.rivals ?? []) {
    const text = isThere(of) ? textOf(path) : undefined;
    const index = text?.search(tells ?? /^/) ?? -1;
    if (index < 0) continue;
    const line = text?.slice(0, index).split("\n").length ?? 1;
    const place = { file: path, ...(tells && { line, column: 1 }) };
    log.add("plan/rival-host-file", { path, of, host: host.title, effect }, place);
  }
}

/** Conflicting files, of which only one is allowed. */
export const rivals = (of: string, effect: Rival["effect"], paths: readonly string[]): Rival[] =>
  paths.map((path) => ({ path, of, effect }));
