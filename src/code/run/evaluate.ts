import { dirname } from "node:path";
import vm from "node:vm";
import type { LentModules } from "../../effects/site-code.js";
import type { Bundle } from "../../model/code/bundle.js";
import { whileLending } from "./lend-modules.js";
import { requirePlain } from "./require-plain.js";

/**
 * Runs a CommonJS bundle and returns its exports. Unlike an imported ES module, it can be garbage-collected,
 * so that `watch` can run for hours.
 */
export function evaluate(bundle: Bundle, lentModules: LentModules): Record<string, unknown> {
  const nodeRequire = requirePlain(bundle.file, dirname(bundle.file));
  const require = (name: string) =>
    lentModules[name] ? lentModules[name]() : whileLending(lentModules, () => nodeRequire(name));
  const run = vm.compileFunction(bundle.code, ["module", "exports", "require"], {
    filename: bundle.file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} as Record<string, unknown> };
  run(module, module.exports, require);
  return module.exports;
}
