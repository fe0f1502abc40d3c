import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CheckResult } from "../../../src/build/check.js";
import { checkSite, placeOf } from "../flows.js";
import { keepVerdicts } from "../network/keep-verdicts.js";
import { type OnEnd, repository, sitesFolder, tempFolder } from "../temp-site.js";

/*
 * What `handbill check` is run on: sites of `test/sites-unproved`, and folders of `test/folders-invalid`,
 * which handbill has not built. A site is laid over a whole one; a folder says what it changes in a whole one.
 */

/** What is expected of a case, in its `expected.json`. */
export interface ExpectedFindings {
  /** What the case changes in files of the whole folder. */
  readonly edits?: readonly Edit[];
  /** Files of the whole site or folder that the case does not have. */
  readonly without?: readonly string[];
  /** Options of the check beside those that all cases have. */
  readonly flags?: readonly string[];
  /** Verdicts of an earlier run by address: with `--offline` they take the place of the network. */
  readonly kept?: Readonly<Record<string, KeptCase>>;
  /** `file:line:column severity code page`, in the order of the output; `page and 4 more` for more than one. */
  readonly diagnostics: readonly string[];
}

export interface Edit {
  readonly file: string;
  /** A text that stands there once. */
  readonly replace: string;
  readonly by: string;
}

interface KeptCase {
  readonly verdict: "ok" | "broken";
  readonly why: string;
  readonly movedTo?: string;
}

export const unprovedSitesFolder = join(repository, "test/sites-unproved");
export const invalidFoldersFolder = join(repository, "test/folders-invalid");

export function readExpected(folder: string): ExpectedFindings {
  const file = join(folder, "expected.json");
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as ExpectedFindings)
    : { diagnostics: [] };
}

/** The site that breaks no rule, with the files of other folders laid over it. Gives the arguments to check it. */
export function laySite(onEnd: OnEnd, ...overlays: readonly string[]): string[] {
  const root = tempFolder(onEnd);
  for (const folder of [join(sitesFolder, "whole"), ...overlays]) cpSync(folder, root, { recursive: true });
  for (const file of overlays.flatMap((folder) => readExpected(folder).without ?? []))
    rmSync(join(root, file));
  return ["check", "--offline", "--root", root];
}

/** The published folder that breaks no rule, with what a case changes in it. Gives the arguments to check it. */
export function layFolder(onEnd: OnEnd, folder?: string): string[] {
  const root = tempFolder(onEnd);
  const published = join(root, "published");
  cpSync(join(repository, "test/folders/whole"), published, { recursive: true });
  const { edits = [], without = [], kept } = folder === undefined ? { edits: [] } : readExpected(folder);
  for (const edit of edits) applyEdit(published, edit);
  for (const file of without) rmSync(join(published, file));
  if (kept) keepVerdicts(root, kept);
  return ["check", "--offline", "--root", root, "--dir", "published"];
}

function applyEdit(folder: string, { file, replace, by }: Edit): void {
  const path = join(folder, file);
  const [before, after, ...more] = readFileSync(path, "utf8").split(replace);
  if (after === undefined || more.length > 0) throw new Error(`${replace} does not stand once in ${file}`);
  writeFileSync(path, before + by + after);
}

/** What a check with these arguments of `laySite` and `layFolder` finds, from source. */
export function checkCase(args: readonly string[]): Promise<CheckResult> {
  const {
    root = "",
    dir,
    browser = false,
  } = parseArgs({
    args: args.slice(1),
    options: {
      offline: { type: "boolean" },
      root: { type: "string" },
      dir: { type: "string" },
      browser: { type: "boolean" },
    },
  }).values;
  return checkSite(root, { dir, browser });
}

/** Runs a check and gives its findings as `expected.json` has them. */
export async function runCheck(args: readonly string[]) {
  const { ok, diagnostics } = await checkCase(args);
  const found = diagnostics.map((diagnostic) => {
    const { code, severity, place } = diagnostic;
    const more = place.pages && `and ${place.pages.length - 1} more`;
    return [placeOf(diagnostic), severity, code, place.page, more].filter(Boolean).join(" ");
  });
  return { status: ok ? 0 : 1, found };
}

/** The exit code that a check with these findings ends with. */
export const statusOf = (found: readonly string[]) =>
  found.some((line) => / ?error check\//.test(line)) ? 1 : 0;

/** UPDATE_EXPECTED=1 writes what was found; whoever does so reads the difference. */
export function updateExpected(folder: string, diagnostics: readonly string[]): void {
  if (!process.env.UPDATE_EXPECTED) return;
  const text = JSON.stringify({ ...readExpected(folder), diagnostics }, undefined, 2);
  writeFileSync(join(folder, "expected.json"), `${text}\n`);
}
