import { describeThrown } from "../diagnostics/describe-thrown.js";
import { formatBuild } from "../report/format-build.js";
import { formatTiming } from "../report/format-timing.js";
import { textStyle } from "../report/style.js";
import { exitCodes } from "./exit-codes.js";
import { isOnCi } from "./options/on-ci.js";
import { rootOf } from "./options/root-of.js";
import { type CachedBuild, type FoundBuild, findPastBuild, linesOf } from "./past-builds/past-builds.js";
import { sinceStart } from "./terminal/since-start.js";
import { startSteps } from "./terminal/start-steps.js";
import { visible } from "./terminal/visible.js";
import { wantsColourOn } from "./terminal/wants-colour.js";
import { isTerminal, writeNow } from "./terminal/write-now.js";

/*
 * The start of a build: if nothing has changed since the last one with the same command line, no other code is loaded. Compiled to a file
 * of its own.
 */

/** The result of the start of a build. */
export interface Begun {
  /** The exit code of an unchanged build, after printing its result; undefined if there is something to do, with nothing printed. */
  readonly exitCode?: number;
  readonly past?: FoundBuild;
  /** Whether later runs may use the code that this one compiles; on CI, nothing is written for them. */
  readonly cachesCode?: boolean;
}

/** Prints the result of an earlier build if this one would do exactly the same. */
export function printUnchanged(argv: readonly string[]): Begun {
  const root = rootOf(argv);
  const since = sinceStart();
  if (root === undefined) return {};
  let past: FoundBuild;
  try {
    past = findPastBuild(argv, root);
  } catch {
    return {}; // the build itself reports the problem
  }
  const { build, change } = past;
  if (!build || change !== undefined) return { past, cachesCode: !isOnCi() };
  return { exitCode: tell(build, argv, since) };
}

/** `since` is when the comparison started. */
function tell({ report }: CachedBuild, argv: readonly string[], since: number): number {
  const timing = () => [...startSteps(), { step: "compare", ms: sinceStart() - since }];
  if ("json" in report) {
    return print(JSON.stringify({ ...report.json, unchanged: true, timing: timing() }, undefined, 2));
  }
  const { found, summary, inForce, outDir, count } = report;
  const wantsColour = (descriptor: 1 | 2) =>
    !argv.includes("--no-color") && wantsColourOn(() => isTerminal(descriptor));
  const isColoured = wantsColour(1);
  const style = textStyle(isColoured);
  const written = { outDir, inForce: linesOf(inForce, isColoured), ms: sinceStart(), unchanged: true };
  const shade = wantsColour(2) ? "coloured" : "plain";
  if (found[shade]) printError(found[shade]);
  const table = summary ? formatBuild({ summary, ...written }, style) : "";
  const exitCode = print(argv.includes("--timing") ? `${table}${formatTiming(timing(), style)}` : table);
  if (count[shade]) printError(count[shade]);
  return exitCode;
}

function print(text: string): number {
  try {
    writeNow(1, asLines(text));
    return exitCodes.ok;
  } catch (error) {
    printError(`cannot write to standard output: ${describeThrown(error)}`);
    return exitCodes.output;
  }
}

function printError(text: string): void {
  try {
    writeNow(2, asLines(text));
  } catch {
    // No reader is left.
  }
}

const asLines = (text: string) => visible(text.endsWith("\n") ? text : `${text}\n`);
