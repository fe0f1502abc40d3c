import { writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { type CheckResult, check } from "../../build/check.js";
import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import { posixPath } from "../../model/addresses/addresses.js";
import type { Progress } from "../../network/outbound/check-outbound.js";
import { makeFolder } from "../../output/make-folder.js";
import { formatCheck, formatVerdict } from "../../report/format-check.js";
import { formatGithub, formatGithubReview } from "../../report/format-github.js";
import { diagnosticJson, reviewJson } from "../../report/format-json.js";
import { formatReport } from "../../report/format-report.js";
import { formatReviewMarkdown } from "../../report/format-review-markdown.js";
import { textStyle } from "../../report/style.js";
import { reasonOf } from "../../util/system-error.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { requestProgress } from "../terminal/progress-line.js";
import { stepLine } from "../terminal/step-line.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { type CheckView, viewCheck, weighPages } from "./check-view.js";

export interface CheckFlags {
  root: string;
  base?: string;
  dir?: string;
  strict?: boolean;
  linksOnly?: boolean;
  offline?: boolean;
  store?: boolean;
  live?: boolean;
  browser?: boolean;
  json?: boolean;
  format?: "text" | "github" | "markdown";
  report?: string;
  today?: string;
}

export async function runCheck(flags: CheckFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, base, dir, strict = false, linksOnly = false, offline = false, browser = false } = flags;
  const line = flags.json ? undefined : stepLine(0);
  const progress = requestProgress(sayProgress);
  const found = await check(
    {
      root,
      base,
      dir,
      strict,
      linksOnly,
      offline,
      store: flags.store === true || flags.format === "markdown",
      live: flags.live ?? false,
      browser,
      pictures: flags.report !== undefined,
      today: buildDay(flags.today),
      onProgress: (links) => {
        line?.end();
        progress.show(links);
      },
      onStep: line?.onStep,
      watchSideEffects: owned?.watchSideEffects,
    },
    effects,
  );
  line?.end();
  progress.end();
  const options = { strict, offline, ms: performance.now() };
  const unwritten =
    flags.report === undefined ? undefined : writeReport(flags.report, found, viewCheck(found, options));
  const result = unwritten ? { ...found, ok: false, diagnostics: [...found.diagnostics, unwritten] } : found;
  const view = viewCheck(result, options);
  if (flags.json) print(formatJson(result));
  else if (flags.format === "markdown" && result.review) {
    print(formatReviewMarkdown(result.review, { title: result.checked?.address.url ?? "" }));
    if (!result.ok) printError(formatVerdict(view.summary, styleOf(2)));
  } else {
    if (flags.format === "github") {
      print(formatGithub(result.diagnostics, prefixOf(root)));
      if (result.review) print(formatGithubReview(result.review, prefixOf(root)));
    }
    (result.ok ? print : printError)(formatCheck(view.summary, styleOf(result.ok ? 1 : 2)));
  }
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

/** The project's folder in the repository: annotations are relative to the workflow's folder. */
function prefixOf(root: string): string {
  const path = posixPath(relative(process.cwd(), resolve(root)));
  return path === "" ? "" : `${path}/`;
}

/** Writes the report; returns the reason if that fails. */
function writeReport(
  file: string,
  result: CheckResult,
  { summary, report }: CheckView,
): Diagnostic | undefined {
  const verdict = formatVerdict(summary, textStyle(false));
  const text = formatReport({ ...report, verdict, pages: weighPages(result) });
  try {
    makeFolder(dirname(resolve(file)));
    writeFileSync(file, text);
    printError(`report: ${file}`);
    return undefined;
  } catch (error) {
    const args = { path: file, reason: reasonOf(error) };
    return { code: "check/cannot-write-report", severity: "error", args, place: {} };
  }
}

function formatJson(result: CheckResult): string {
  const { ok, diagnostics, silenced, outbound, audit, review, timing } = result;
  const links = (outbound?.results ?? []).map(({ link, verdict, why, movedTo, redirectsTo, cached }) => ({
    address: link.address,
    verdict,
    why,
    movedTo,
    leadsTo: redirectsTo,
    kept: cached,
    mentions: link.mentions.map(({ page, text }) => ({ page: page.routePath, file: page.sourceFile, text })),
  }));
  const pages = weighPages(result).map(({ routePath, firstLoad, parts }) => ({
    routePath,
    firstLoad,
    parts,
  }));
  const { noNetwork = false, placeholders = [] } = outbound ?? {};
  return JSON.stringify(
    {
      ok,
      pages,
      diagnostics: diagnostics.map(diagnosticJson),
      silenced,
      links,
      placeholders,
      noNetwork,
      browser: audit?.browser,
      store: review && reviewJson(review),
      timing,
    },
    undefined,
    2,
  );
}

const sayProgress = ({ done, of }: Progress): string => `links: ${done} of ${of}`;
