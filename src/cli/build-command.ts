import { relative, resolve } from "node:path";
import type { performance as nodePerformance } from "node:perf_hooks";
import { type BuildOptions, type BuildResult, build } from "../build.js";
import type { HostName } from "../core/host-name.js";
import type { RecordUse } from "../record.js";
import { formatBuild } from "../report/format-build.js";
import { formatCount, formatDiagnostics } from "../report/format-diagnostics.js";
import { diagnosticJson } from "../report/format-json.js";
import { formatRecorded } from "../report/format-recorded.js";
import { formatSilenced } from "../report/format-silenced.js";
import { formatTiming } from "../report/format-timing.js";
import { listInForce, listOtherFiles, summariseRoutes } from "../report/summarise-build.js";
import { buildDay } from "./build-day.js";
import { effects } from "./effects.js";
import { exitCodes } from "./exit-codes.js";
import type { OwnedProcess } from "./own-process.js";
import { type StepLine, stepLine } from "./step-line.js";
import { print, printError, styleOf } from "./terminal.js";

export interface BuildFlags {
  root: string;
  out: string;
  base?: string;
  host?: HostName;
  strict?: boolean;
  force?: boolean;
  /** Whether the record of addresses has to know them all; by default where `CI` is set. */
  frozen?: boolean;
  json?: boolean;
  timing?: boolean;
  today?: string;
}

export async function runBuild(flags: BuildFlags, owned: OwnedProcess | undefined): Promise<number> {
  const line = flags.json || flags.timing ? undefined : stepLine();
  let result: BuildResult;
  try {
    result = await buildFor(flags, owned, line);
  } finally {
    line?.end();
  }
  if (flags.json) print(formatJson(result, flags));
  else printResult(result, flags);
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

function buildFor(
  { root, out, base, host, strict = false, force = false, frozen, today: day }: BuildFlags,
  owned: OwnedProcess | undefined,
  line: StepLine | undefined,
): Promise<BuildResult> {
  const options: BuildOptions = {
    root,
    outDir: out,
    base,
    host,
    strict,
    force,
    write: true,
    record: recordUse(frozen),
    onWait: (owner) => printError(`waiting for another build of the output folder: ${owner}`),
    today: buildDay(day),
    // What is published strictly is proved wholly.
    prove: strict,
    ...(owned && { watchBeside: owned.watchBeside }),
    ...(line && { onStep: line.steps.onStep }),
  };
  return build(options, effects);
}

/** A machine that only builds could not keep what it would add to the record, as it could not keep a package manager's. */
function recordUse(frozen: boolean | undefined): RecordUse {
  if (frozen !== undefined) return frozen ? "demand" : "keep";
  return /^(|0|false)$/i.test(process.env.CI ?? "") ? "keep" : "frozen";
}

function printResult(
  result: BuildResult,
  { root, out, strict = false, timing: showTiming }: BuildFlags,
): void {
  const { ok, diagnostics, silenced, lost, legal, tree, timing, written } = result;
  const style = styleOf(2);
  if (diagnostics.length > 0) {
    printError(formatDiagnostics(diagnostics, style, { folder: folderPrefix(resolve(root)) }));
  }
  if (silenced.length > 0) printError(formatSilenced(silenced, style));
  if (ok && tree) {
    const outDir = shortPath(resolve(root, out));
    print(formatBuild({ tree, legal, outDir, ms: performance.now() }, styleOf(1)));
  }
  const recorded = listRecorded(result);
  if (recorded.length > 0) print(formatRecorded(recorded, styleOf(1)));
  if (showTiming) print(formatTiming([...startSteps(), ...timing], styleOf(1)));
  if (lost.length > 0) printError(`${style.yellow("!")} lost with --force: ${lost.join(", ")}`);
  const count = formatCount(diagnostics);
  const strictness = strict && !diagnostics.some(({ severity }) => severity === "error");
  if (!ok) {
    printError(
      `${style.red("✗")} ${count}${strictness ? ", and --strict allows none" : ""}${written ? "" : "; nothing was written"}`,
    );
  } else if (count) printError(`${style.yellow("!")} ${count}`);
}

/** What was added to the record of addresses. */
const listRecorded = ({ ok, record }: BuildResult): readonly string[] =>
  ok && record?.text !== undefined ? record.added : [];

/** The steps before the build: what bare Node takes to start, and what loading handbill adds. */
function startSteps() {
  // As a global it is a browser's to TypeScript; importing Node's own loads 2 ms of code.
  const { bootstrapComplete } = (performance as unknown as NodePerformance).nodeTiming;
  return [
    { step: "bare Node", ms: bootstrapComplete },
    { step: "handbill", ms: loadedAt - bootstrapComplete },
  ];
}
const loadedAt = performance.now();

type NodePerformance = typeof nodePerformance;

function formatJson(result: BuildResult, { root, out }: BuildFlags): string {
  const { ok, diagnostics, silenced, lost, legal, tree, timing } = result;
  return JSON.stringify(
    {
      ok,
      outDir: resolve(root, out),
      routes: ok && tree ? summariseRoutes(tree) : [],
      files: ok && tree ? listOtherFiles(tree) : [],
      legal: ok ? listInForce(legal) : [],
      diagnostics: diagnostics.map(diagnosticJson),
      silenced,
      lost,
      recorded: listRecorded(result),
      timing: [...startSteps(), ...timing],
    },
    undefined,
    2,
  );
}

/** A path as a terminal opens it: relative to where it is if it lies below, absolute otherwise. */
function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === "" ? "." : short.startsWith("..") ? path : short;
}

const folderPrefix = (root: string) => (shortPath(root) === "." ? "" : `${shortPath(root)}/`);
