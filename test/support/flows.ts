import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { auditTree } from "../../src/browse/audit-tree.js";
import { build } from "../../src/build/build.js";
import type { BuildOptions, BuildResult } from "../../src/build/build-options.js";
import { type CheckEffects, type CheckOptions, type CheckResult, check } from "../../src/build/check.js";
import { effects as realEffects } from "../../src/cli/effects.js";
import { exitCodes } from "../../src/cli/exit-codes.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostics.js";
import type { SampleTexts } from "../../src/model/pages/checked-tree.js";
import { diagnosticJson } from "../../src/report/format-json.js";
import { threadsOf } from "../../src/runtime/threads-of.js";
import { browserPath } from "./browser/browser.js";
import { repository } from "./temp-site.js";

/*
 * Runs the flows from source, in this process, for tests of findings and results. Tests of the process itself (output, exit, effects of
 * the site's code) use the compiled command (`run-cli.ts`).
 */

// React takes its mode from this when it is first loaded, which the flows do late.
process.env.NODE_ENV = "production";

const lib = join(repository, "lib");

/** The real effects; threads run compiled code, which includes the samples' texts, and the browser is the tests' own. */
export const effects: CheckEffects = {
  ...realEffects,
  startThread: threadsOf(pathToFileURL(join(lib, "thread.cjs"))),
  audit: (tree, context, log) =>
    auditTree(tree, { ...context, env: { CHROME_PATH: browserPath }, platform: process.platform }, log),
  read: {
    ...realEffects.read,
    samples: () => JSON.parse(readFileSync(join(lib, "sample-texts.json"), "utf8")) as SampleTexts,
  },
};

/** The day of a command without `--today`. */
const today = () => new Date().toISOString().slice(0, 10);

/** Runs the flow of `handbill build`. A build that says so must have written. */
export async function buildSite(root: string, options: Partial<BuildOptions> = {}): Promise<BuildResult> {
  const developmentMode = options.strict ?? false;
  const all = { root, outDir: "dist", write: true, today: today(), developmentMode, ...options };
  const result = await build(all, effects);
  if (result.ok && result.written !== all.write) throw new Error("the build is ok, but has not written");
  return result;
}

/** The same, as the object of `--json`, with the exit code of the command. */
export async function buildJson(root: string, options: Partial<BuildOptions> = {}) {
  const { ok, diagnostics } = await buildSite(root, options);
  return { status: ok ? exitCodes.ok : exitCodes.errors, diagnostics: diagnostics.map(diagnosticJson) };
}

/** Runs the flow of `handbill check --offline`. */
export const checkSite = (
  root: string,
  options: Partial<CheckOptions> = {},
  startThread = effects.startThread,
): Promise<CheckResult> => {
  const usual = { strict: false, linksOnly: false, offline: true, browser: false };
  return check({ root, today: today(), ...usual, ...options }, { ...effects, startThread });
};

/** `file:line:column` of a diagnostic, as far as known. */
export const placeOf = ({ place: { file, line, column } }: Diagnostic): string =>
  [file, line, column].filter((part) => part !== undefined).join(":");
