import { describeThrown } from "../diagnostics/describe-thrown.js";
import { formatDone } from "../report/format-build.js";
import { textStyle } from "../report/text-style.js";
import { orNothing } from "../util/or-nothing.js";
import { exitCodes } from "./exit-codes.js";
import { isOnCi } from "./past-builds/environment.js";
import { type CachedBuild, type FoundBuild, findPastBuild } from "./past-builds/past-builds.js";
import { escapeControls } from "./terminal/escape-controls.js";
import { wantsColour, writeNow } from "./terminal/write-now.js";

/*
 * The start of a build: if nothing has changed since the last one with the same command line, no other code is loaded. Compiled to a file
 * of its own.
 */

export interface StartResult {
  /** The exit code of an unchanged build, after printing its result; undefined if there is something to do, with nothing printed. */
  readonly exitCode?: number;
  readonly past?: FoundBuild;
  /** Whether later runs may use the code that this one compiles; on CI, nothing is written for them. */
  readonly cachesCode?: boolean;
}

/** Prints the result of an earlier build if this one would do exactly the same. */
export function printUnchanged(argv: readonly string[]): StartResult {
  if (argv.includes("--no-color")) process.env.NO_COLOR = "1";
  const root = rootOf(argv);
  if (root === undefined) return {};
  // The build itself reports problems.
  const past = orNothing(() => findPastBuild(argv, root));
  if (!past) return {};
  const { build, isUnchanged } = past;
  if (!build || !isUnchanged) return { past, cachesCode: !isOnCi() };
  return { exitCode: printCached(build) };
}

/** The value of `--root`, by commander's rules. */
function rootOf(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((word) => word === "--root" || word.startsWith("--root="));
  const word = argv[at];
  return word === undefined ? "." : word === "--root" ? argv[at + 1] : word.slice("--root=".length);
}

function printCached({ report }: CachedBuild): number {
  // `performance` has the time since the process started, too, but Node loads 2 ms of code for it.
  const ms = process.uptime() * 1000;
  if ("json" in report) {
    const timing = [{ step: "compare", ms }];
    return print(JSON.stringify({ ...report.json, unchanged: true, timing }, undefined, 2));
  }
  const { found, files, total, count } = report;
  const style = textStyle(wantsColour(1));
  if (found) printError(found);
  const exitCode = print(`${files}\n${formatDone(total, { ms, unchanged: true }, style)}`);
  if (count) printError(count);
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

const printError = (text: string) => orNothing(() => writeNow(2, asLines(text)));

const asLines = (text: string) => escapeControls(text.endsWith("\n") ? text : `${text}\n`);
