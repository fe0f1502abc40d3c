import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import type { CheckedSite } from "../../checked-site.js";

/** No store is promised for a day, or a month, that is over, nor for the day of a known listing: days are those of UTC. */
export function checkStoreDates({ site, today, configFile }: CheckedSite, log: Diagnostics): void {
  if (!site || today === undefined) return;
  for (const store of ["appStore", "googlePlay"] as const) {
    const { expected, url } = site.stores[store] ?? {};
    if (expected === undefined) continue;
    // ISO days and months are in the order of their texts. What is announced for a day may come on that day.
    const day = today.slice(0, expected.length);
    if (url === undefined ? expected >= day : expected > day) continue;
    const path = ["stores", store, "expected"];
    const args = { key: path.join("."), date: expected, isListed: url !== undefined };
    log.add("check/store-date-over", args, { file: configFile, seek: { kind: "config-key", path } });
  }
}
