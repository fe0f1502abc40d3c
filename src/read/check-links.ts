import * as v from "valibot";
import type { Diagnostics } from "../core/diagnostics.js";
import { nearest } from "../core/nearest.js";
import { networks } from "../core/networks.js";
import { links } from "./app-schema.js";

/** A link to a place that handbill does not know has to tell its name. */
export function checkLinks(value: unknown, file: string, log: Diagnostics): void {
  const result = v.safeParse(links, value);
  if (!result.success) return; // each wrong value is reported already
  for (const [key, link] of Object.entries(result.output)) {
    const isNamed = typeof link === "object" && link.label !== undefined;
    if (isNamed || Object.hasOwn(networks, key)) continue;
    const seek = { kind: "config-key", path: ["links", key] } as const;
    log.add("read/link-without-label", { key, near: nearest(key, Object.keys(networks)) }, { file, seek });
  }
}
