import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { configPlace } from "../../../model/place.js";
import type { CheckedSite } from "../../rule.js";

/** Reports stores that are announced for a day or month in the past, or that have a listing and a day that has come. Days are in UTC. */
export function checkStoreDates({ site, today }: CheckedSite, log: Diagnostics): void {
  if (!site || today === undefined) return;
  for (const store of ["appStore", "googlePlay"] as const) {
    const { expected, url } = site.stores[store] ?? {};
    if (expected === undefined) continue;
    // ISO days and months sort as texts. On the announced day itself, the release may still come.
    const day = today.slice(0, expected.length);
    if (url === undefined ? expected >= day : expected > day) continue;
    const path = ["stores", store, "expected"];
    const args = { key: path.join("."), date: expected, isListed: url !== undefined };
    log.add("check/store-date-over", args, configPlace(path));
  }
}
