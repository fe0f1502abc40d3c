import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { CheckResult } from "../../../src/build/check.js";
import type { StartThread } from "../../../src/effects/thread.js";
import { checkSite, effects, placeOf } from "../flows.js";
import { keepVerdicts } from "../network/keep-verdicts.js";
import { type OnEnd, repository, sitesFolder, tempFolder } from "../temp-site.js";
import { isThorough } from "../thorough.js";

/* The cases of `test/sites-unproved`, each copied over a complete site, and the `expected.json` of all cases. */

/** The expectations of a case, in its `expected.json`. */
export interface ExpectedFindings {
  /** Files that the case removes from the site that it is copied over. */
  readonly without?: readonly string[];
  /** Options of the check in addition to those of all cases. */
  readonly flags?: readonly string[];
  /** Verdicts of an earlier run by URL: with `--offline` they replace the network. */
  readonly kept?: Readonly<Record<string, KeptCase>>;
  /**
   * The findings in the order of the output: `file:line:column code` of a build, `file:line:column severity code page` of a check, with
   * `page and 4 more` for several pages.
   */
  readonly diagnostics: readonly string[];
}

interface KeptCase {
  readonly verdict: "ok" | "broken";
  readonly why: string;
  readonly movedTo?: string;
}

export const unprovedSitesFolder = join(repository, "test/sites-unproved");

export function readExpected(folder: string): ExpectedFindings {
  const file = join(folder, "expected.json");
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as ExpectedFindings)
    : { diagnostics: [] };
}

/** A site without findings, with the files of other folders laid over it. Returns the arguments to check it. */
export function prepareCheck(onEnd: OnEnd, ...overlays: readonly string[]): string[] {
  const root = tempFolder(onEnd);
  for (const folder of [join(sitesFolder, "whole"), ...overlays]) cpSync(folder, root, { recursive: true });
  for (const file of overlays.flatMap((folder) => readExpected(folder).without ?? []))
    rmSync(join(root, file));
  for (const { kept } of overlays.map(readExpected)) if (kept) keepVerdicts(root, kept);
  return ["check", "--offline", "--root", root];
}

/** A thread that finds nothing in React's development mode: starting a real one takes half of a check. */
const withoutReact: StartThread = (name, options) =>
  name === "development-worker"
    ? {
        send: () => {},
        listen: (onAnswer) => onAnswer({ diagnostics: [], reads: undefined } as never),
        end: async () => {},
      }
    : effects.startThread(name, options);

/**
 * The findings of a check with the arguments of `prepareCheck`, run from source. React's development mode runs if one of the expected findings
 * is its own, or if they are not given; in a thorough run, for each case.
 */
export function checkCase(args: readonly string[], expected?: readonly string[]): Promise<CheckResult> {
  const { root = "", browser = false } = parseArgs({
    args: args.slice(1),
    options: { offline: { type: "boolean" }, root: { type: "string" }, browser: { type: "boolean" } },
  }).values;
  const isOfReact = (line: string) => /check\/(react-warning|changing-page)/.test(line);
  const isReal = isThorough || process.env.UPDATE_EXPECTED || !expected || expected.some(isOfReact);
  return checkSite(root, { browser }, isReal ? effects.startThread : withoutReact);
}

/** Runs a check and returns its findings in the form of `expected.json`. */
export async function runCheck(args: readonly string[], expected?: readonly string[]) {
  return outcomeOf(await checkCase(args, expected));
}

/** The exit code and the findings of a check in the form of `expected.json`. */
export function outcomeOf({ ok, diagnostics }: CheckResult) {
  const found = diagnostics.map((diagnostic) => {
    const { code, severity, place } = diagnostic;
    const more = place.pages && `and ${place.pages.length - 1} more`;
    return [placeOf(diagnostic), severity, code, place.page, more].filter(Boolean).join(" ");
  });
  return { status: ok ? 0 : 1, found };
}

/** The cases in a folder, except those that are the example on a rule's page: rule-pages.test.ts checks them, and their findings. */
export function casesIn(folder: string): string[] {
  const pages = join(repository, "docs/rules");
  const examples = readdirSync(pages).flatMap((file) =>
    Array.from(
      readFileSync(join(pages, file), "utf8").matchAll(/<!-- example: (\S+)/g),
      ([, path = ""]) => path,
    ),
  );
  return readdirSync(folder).filter((name) => !examples.includes(`test/${basename(folder)}/${name}`));
}

/** The exit code of a check with these findings. */
export const statusOf = (found: readonly string[]) =>
  found.some((line) => / ?error check\//.test(line)) ? 1 : 0;

/** For the failures of tests whose expectations UPDATE_EXPECTED=1 writes. */
export const updateHint = "if this is intended, run the test with UPDATE_EXPECTED=1 and review the diff";

/** UPDATE_EXPECTED=1 writes the findings; review the difference before committing. */
export function updateExpected(folder: string, diagnostics: readonly string[]): void {
  if (!process.env.UPDATE_EXPECTED) return;
  const text = JSON.stringify({ ...readExpected(folder), diagnostics }, undefined, 2);
  writeFileSync(join(folder, "expected.json"), `${text}\n`);
}
