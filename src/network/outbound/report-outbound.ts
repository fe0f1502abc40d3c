import { type Diagnostics, placeOf } from "../../diagnostics/diagnostics.js";
import type { ResultStore } from "../../effects/result-store.js";
import type { OutboundLink } from "../../model/pages/checked-tree.js";
import { once } from "../../util/once.js";
import {
  checkOutbound,
  defaultLimits,
  type OutboundReport,
  type OutboundResult,
  type Progress,
} from "./check-outbound.js";
import type { Clock } from "./rate-limiter.js";
import type { Request } from "./request.js";
import { readVerdicts, writeVerdicts } from "./verdict-cache.js";

interface ReportOptions {
  readonly store: ResultStore;
  readonly clock: Clock;
  /** Loads the function that sends requests, once there is something to request: it takes a while to load. */
  readonly loadRequest: () => Promise<Request>;
  /** Whether network requests are off. */
  readonly offline: boolean;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Reports problems with outbound links, from cached verdicts and new requests, and caches the new verdicts. */
export async function reportOutbound(
  links: readonly OutboundLink[],
  { store, clock, loadRequest, offline, onProgress }: ReportOptions,
  log: Diagnostics,
): Promise<OutboundReport> {
  const request = once(loadRequest);
  const report = await checkOutbound(links, {
    request: async (address, options) => await (await request())(address, options),
    cached: readVerdicts(
      store,
      links.map(({ address }) => address),
    ),
    limits: defaultLimits,
    offline,
    clock,
    onProgress,
  });
  writeVerdicts(store, report.learned);
  store.settle();
  reportLinks(report.results, log);
  return report;
}

/** Reports broken and moved URLs on every page that links to them. URLs that cannot be verified cause no failure. */
function reportLinks(results: readonly OutboundResult[], log: Diagnostics): void {
  for (const { link, verdict, why, movedTo } of results) {
    for (const { page, href, text } of link.mentions) {
      const place = placeOf(page, [href]);
      if (verdict === "broken") log.add("check/dead-link", { href, text, why }, place);
      else if (movedTo !== undefined) {
        log.add("check/moved-link", { href, text, target: withFragmentOf(href, movedTo) }, place);
      }
    }
  }
}

/** A redirect keeps the fragment, unless it sets its own. */
function withFragmentOf(href: string, target: string): string {
  const { hash } = new URL(href, "https://localhost");
  return target.includes("#") ? target : target + hash;
}
