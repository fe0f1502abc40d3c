import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { DeriveInput } from "../model/pages/derived.js";

interface RootFile {
  /** The key of the config that calls for it. */
  readonly key: string;
  readonly file: string;
}

/** Whether a file that is asked for at the root of a host can be there; tells if it cannot. */
export function isAtRoot(
  { site, configFile }: Pick<DeriveInput, "site" | "configFile">,
  { key, file }: RootFile,
  log: Diagnostics,
): boolean {
  if (site.base === "/") return true;
  const place = { file: configFile, seek: { kind: "config-key", path: key.split(".") } } as const;
  log.add("derive/needs-root", { key, file: `/${file}`, base: site.base }, place);
  return false;
}
