import { Diagnostics } from "./core/diagnostics.js";
import type { SiteConfig } from "./core/site-config.js";
import { loadLender } from "./lender.js";
import { placeDiagnostics } from "./place/place-diagnostics.js";
import { placeOfThrown } from "./place/thrown.js";
import { bundleConfig, readConfig } from "./read/read-config.js";
import { SiteCode } from "./read/site-code.js";

/** The config of a site, run and checked, and nothing else of it; reports and returns undefined if it is not whole. */
export async function readSiteConfig(root: string, log: Diagnostics): Promise<SiteConfig | undefined> {
  const own = new Diagnostics();
  const bundle = await bundleConfig(root, undefined, own);
  const code = new SiteCode((thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const config = bundle && readConfig(bundle, { root, lentModules: loadLender().config, code, log: own });
  log.take(await placeDiagnostics(own.sorted(), root));
  return own.hasErrors ? undefined : config;
}
