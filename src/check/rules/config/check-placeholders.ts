import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { configFile } from "../../../model/project-files.js";
import type { CheckedSite } from "../../rule.js";

/** Reports values that the config declares as placeholders, by their key paths in `placeholders`. */
export function checkPlaceholders({ site: { placeholders } }: CheckedSite, log: Diagnostics): void {
  if (placeholders.length === 0) return;
  const args = { count: String(placeholders.length), paths: placeholders.join(", ") };
  log.add("check/placeholder", args, { file: configFile });
}
