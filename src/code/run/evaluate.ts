import { createRequire } from "node:module";
import vm from "node:vm";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import type { ProvidedModules } from "../../effects/site-code.js";
import type { Bundle } from "../../model/code/bundle.js";
import { fileForImport } from "../package-file.js";
import { whileProviding } from "./provide-modules.js";

/**
 * Runs a CommonJS bundle and returns its exports. Unlike an imported ES module, it can be garbage-collected, so that `watch` can run for
 * hours.
 */
export function evaluate(bundle: Bundle, providedModules: ProvidedModules): Record<string, unknown> {
  const nodeRequire = createRequire(bundle.file);
  const require = (name: string) =>
    providedModules[name]
      ? providedModules[name]()
      : whileProviding(providedModules, () => requirePackage(nodeRequire, name));
  const run = vm.compileFunction(bundle.code, ["module", "exports", "require"], {
    filename: bundle.file,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = { exports: {} as Record<string, unknown> };
  run(module, module.exports, require);
  return module.exports;
}

function requirePackage(require: NodeJS.Require, name: string): unknown {
  try {
    return require(name);
  } catch (thrown) {
    const file = isMislabelled(thrown) ? fileForImport(require, name) : undefined;
    if (file === undefined) throw thrown;
    return require(file);
  }
}

/** Whether Node treats a package's CommonJS file as an ES module: such a package can only be loaded as an ES module. */
const isMislabelled = (thrown: unknown) => /is not defined in ES module scope/.test(describeThrown(thrown));
