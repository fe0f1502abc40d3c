import { createRequire, isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import type { ProvidedModules } from "../../effects/site-code.js";
import { whyNoFile } from "../../files/plain-file.js";
import type { Bundle } from "../../model/code/bundle.js";
import { orNothing } from "../../util/or-nothing.js";
import { fileForImport } from "../package-file.js";
import { packageOf } from "../package-name.js";
import { whileProviding } from "./provide-modules.js";

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

/**
 * A `require` for code at a path. It throws where Node's own would wait forever: for a package whose code or package.json is a pipe or a
 * device.
 */
function requirePlain(from: string, root: string): (name: string) => unknown {
  const require = createRequire(from);
  const refuse = (name: string, file: string) => {
    const reason = whyNoFile(file);
    if (reason !== undefined) throw new Error(`${name} cannot be loaded from ${file}: ${reason}`);
  };
  return (name) => {
    if (!isBuiltin(name)) {
      const owner = packageOf(name, root);
      const folders = owner === undefined ? [] : (require.resolve.paths(name) ?? []);
      for (const folder of folders) refuse(name, join(folder, owner ?? "", "package.json"));
      const file = resolved(require, name);
      if (file !== undefined) refuse(name, file);
    }
    try {
      return require(name);
    } catch (thrown) {
      const file = isMislabelled(thrown) ? fileForImport(require, name) : undefined;
      if (file === undefined) throw thrown;
      return require(file);
    }
  };
}

/** Whether Node treats a package's CommonJS file as an ES module: such a package can only be loaded as an ES module. */
const isMislabelled = (thrown: unknown) => /is not defined in ES module scope/.test(describeThrown(thrown));

/** Undefined for a missing module: `require` itself reports it best. */
function resolved(require: NodeJS.Require, name: string): string | undefined {
  return orNothing(() => require.resolve(name));
}
