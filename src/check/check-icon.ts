import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedTree } from "./checked-tree.js";

/** The config's icon is a file that is published. */
export function checkIcon({ tree, site, configFile }: CheckedTree, log: Diagnostics): void {
  const { icon } = site;
  if (icon === undefined || tree.files.has(icon.slice(1))) return;
  log.add("check/missing-icon", { icon }, { file: configFile, seek: { kind: "config-key", path: ["icon"] } });
}
