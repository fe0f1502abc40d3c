import { existsSync } from "node:fs";
import { join } from "node:path";
import { configFile } from "../core/config-file.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Memory } from "../core/memory.js";
import type { SiteConfig } from "../core/site-config.js";
import { type BundledCode, bundleCode } from "./bundle-code.js";
import { checkCharacters } from "./check-characters.js";
import { checkConfig } from "./check-config.js";
import { reportFailure } from "./esbuild-failures.js";
import { evaluate, type HostModules } from "./evaluate.js";
import { reportThrown } from "./report-thrown.js";

/** Bundles the config; reports and returns undefined if there is none or it cannot be parsed. */
export async function bundleConfig(
  root: string,
  memory: Memory | undefined,
  log: Diagnostics,
): Promise<BundledCode | undefined> {
  if (!existsSync(join(root, configFile))) {
    log.add("read/no-config", { file: configFile }, { file: configFile });
    return undefined;
  }
  try {
    const contents = `module.exports = require("./${configFile}");`;
    return await bundleCode(root, { contents, name: "handbill-config.cjs", memory });
  } catch (failure) {
    reportFailure(failure, root, log);
    return undefined;
  }
}

/** Runs the config and checks what it exports; reports and returns undefined if it is not whole. */
export function readConfig(
  bundle: BundledCode,
  { root, hostModules, log }: { root: string; hostModules: HostModules; log: Diagnostics },
): SiteConfig | undefined {
  let exports: Record<string, unknown>;
  try {
    exports = evaluate(bundle, hostModules);
  } catch (thrown) {
    reportThrown("read/config-threw", thrown, { bundle, root, log, fallback: configFile });
    return undefined;
  }
  if (exports.default === undefined) {
    log.add("read/config-no-default", { exports: Object.keys(exports).join(", ") }, { file: configFile });
    return undefined;
  }
  checkCharacters(exports.default, { file: configFile, log });
  return checkConfig(exports.default, configFile, log);
}
