import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { networks } from "../model/addresses/networks.js";
import { nearest } from "../text/nearest.js";
import { valueAt } from "./value-at.js";

/** Reports links to unknown networks without a label. */
export function checkLinks(links: unknown, file: string, log: Diagnostics): void {
  if (typeof links !== "object" || links === null) return;
  for (const [key, link] of Object.entries(links)) {
    if (valueAt(link, "label") !== undefined || Object.hasOwn(networks, key)) continue;
    const seek = { kind: "config-key", path: ["links", key] } as const;
    log.add("read/link-without-label", { key, near: nearest(key, Object.keys(networks)) }, { file, seek });
  }
}
