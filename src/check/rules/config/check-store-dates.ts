import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import type { CheckedSite } from "../../checked-site.js";

/** No store is promised for a day, or a month, that is over: days are those of UTC. */
export function checkStoreDates({ site, today, configFile }: CheckedSite, log: Diagnostics): void {
  if (!site || today === undefined) return;
  for (const store of ["appStore", "googlePlay"] as const) {
    const expected = site.stores[store]?.expected;
    // ISO days and months are in the order of their texts.
    if (expected === undefined || expected >= today.slice(0, expected.length)) continue;
    const path = ["stores", store, "expected"];
    const args = { key: path.join("."), date: expected };
    log.add("check/store-date-over", args, { file: configFile, seek: { kind: "config-key", path } });
  }
}
