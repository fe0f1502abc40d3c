import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { isOwnMachine } from "../../../model/addresses/addresses.js";
import { configPlace } from "../../../model/place.js";
import type { CheckedSite } from "../../rule.js";

/**
 * Reports values that the config declares as placeholders, by their key paths in `placeholders`; ids that development tools give a new
 * app, which neither store accepts; and a site's URL on the author's own machine.
 */
export function checkPlaceholders(
  { site: { placeholders, stores, url } }: CheckedSite,
  log: Diagnostics,
): void {
  const { appStore, googlePlay } = stores;
  const ids = { "appStore.bundleId": appStore?.bundleIds, "googlePlay.package": googlePlay?.packages };
  const templates = Object.entries(ids).flatMap(([key, all = []]) =>
    all.some((id) => id.startsWith("com.example.")) ? [`stores.${key}`] : [],
  );
  const found = [...new Set([...placeholders, ...templates, ...(isOwnMachine(url) ? ["url"] : [])])];
  const [first] = found;
  if (first === undefined) return;
  const args = { count: String(found.length), paths: found.join(", ") };
  const path = placeholders.includes(first) ? ["placeholders", first] : first.split(".");
  log.add("check/placeholder", args, configPlace(path));
}
