import { dirname } from "node:path";
import vm from "node:vm";
import type { ProvidedModules } from "../../effects/site-code.js";
import type { Bundle } from "../../model/code/bundle.js";
import { whileProviding } from "./provide-modules.js";
import { requirePlain } from "./require-plain.js";

/**
 * Runs a CommonJS bundle and returns its exports. Unlike an imported ES module, it can be garbage-collected, so that `watch` can run for
 * hours.
 */
export function evaluate(bundle: Bundle, providedModules: ProvidedModules): Record<string, unknown> {
  const nodeRequire = requirePlain(bundle.file, dirname(bundle.file));
  const require = (name: string) =>
    providedModules[name]
      ? providedModules[name]()
      : whileProviding(providedModules, () => nodeRequire(name));
  const run = vm.compileFunction(bundle.code, ["module", "exports", "require"], {
    filename: bundle.file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} as Record<string, unknown> };
  run(module, module.exports, require);
  return module.exports;
}
