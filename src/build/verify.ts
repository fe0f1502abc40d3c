import { relative, resolve } from "node:path";
import { readPage } from "../check/page/read-page.js";
import { listCanonicalUrls } from "../check/rules/head/check-canonical.js";
import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildEffects } from "../effects/effects.js";
import { parseServing } from "../hosts/parse-serving.js";
import { normaliseBase, posixPath } from "../model/addresses/addresses.js";
import { isPlaceholderAddress } from "../model/addresses/placeholder-address.js";
import { headersAt, manifestFile, type Serving } from "../model/hosts/serving.js";
import type { OutputFile } from "../model/pages/tree.js";
import { configPlace } from "../model/place.js";
import type { requestBytes } from "../network/outbound/request-bytes.js";
import { checkPhones } from "../network/verify/check-phones.js";
import { checkServices, type Services } from "../network/verify/check-services.js";
import { listExpectations } from "../network/verify/list-expectations.js";
import { type VerifyProgress, verifyLimits, verifySite } from "../network/verify/verify-site.js";
import { reasonOf } from "../util/system-error.js";
import { listGetPages } from "./list-get-pages.js";

export interface VerifyOptions {
  readonly root: string;
  /** The folder that was deployed, relative to the root. */
  readonly dir: string;
  /** The live site's URL; undefined for the one in the pages. */
  readonly address: string | undefined;
  /** How long to wait for differences to disappear, in seconds. */
  readonly wait: number;
  readonly strict: boolean;
  /** Apple's and Google's services; undefined if they are not asked. */
  readonly services: Services | undefined;
  readonly onProgress?: ((progress: VerifyProgress) => void) | undefined;
}

interface VerifyEffects extends Pick<BuildEffects, "clock"> {
  readonly read: Pick<BuildEffects["read"], "folder" | "source">;
  readonly requestBytes: typeof requestBytes;
}

interface VerifyResult {
  /** False if there was an error, or a warning with `strict`. */
  readonly ok: boolean;
  /** The URL of the live site; undefined if it could not be determined. */
  readonly address: string | undefined;
  readonly requested: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Files that hosts read, or that store something for the next build. Hosts do not serve them. */
const unserved = new Set([
  ".nojekyll",
  ".assetsignore",
  "_headers",
  "_redirects",
  "staticwebapp.config.json",
]);

export async function verify(options: VerifyOptions, effects: VerifyEffects): Promise<VerifyResult> {
  const log = new Diagnostics();
  const { asked, url } = await run(options, effects, log);
  const diagnostics = log.sorted();
  const ok = !log.hasErrors && !(options.strict && diagnostics.length > 0);
  return { ok, address: url?.href, requested: asked, diagnostics };
}

async function run(
  { root, dir, address, wait, services, onProgress }: VerifyOptions,
  { read, clock, requestBytes: request }: VerifyEffects,
  log: Diagnostics,
): Promise<{ asked: number; url: URL | undefined }> {
  const nothing = { asked: 0, url: undefined };
  const files = await readBuild(() => read.folder(resolve(root, dir), dir), dir, log);
  if (!files) return nothing;
  const landing = new TextDecoder().decode(files.get("index.html"));
  const canonical = listCanonicalUrls(readPage(landing))[0] ?? "";
  const url = readAddress(address ?? canonical, address !== undefined, log);
  if (!url) return nothing;
  const built = URL.canParse(canonical) ? normaliseBase(new URL(canonical).pathname) : undefined;
  if (built !== undefined && built !== url.pathname) {
    log.add("verify/other-base", { built, asked: url.pathname });
    return { asked: 0, url };
  }
  const serving = parseServing(read.source(resolve(root, dir), manifestFile) ?? "");
  const expectations = listExpectations({
    files,
    folder: posixPath(relative(resolve(root), resolve(root, dir))) || ".",
    url,
    unserved,
    headersOf: (outputFile) => headersOf(outputFile, serving),
    redirects: (serving?.redirects ?? []).map((redirect) => ({
      ...redirect,
      place: configPlace(["redirects", redirect.from]),
    })),
  });
  const limits = { ...verifyLimits, wait: wait * 1000 };
  const diagnostics = await verifySite(expectations, { request, clock, limits, onProgress });
  log.take(diagnostics);
  if (diagnostics.some(({ code }) => code === "verify/unreachable" || code === "verify/another-site"))
    return { asked: expectations.length, url };
  const asking = { request, timeout: limits.timeout };
  await checkPhones(listGetPages(files, { dir, url, serving }), asking, log);
  if (services) await checkServices(files, url, { ...asking, services }, log);
  return { asked: expectations.length, url };
}

/** The headers that the host was configured to send with a file, by lower-case names. */
function headersOf(outputFile: string, serving: Serving | undefined): Record<string, string> {
  const path = `/${outputFile}`.replace(/\.html$/, "").replace(/\/index$/, "/");
  const sent = Object.entries(headersAt(serving?.headers ?? [], path));
  return Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value]));
}

async function readBuild(
  read: () => Promise<ReadonlyMap<string, OutputFile>>,
  dir: string,
  log: Diagnostics,
): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  try {
    const files = await read();
    if (files.has("index.html")) return new Map([...files].map(([name, { bytes }]) => [name, bytes]));
    log.add("verify/no-build", { dir, reason: "it contains no index.html" });
  } catch (error) {
    log.add("verify/no-build", { dir, reason: reasonOf(error) });
  }
  return undefined;
}

/** Parses the URL as that of a folder. A URL from the pages, unlike one that a person typed, must not be a placeholder. */
function readAddress(address: string, isAsked: boolean, log: Diagnostics): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url !== undefined && /^https?:$/.test(url.protocol) && url.username === "";
  if (!isWeb || (!isAsked && isPlaceholderAddress(url))) {
    log.add("verify/no-address", { address });
    return undefined;
  }
  url.search = "";
  url.hash = "";
  url.pathname = normaliseBase(url.pathname);
  return url;
}
