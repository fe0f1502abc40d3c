import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import type { CheckedSite } from "../../checked-site.js";

/** Reports values that the config declares as placeholders, by their key paths in `standIns`. */
export function checkStandIns({ site, configFile }: CheckedSite, log: Diagnostics): void {
  const standIns = site?.standIns ?? [];
  if (standIns.length === 0) return;
  const count =
    standIns.length === 1 ? "1 placeholder value left" : `${standIns.length} placeholder values left`;
  log.add("check/stand-in", { count, paths: standIns.join(", ") }, { file: configFile });
}
