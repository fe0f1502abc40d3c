import { type CheckResult, check } from "../../build/check.js";
import { posixPath } from "../../model/addresses/addresses.js";
import type { Progress } from "../../network/outbound/check-outbound.js";
import { formatCheck } from "../../report/format-check.js";
import { formatGithub, formatGithubReview } from "../../report/format-github.js";
import { reviewJson } from "../../report/format-json.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import { buildDay } from "../options/build-day.js";
import type { ReportFormat } from "../options/site-options.js";
import type { OwnedProcess } from "../process/own-process.js";
import { printJson } from "../terminal/print-results.js";
import { requestProgress } from "../terminal/progress-line.js";
import { prefixOf } from "../terminal/shown-path.js";
import { stepLine } from "../terminal/step-line.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { summariseCheck, weighPages } from "./check-view.js";

interface CheckFlags {
  root: string;
  base?: string;
  strict?: boolean;
  linksOnly?: boolean;
  offline?: boolean;
  store?: boolean;
  browser?: boolean;
  json?: boolean;
  format?: ReportFormat;
  today?: string;
}

export async function runCheck(flags: CheckFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, base, strict = false, linksOnly = false, offline = false, browser = false } = flags;
  const line = flags.json ? undefined : stepLine(0);
  const progress = requestProgress(sayProgress);
  const end = () => {
    line?.end();
    progress.end();
  };
  const result = await check(
    {
      root,
      base,
      strict,
      linksOnly,
      offline,
      store: flags.store ?? false,
      browser,
      today: buildDay(flags.today),
      onProgress: (links) => {
        line?.end();
        progress.show(links);
      },
      onStep: line?.onStep,
      watchSideEffects: owned?.watchSideEffects,
    },
    effects,
  ).finally(end);
  const summary = summariseCheck(result, { strict, offline, ms: performance.now() });
  if (flags.json) printResult(result);
  else {
    if (flags.format === "github") {
      // Annotations are relative to the workflow's folder.
      const folder = posixPath(prefixOf(root));
      print(formatGithub(result.diagnostics, folder));
      if (result.review) print(formatGithubReview(result.review, folder));
    }
    (result.ok ? print : printError)(formatCheck(summary, styleOf(result.ok ? 1 : 2)));
  }
  return result.ok ? exitCodes.ok : exitCodes.errors;
}

function printResult(result: CheckResult): void {
  const { ok, diagnostics, silenced, outbound, browser, review, timing } = result;
  const links = (outbound?.results ?? []).map(({ link, verdict, why, movedTo, redirectsTo, cached }) => ({
    address: link.address,
    verdict,
    why,
    movedTo,
    redirectsTo,
    cached,
    mentions: link.mentions.map(({ page, text }) => ({ page: page.routePath, file: page.sourceFile, text })),
  }));
  const { noNetwork = false, placeholders = [] } = outbound ?? {};
  const store = review && reviewJson(review);
  const more = { silenced, links, placeholders, noNetwork, browser, store, timing };
  printJson({ ok, pages: weighPages(result), diagnostics, ...more });
}

const sayProgress = ({ done, of }: Progress): string => `links: ${done} of ${of}`;
