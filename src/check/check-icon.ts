import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedSite } from "./checked-tree.js";

/** The config's icon is a file that is published. */
export function checkIcon({ files, site, configFile }: CheckedSite, log: Diagnostics): void {
  const icon = site?.icon;
  if (icon === undefined || files.has(icon.slice(1))) return;
  log.add("check/missing-icon", { icon }, { file: configFile, seek: { kind: "config-key", path: ["icon"] } });
}
