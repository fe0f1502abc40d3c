import { resolve } from "node:path";
import { overrideSeverities } from "../check/override-severities.js";
import type { CheckedSite } from "../check/rule.js";
import { listOutbound, type OutboundLinks } from "../check/rules/links/list-outbound.js";
import { type Diagnostic, Diagnostics, placeOf } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { reportSideEffects } from "../diagnostics/report-side-effects.js";
import type { Review } from "../diagnostics/review.js";
import { Stopwatch, type Timing } from "../effects/stopwatch.js";
import type { Silenced } from "../model/config/site-config.js";
import type { CheckedTree, OutboundLink } from "../model/pages/checked-tree.js";
import type { OutboundReport, OutboundResult, Progress } from "../network/outbound/check-outbound.js";
import { reportOutbound } from "../network/outbound/report-outbound.js";
import type { Request } from "../network/outbound/request.js";
import type { BuildOptions, FlowEffects } from "./build-options.js";
import type { ReviewEffects } from "./review.js";

export interface CheckEffects extends FlowEffects, Pick<ReviewEffects, "readApp"> {
  /** Makes network requests, to private addresses only if those are allowed. */
  readonly loadRequest: (privateAddresses: boolean) => Promise<Request>;
  /** Checks every page in a real browser, and returns its name. Reports and returns undefined if there is none. */
  readonly audit: (tree: CheckedTree, asked: CheckOptions, log: Diagnostics) => Promise<string | undefined>;
}

export interface CheckOptions extends Pick<BuildOptions, "root" | "base" | "watchSideEffects" | "onStep"> {
  /** Whether warnings, and a missing network, fail the check. */
  readonly strict: boolean;
  readonly linksOnly: boolean;
  readonly offline: boolean;
  /** Whether to run the store review, without network requests. */
  readonly store?: boolean;
  readonly browser: boolean;
  /** The day as `2025-08-17`. */
  readonly today: string;
  readonly onProgress?: (progress: Progress) => void;
}

export interface CheckResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
  readonly checked: CheckedSite | undefined;
  readonly outbound: (OutboundReport & Pick<OutboundLinks, "placeholders">) | undefined;
  /** `file:line` of the links that are listed without being findings. */
  readonly places: ReadonlyMap<OutboundLink, readonly string[]>;
  /** The name and version of the browser that checked the pages. */
  readonly browser: string | undefined;
  /** The stores' requirements, item by item; undefined unless they were asked for. */
  readonly review: Review | undefined;
  readonly timing: readonly Timing[];
}

/** Checks everything that can be checked before a site is published: its tree, its outbound links, its appearance. */
export async function check(options: CheckOptions, effects: CheckEffects): Promise<CheckResult> {
  const root = resolve(options.root);
  const { strict, offline, onProgress, store = false } = options;
  const { clock, read } = effects;
  // The modules of the build, and those of the review, are loaded only if they are needed.
  const { build } = await import("./build.js");
  const building = { ...options, root, outDir: "dist", write: false };
  const result = await build({ ...building, developmentMode: !options.linksOnly && !store }, effects);
  const { checked, site } = result;
  const log = new Diagnostics();
  const watch = new Stopwatch(clock);
  const { links, placeholders } = checked ? listOutbound(checked) : { links: [], placeholders: [] };
  const asking = {
    store: effects.openStore(root),
    clock,
    loadRequest: () => effects.loadRequest(site?.checks.privateAddresses ?? false),
    offline,
    onProgress,
  };
  const asksOutbound = checked && !store;
  const outbound = asksOutbound ? { ...(await reportOutbound(links, asking, log)), placeholders } : undefined;
  const readSource = (file: string) => read.source(root, file);
  const places = await listPlaces(outbound?.results ?? [], readSource);
  watch.lap("outbound");
  let review: Review | undefined;
  if (checked && store) {
    const reviewing = { readApp: effects.readApp, source: read.source };
    review = await (await import("./review.js")).review(checked, root, reviewing, log);
    watch.lap("store");
  }
  const browser = checked && options.browser ? await effects.audit(checked, options, log) : undefined;
  await reportSideEffects(options.watchSideEffects, result, log);
  const raised = overrideSeverities(log.sorted(), site);
  const place = (diagnostics: readonly Diagnostic[]) => placeDiagnostics(diagnostics, readSource);
  const all = new Diagnostics();
  all.take(result.diagnostics);
  all.take(await place(raised.diagnostics));
  const diagnostics = all.sorted();
  const failing = diagnostics.some(({ severity }) => strict || severity === "error");
  const isRefused = review?.items.some(({ outcome }) => outcome === "failed") ?? false;
  const ok = checked !== undefined && !failing && !isRefused && !(strict && outbound?.noNetwork);
  const silenced = [...result.silenced, ...raised.silenced];
  return {
    ok,
    diagnostics,
    silenced,
    checked,
    outbound,
    places,
    browser,
    review,
    timing: [...result.timing, ...watch.laps],
  };
}

/** The places of links that are unverifiable or redirected: a line of a document, not only the page that shows it. */
async function listPlaces(
  results: readonly OutboundResult[],
  readSource: (file: string) => string | undefined,
): Promise<CheckResult["places"]> {
  const listed = results.filter(({ verdict, redirectsTo }) => verdict === "unverifiable" || redirectsTo);
  if (listed.length === 0) return new Map();
  const seek = (await import("../diagnostics/place/seek-place.js")).placeSeeker(readSource);
  const placesOf = ({ mentions }: OutboundLink) =>
    mentions.map(({ page, href }) => {
      const { file = page.sourceFile, line } = seek(placeOf(page, [href])) ?? {};
      return line === undefined ? file : `${file}:${line}`;
    });
  return new Map(listed.map(({ link }) => [link, [...new Set(placesOf(link))]]));
}
