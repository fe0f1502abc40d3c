import { build } from "../../build/build.js";
import type { BuildOptions, BuildResult } from "../../build/build-options.js";
import type { RecordUse } from "../../build/record.js";
import type { HostName } from "../../model/hosts/serving.js";
import { formatDone } from "../../report/format-build.js";
import { formatCount } from "../../report/format-diagnostics.js";
import { formatRecorded } from "../../report/format-notes.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import { type BuildRecorder, recorderOf } from "../past-builds/build-recorder.js";
import { isOnCi } from "../past-builds/environment.js";
import type { CachedText, FoundBuild } from "../past-builds/past-builds.js";
import type { OwnedProcess } from "../process/own-process.js";
import { type StepLine, stepLine } from "../terminal/step-line.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { jsonReport, listRecorded, textReport } from "./build-report.js";

export interface BuildFlags {
  root: string;
  out: string;
  base?: string;
  host?: HostName;
  strict?: boolean;
  force?: boolean;
  /** Whether new URLs that the record does not have are refused; default: whether `CI` is set. */
  frozen?: boolean;
  offline?: boolean;
  json?: boolean;
  today?: string;
}

export interface BuildProcess {
  readonly owned: OwnedProcess | undefined;
  /** The command line: this build is compared with an earlier one that has the same. */
  readonly argv: readonly string[];
  /** The earlier build; undefined if there is no comparison. */
  readonly past?: FoundBuild | undefined;
}

export async function runBuild(flags: BuildFlags, { owned, argv, past }: BuildProcess): Promise<number> {
  const { json = false } = flags;
  const line = json ? undefined : stepLine(0);
  // Reads can only be recorded in a process that does nothing but this build.
  const recorder = owned && past ? recorderOf(flags, argv, past) : undefined;
  let result: BuildResult;
  try {
    result = await buildFor(flags, { owned, line, recorder });
  } finally {
    line?.end();
  }
  const report = json ? jsonReport(result, flags) : textReport(result, flags);
  recorder?.cache(result, report);
  if ("json" in report) print(formatJson(report.json, result));
  else printResult(result, { flags, report });
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

interface Running extends Pick<BuildProcess, "owned"> {
  readonly line: StepLine | undefined;
  readonly recorder: BuildRecorder | undefined;
}

function buildFor(
  { root, out, base, host, strict = false, force = false, frozen, offline = false, today: day }: BuildFlags,
  { owned, line, recorder }: Running,
): Promise<BuildResult> {
  const options: BuildOptions = {
    root,
    outDir: out,
    base,
    host,
    strict,
    force,
    write: true,
    offline,
    record: recordUse(frozen, day),
    onWait: printWait,
    today: buildDay(day),
    // A strict build also checks the pages in React's development mode.
    developmentMode: strict,
    watchSideEffects: owned?.watchSideEffects,
    onStep: (...step) => {
      recorder?.onStep(...step);
      line?.onStep(...step);
    },
  };
  return build(options, recorder?.effects(effects) ?? effects);
}

export const printWait = (owner: string): void =>
  printError(`waiting for another build of the output folder: ${owner}`);

/** A machine that only builds could not commit additions to the record, like those to a package manager's lock file. */
function recordUse(frozen: boolean | undefined, day: string | undefined): RecordUse | undefined {
  if (frozen !== undefined) return frozen ? "require" : "update";
  if (isOnCi()) return "frozen";
  // Another day is a preview, which is not published.
  return day === undefined ? "update" : undefined;
}

function printResult(
  result: BuildResult,
  { flags, report }: { flags: BuildFlags; report: CachedText },
): void {
  const { ok, diagnostics, lost, written } = result;
  const style = styleOf(2);
  const { found, files, total } = report;
  if (found) printError(found);
  if (total) print(`${files}\n${formatDone(total, { ms: performance.now() }, styleOf(1))}`);
  const recorded = listRecorded(result);
  if (recorded.length > 0) print(formatRecorded(recorded, styleOf(1)));
  if (lost.length > 0) printError(`${style.yellow("!")} deleted because of --force: ${lost.join(", ")}`);
  if (ok) {
    if (report.count) printError(report.count);
    return;
  }
  const isStrict = flags.strict && !diagnostics.some(({ severity }) => severity === "error");
  const count = `${formatCount(diagnostics)}${isStrict ? ", which --strict does not allow" : ""}`;
  printError(`${style.red("✗")} ${count}${written ? "" : "; nothing was written"}`);
}

function formatJson(json: object, { timing }: BuildResult): string {
  return JSON.stringify({ ...json, unchanged: false, timing }, undefined, 2);
}
