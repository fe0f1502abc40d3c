import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BundledCode, bundleCode } from "../code/bundle/bundle-code.js";
import { reportFailure } from "../code/bundle/bundle-messages.js";
import { bundleNames } from "../code/bundle/bundle-names.js";
import { copyPlain, type PlainConfig } from "../code/plain-config.js";
import type { BundleContext } from "../code/read-pages.js";
import { reportThrown } from "../code/report-thrown.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SiteContext } from "../effects/effects.js";
import type { SiteCode } from "../effects/site-code.js";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { defineConfig, type SiteConfig } from "../model/config/site-config.js";
import { defineLoad } from "../model/pages/load.js";
import { configPlace } from "../model/place.js";
import { configFile } from "../model/project-files.js";
import type { Site } from "../model/site/site.js";
import { callWithin } from "../runtime/time-limit.js";
import { checkCharacters } from "./check-characters.js";
import { checkConfig } from "./check-config.js";
import { formsFor, paletteOf, resolveSites } from "./resolve-site.js";

/** Bundles the config; reports a missing or unparsable file and returns undefined. */
export async function bundleConfig({
  root,
  cache,
  log,
}: Pick<BundleContext, "root" | "cache" | "log">): Promise<BundledCode | undefined> {
  const near = otherConfigs.find((name) => existsSync(join(root, name)));
  if (!existsSync(join(root, configFile)))
    return log.add("read/no-config", { file: configFile, near }, { file: near ?? configFile });
  if (near?.startsWith("site.")) log.add("read/unread-file", { reason: "config" }, { file: near });
  try {
    const contents = `module.exports = require("./${configFile}");`;
    const bundle = await bundleCode(root, { contents, name: bundleNames.config, cache });
    log.take(bundle.findings);
    return bundle;
  } catch (failure) {
    reportFailure(failure, root, log);
    return undefined;
  }
}

/** Names of config files in other tools. */
const otherConfigs = [
  "site.config.ts.txt",
  ...["js", "mjs", "cjs", "mts", "cts", "tsx", "jsx", "json"].map((ending) => `site.config.${ending}`),
  ...["ts", "js", "mjs", "mts"].map((ending) => `handbill.config.${ending}`),
  ...["ts", "js"].map((ending) => `config.${ending}`),
];

/** The modules that the config's code may import from the generator. */
const providedToConfig = { handbill: () => ({ defineConfig, defineLoad }) };

/** Reads the config without the rest of the site; reports problems and returns undefined if it is invalid. */
export async function readSiteConfig(context: ConfigContext): Promise<SiteConfig | undefined> {
  const bundle = await bundleConfig({ root: context.root, cache: undefined, log: context.log });
  return bundle && readConfig(bundle, context);
}

/** Runs the config and checks its export; reports problems and returns undefined if it is invalid. */
export function readConfig(bundle: BundledCode, { root, code, log }: ConfigContext): SiteConfig | undefined {
  let config: PlainConfig;
  let names: readonly string[] = [];
  try {
    config = callWithin(siteCodeLimitMs, () => {
      const exports = code.run(bundle, providedToConfig);
      names = Object.keys(exports);
      return copyPlain(exports.default);
    });
  } catch (thrown) {
    reportThrown("read/config-threw", thrown, {
      bundle,
      root,
      placeOf: code.placeOf,
      log,
      fallback: configFile,
    });
    return undefined;
  } finally {
    code.reportChangedBuiltins(configFile, log);
  }
  if ("tooDeep" in config) {
    const [first = ""] = config.tooDeep;
    const args = { key: first, expected: "data", received: "nested too deeply, or containing itself" };
    return log.add("read/invalid-value", args, configPlace([first]));
  }
  if (config.value === undefined)
    return log.add("read/config-no-default", { exports: names.join(", ") }, { file: configFile });
  checkCharacters(config.value, { file: configFile, log });
  return checkConfig(config.value, log);
}

interface ConfigContext {
  readonly root: string;
  readonly code: SiteCode;
  readonly log: Diagnostics;
}

/** Reads a site from its config only, in each of its languages; reports problems and returns nothing if it is invalid. */
export async function readSites({ root, base, today, code, log }: SiteContext): Promise<readonly Site[]> {
  const config = await readSiteConfig({ root, code, log });
  if (!config) return [];
  const options = { palette: await paletteOf(config), formsOf: await formsFor(config), today };
  return resolveSites(config, base, options);
}
