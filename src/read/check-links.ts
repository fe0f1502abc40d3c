import type { Diagnostics } from "../core/diagnostics.js";
import { nearest } from "../core/nearest.js";
import { networks } from "../core/networks.js";
import { valueAt } from "./value-at.js";

/** A link to a place that handbill does not know has to tell its name. */
export function checkLinks(links: unknown, file: string, log: Diagnostics): void {
  if (typeof links !== "object" || links === null) return;
  for (const [key, link] of Object.entries(links)) {
    if (valueAt(link, "label") !== undefined || Object.hasOwn(networks, key)) continue;
    const seek = { kind: "config-key", path: ["links", key] } as const;
    log.add("read/link-without-label", { key, near: nearest(key, Object.keys(networks)) }, { file, seek });
  }
}
