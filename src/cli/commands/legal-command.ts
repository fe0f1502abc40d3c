import { join } from "node:path";
import {
  type HistoryResult,
  type LegalEffects,
  type ReleaseResult,
  releaseLegal,
  showHistory,
} from "../../build/legal.js";
import { formatCount, formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatHistory, formatReleases } from "../../report/format-history.js";
import { writeOver } from "../../scaffold/replace-file.js";
import { reasonOf } from "../../util/system-error.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import { printJson } from "../terminal/print-results.js";
import { prefixOf } from "../terminal/shown-path.js";
import { print, printError, styleOf } from "../terminal/terminal.js";

interface LegalFlags {
  root: string;
  today?: string;
  json?: boolean;
}

export interface ReleaseFlags extends LegalFlags {
  amend?: boolean;
  reason?: string;
  note?: string;
}

const legalEffects: LegalEffects = {
  code: effects.code,
  source: effects.read.source,
  state: async (context) => (await import("../../read/read-legal-state.js")).readLegalState(context),
  write: (root, { file, ...change }) => {
    try {
      writeOver(join(root, file), change);
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  },
};

/** `handbill legal`: shows the versions of the site's documents and the changes in each. */
export async function runLegal(names: readonly string[], flags: LegalFlags): Promise<number> {
  const today = buildDay(flags.today);
  const result = await showHistory({ root: flags.root, today, names }, legalEffects);
  if (flags.json) printJson({ today, ...result });
  else {
    printFound(result, flags);
    if (result.documents.length > 0) print(formatHistory(result.documents, styleOf(1)));
  }
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

/** `handbill legal release`: saves the current texts as the versions of their dates. */
export async function runRelease(names: readonly string[], flags: ReleaseFlags): Promise<number> {
  const { root, reason, note, json = false } = flags;
  const today = buildDay(flags.today);
  const result = await releaseLegal({ root, today, names, reason, note }, legalEffects);
  const { releases, written } = result;
  if (json) printJson({ today, ...result });
  else {
    printFound(result, flags);
    if (result.ok) print(formatReleases({ releases, written, today }, styleOf(1)));
  }
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

function printFound({ ok, diagnostics }: HistoryResult | ReleaseResult, { root }: LegalFlags): void {
  if (diagnostics.length === 0) return;
  const style = styleOf(2);
  printError(formatDiagnostics(diagnostics, style, { folder: prefixOf(root) }));
  printError(`${ok ? style.yellow("!") : style.red("✗")} ${formatCount(diagnostics)}`);
}
