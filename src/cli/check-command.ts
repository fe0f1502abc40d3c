import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { type CheckResult, check } from "../check.js";
import { posixPath } from "../core/addresses.js";
import { formatCheck, formatVerdict } from "../report/format-check.js";
import { formatGithub } from "../report/format-github.js";
import { diagnosticJson } from "../report/format-json.js";
import { formatReport } from "../report/format-report.js";
import { textStyle } from "../report/style.js";
import { type CheckView, viewCheck, weighPages } from "./check-view.js";
import { exitCodes } from "./exit-codes.js";
import type { OwnedProcess } from "./own-process.js";
import { showProgress } from "./progress.js";
import { print, printError, styleOf } from "./terminal.js";
import { utcDay } from "./utc-day.js";

export interface CheckFlags {
  root: string;
  base?: string;
  dir?: string;
  strict?: boolean;
  linksOnly?: boolean;
  offline?: boolean;
  browser?: boolean;
  json?: boolean;
  format?: "text" | "github";
  report?: string;
}

export async function runCheck(flags: CheckFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, base, dir, strict = false, linksOnly = false, offline = false, browser = false } = flags;
  const progress = showProgress();
  const result = await check({
    root,
    base,
    dir,
    strict,
    linksOnly,
    offline,
    browser,
    pictures: flags.report !== undefined,
    today: utcDay(new Date()),
    onProgress: progress.show,
    ...(owned && { watchBeside: owned.watchBeside }),
  });
  progress.end();
  const view = viewCheck(result, { strict, offline, ms: performance.now() });
  if (flags.json) print(formatJson(result));
  else {
    if (flags.format === "github") print(formatGithub(result.diagnostics, prefixOf(root)));
    (result.ok ? print : printError)(formatCheck(view.summary, styleOf(result.ok ? 1 : 2)));
  }
  if (flags.report !== undefined) writeReport(flags.report, result, view);
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

/** The project's folder as the repository names it: annotations are relative to where the workflow runs. */
function prefixOf(root: string): string {
  const path = posixPath(relative(process.cwd(), resolve(root)));
  return path === "" ? "" : `${path}/`;
}

function writeReport(file: string, result: CheckResult, { summary, report }: CheckView): void {
  const verdict = formatVerdict(summary, textStyle(false));
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, formatReport({ ...report, verdict, pages: weighPages(result) }));
  printError(`report: ${file}`);
}

function formatJson(result: CheckResult): string {
  const { ok, diagnostics, silenced, outbound, audit, timing } = result;
  const links = (outbound?.results ?? []).map(({ link, verdict, why, movedTo, leadsTo, kept }) => ({
    address: link.address,
    verdict,
    why,
    movedTo,
    leadsTo,
    kept,
    mentions: link.mentions.map(({ page, text }) => ({ page: page.routePath, file: page.sourceFile, text })),
  }));
  const pages = weighPages(result).map(({ routePath, firstLoad, parts }) => ({
    routePath,
    firstLoad,
    parts,
  }));
  const { noNetwork = false, standIns = [] } = outbound ?? {};
  return JSON.stringify(
    {
      ok,
      pages,
      diagnostics: diagnostics.map(diagnosticJson),
      silenced,
      links,
      standIns,
      noNetwork,
      browser: audit?.browser,
      timing,
    },
    undefined,
    2,
  );
}
