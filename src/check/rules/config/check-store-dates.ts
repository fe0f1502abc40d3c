import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { configPlace } from "../../../model/place.js";
import type { CheckedSite } from "../../rule.js";

/** Reports stores without a listing that are announced for a day or month in the past, in UTC. */
export function checkStoreDates({ site, today }: CheckedSite, log: Diagnostics): void {
  if (today === undefined) return;
  for (const store of ["appStore", "googlePlay"] as const) {
    const { expected, url } = site.stores[store] ?? {};
    // ISO days and months sort as texts. On the announced day itself, the release may still come.
    if (url !== undefined || expected === undefined || expected >= today.slice(0, expected.length)) continue;
    const path = ["stores", store, "expected"];
    log.add("check/store-date-over", { key: path.join("."), date: expected }, configPlace(path));
  }
}
