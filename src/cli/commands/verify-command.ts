import { verify } from "../../build/verify.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { requestBytes } from "../../network/outbound/request-bytes.js";
import { realServices } from "../../network/verify/check-services.js";
import type { VerifyProgress } from "../../network/verify/verify-site.js";
import { formatGithub } from "../../report/format-github.js";
import { formatVerify } from "../../report/format-verify.js";
import { effects } from "../effects.js";
import { exitCodes } from "../exit-codes.js";
import type { ReportFormat } from "../options/site-options.js";
import { printJson } from "../terminal/print-results.js";
import { requestProgress } from "../terminal/progress-line.js";
import { prefixOf } from "../terminal/shown-path.js";
import { print, printError, styleOf } from "../terminal/terminal.js";

interface VerifyFlags {
  root: string;
  build: string;
  wait: number;
  strict?: boolean;
  services?: boolean;
  json?: boolean;
  format?: ReportFormat;
}

/** Compares the live site with the build. */
export async function runVerify(address: string | undefined, flags: VerifyFlags): Promise<number> {
  const { root, build: dir, wait, strict = false } = flags;
  const progress = flags.json ? undefined : requestProgress(sayProgress);
  const result = await verify(
    {
      root,
      dir,
      address,
      wait,
      strict,
      services: flags.services ? { ...realServices, ...ownServices() } : undefined,
      onProgress: progress?.show,
    },
    { ...effects, requestBytes },
  );

  progress?.end();
  const code = result.ok ? exitCodes.ok : exitCodes.errors;
  if (flags.json) {
    printJson(result);
    return code;
  }
  if (flags.format === "github") print(formatGithub(result.diagnostics, posixPath(prefixOf(root))));
  const summary = { ...result, ms: performance.now() };
  (result.ok ? print : printError)(formatVerify(summary, styleOf(result.ok ? 1 : 2)));
  return code;
}

/** Replacements for Apple's and Google's services, for tests and for networks with their own. */
function ownServices(): Partial<typeof realServices> {
  const { HANDBILL_APPLE_SERVICE: apple, HANDBILL_GOOGLE_SERVICE: google } = process.env;
  return { ...(apple && { apple }), ...(google && { google }) };
}

const sayProgress = ({ done, of, again }: VerifyProgress): string =>
  again
    ? `waiting for the live site to match the build: ${of} ${of === 1 ? "URL differs" : "URLs differ"}`
    : `requested ${done} of ${of} URLs`;
