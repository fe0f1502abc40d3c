import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { configFile } from "../../../model/project-files.js";
import type { CheckedSite } from "../../rule.js";

/** Reports values that the config declares as placeholders, by their key paths in `placeholders`. */
export function checkPlaceholders({ site: { placeholders } }: CheckedSite, log: Diagnostics): void {
  if (placeholders.length === 0) return;
  const count =
    placeholders.length === 1 ? "1 placeholder value left" : `${placeholders.length} placeholder values left`;
  log.add("check/placeholder", { count, paths: placeholders.join(", ") }, { file: configFile });
}
