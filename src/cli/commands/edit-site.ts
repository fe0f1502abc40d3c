import { resolve } from "node:path";
import { readSiteConfig } from "../../config/read-config.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../../diagnostics/place/thrown.js";
import { SiteCode } from "../../effects/site-code.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { NotReplaced } from "../../scaffold/replace-file.js";
import { reasonOf } from "../../util/system-error.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { printProblems } from "../terminal/print-results.js";
import { shownPath } from "../terminal/shown-path.js";

export interface Edit {
  /** Writes all of it, or nothing. Throws the reason. */
  readonly write: () => void;
  readonly show: () => void;
}

/** Changes the files of a site, or reports why nothing was written; returns the exit code. `plan` reports problems. */
export async function editSite(
  folder: string,
  plan: (editing: { root: string; config: SiteConfig; log: Diagnostics }) => Edit | undefined,
): Promise<number> {
  const root = resolve(folder);
  const log = new Diagnostics();
  const config = await readConfigOf(root, log);
  let edit: Edit | undefined;
  try {
    edit = config && plan({ root, config, log });
    edit?.write();
  } catch (error) {
    reportUnwritten(error, root, log);
  }
  if (!edit || log.hasErrors) {
    printProblems(log.sorted(), root, "nothing was written");
    return exitCodes.errors;
  }
  edit.show();
  return exitCodes.ok;
}

/** Reports why a file of a site was not written; rethrows errors that are not the system's. */
export function reportUnwritten(error: unknown, root: string, log: Diagnostics): void {
  const { code, path = root } = error as NodeJS.ErrnoException;
  if (code === undefined && !(error instanceof NotReplaced)) throw error;
  log.add("scaffold/cannot-write", { folder: shownPath(path), reason: reasonOf(error) });
}

/** Runs and checks the config; reports problems and returns undefined if it is invalid. */
export async function readConfigOf(root: string, log: Diagnostics): Promise<SiteConfig | undefined> {
  const own = new Diagnostics();
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const config = await readSiteConfig({ root, code, log: own });
  log.take(await placeDiagnostics(own.sorted(), (file) => effects.read.source(root, file)));
  return own.hasErrors ? undefined : config;
}
