import { readSiteConfig } from "../config/read-config.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../diagnostics/place/thrown.js";
import { SiteCode } from "../effects/site-code.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { effects } from "./effects.js";

/** Runs and checks the config; reports problems and returns undefined if it is invalid. */
export async function readConfigOf(root: string, log: Diagnostics): Promise<SiteConfig | undefined> {
  const own = new Diagnostics();
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const config = await readSiteConfig({ root, code, log: own });
  log.take(await placeDiagnostics(own.sorted(), (file) => effects.read.source(root, file)));
  return own.hasErrors ? undefined : config;
}
