import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { ResultStore } from "../../effects/result-store.js";
import type { OutboundLink } from "../../model/addresses/outbound-link.js";
import { checkOutbound, defaultLimits, type OutboundReport, type Progress } from "./check-outbound.js";
import type { Clock } from "./pace.js";
import { reportOutbound } from "./report-outbound.js";
import type { Request } from "./request.js";
import { readVerdicts, writeVerdicts } from "./verdict-cache.js";

export interface AskOptions {
  readonly store: ResultStore;
  readonly clock: Clock;
  /** Gives what asks: called once there is something to ask, since it takes a while to load. */
  readonly loadRequest: () => Promise<Request>;
  /** Whether network requests are off. */
  readonly offline: boolean;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Reports what is wrong with outbound links, by what was found out earlier and by asking; keeps what was found out. */
export async function askOutbound(
  links: readonly OutboundLink[],
  { store, clock, loadRequest, offline, onProgress }: AskOptions,
  log: Diagnostics,
): Promise<OutboundReport> {
  let loading: Promise<Request> | undefined;
  const report = await checkOutbound(links, {
    request: async (address, options) => {
      loading ??= loadRequest();
      return await (await loading)(address, options);
    },
    cached: readVerdicts(
      store,
      links.map(({ address }) => address),
    ),
    limits: defaultLimits,
    offline,
    clock,
    ...(onProgress && { onProgress }),
  });
  writeVerdicts(store, report.learned);
  store.settle();
  reportOutbound(report.results, log);
  return report;
}
