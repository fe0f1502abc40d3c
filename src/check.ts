import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import packageJson from "../package.json" with { type: "json" };
import { checkOutbound, defaultLimits, type OutboundReport, type Progress } from "./ask/check-outbound.js";
import { reportOutbound } from "./ask/report-outbound.js";
import type { Request } from "./ask/request.js";
import { readVerdicts, writeVerdicts } from "./ask/verdict-cache.js";
import type { BrowserAudit } from "./browse/audit-tree.js";
import type { CheckedSite } from "./check/checked-tree.js";
import { listOutbound, type OutboundLinks } from "./check/list-outbound.js";
import { type Silenced, settle } from "./check/settle.js";
import type { Checked } from "./check-folder.js";
import type { WatchBeside } from "./core/beside.js";
import type { Diagnostic } from "./core/diagnostic.js";
import { Diagnostics } from "./core/diagnostics.js";
import type { OnStep } from "./core/progress.js";
import { placeDiagnostics } from "./place/place-diagnostics.js";
import { reportBeside } from "./report-beside.js";
import type { Timing } from "./stopwatch.js";
import { openStore } from "./store/open-store.js";

export interface CheckOptions {
  /** The project's folder. */
  readonly root: string;
  /** A folder that was published before, relative to the root; otherwise the site is built in memory. */
  readonly dir?: string | undefined;
  readonly base?: string | undefined;
  /** Whether warnings, and a missing network, fail the check. */
  readonly strict: boolean;
  readonly linksOnly: boolean;
  /** Whether nobody is asked over the network. */
  readonly offline: boolean;
  /** Whether a browser looks at the pages too. */
  readonly browser: boolean;
  /** Whether the browser takes pictures, for the report. */
  readonly pictures: boolean;
  /** The day as `2025-08-17`. */
  readonly today: string;
  /** Tells what the site's code did beside the calls that were made of it. */
  readonly watchBeside?: WatchBeside;
  /** Told of what the build does. */
  readonly onStep?: OnStep;
  /** Told of the outbound links. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface CheckResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
  readonly checked: CheckedSite | undefined;
  readonly outbound: (OutboundReport & Pick<OutboundLinks, "standIns">) | undefined;
  readonly audit: BrowserAudit | undefined;
  readonly timing: readonly Timing[];
}

/** Everything that can be told of a site before it is published: its tree, its outbound links, its looks. */
export async function check(options: CheckOptions): Promise<CheckResult> {
  const root = resolve(options.root);
  const { dir, strict } = options;
  const made = await makeChecked({ ...options, root });
  const { checked, site } = made;
  const log = new Diagnostics();
  const outboundStart = performance.now();
  const outbound = checked && (await askOutbound(checked, { ...options, root }, log));
  const timing = [...made.timing, { step: "outbound", ms: performance.now() - outboundStart }];
  const audit =
    checked && options.browser ? await auditInBrowser(checked, { ...options, root }, log) : undefined;
  await reportBeside(options.watchBeside, made, log);
  const late = settle(log.sorted(), site);
  const all = new Diagnostics();
  all.take(made.diagnostics);
  all.take(await placeDiagnostics(late.diagnostics, root));
  const diagnostics = dir === undefined ? all.sorted() : await placeDiagnostics(all.sorted(), root);
  const failing = diagnostics.some(({ severity }) => strict || severity === "error");
  const ok = checked !== undefined && !failing && !(strict && outbound?.noNetwork);
  return {
    ok,
    diagnostics,
    silenced: [...made.silenced, ...late.silenced],
    checked,
    outbound,
    audit,
    timing,
  };
}

type Context = CheckOptions & { readonly root: string };

/** The site as it would be built, or as it was published. What only one of them takes is loaded for it only. */
async function makeChecked(options: Context): Promise<Checked> {
  const { root, dir, base, today, linksOnly, watchBeside, onStep } = options;
  if (dir !== undefined) {
    const { checkFolder } = await import("./check-folder.js");
    return await checkFolder({ root, dir, base, today, linksOnly });
  }
  const { build } = await import("./build.js");
  const told = { ...(watchBeside && { watchBeside }), ...(onStep && { onStep }) };
  const once = { outDir: "dist", write: false, prove: !linksOnly, ...told };
  return await build({ root, base, today, linksOnly, ...once });
}

async function askOutbound(
  checked: CheckedSite,
  { root, offline, onProgress }: Context,
  log: Diagnostics,
): Promise<CheckResult["outbound"]> {
  const { links, standIns } = listOutbound(checked);
  const store = openStore(root, packageJson);
  const shelf = store.shelf("links", {});
  let loading: Promise<Request> | undefined;
  const report = await checkOutbound(links, {
    request: async (address, options) => {
      loading ??= loadRequest(checked.site?.checks.privateAddresses ?? false);
      return await (await loading)(address, options);
    },
    kept: readVerdicts(
      shelf,
      links.map(({ address }) => address),
    ),
    limits: defaultLimits,
    offline,
    clock: { now: Date.now, sleep: (ms) => sleep(ms) },
    ...(onProgress && { onProgress }),
  });
  writeVerdicts(shelf, report.learned);
  store.prune();
  reportOutbound(report.results, log);
  return { ...report, standIns };
}

/** linkinator takes a while to load: only when there is something to ask. */
async function loadRequest(privateAddresses: boolean): Promise<Request> {
  const [{ requestWithLinkinator }, { guardRequest }] = await Promise.all([
    import("./ask/request.js"),
    import("./ask/guard-request.js"),
  ]);
  return privateAddresses ? requestWithLinkinator : guardRequest(requestWithLinkinator);
}

async function auditInBrowser(
  checked: CheckedSite,
  { root, pictures }: Context,
  log: Diagnostics,
): Promise<BrowserAudit | undefined> {
  const { auditTree } = await import("./browse/audit-tree.js");
  return await auditTree(checked, { root, pictures, env: process.env, platform: process.platform }, log);
}
