import type { Plugin } from "esbuild";

/** The name under which code imports a module from handbill. */
export const providedModule = (name: string): string => `${namespace}:${name}`;
const namespace = "provided";

/** Whether an input of a bundle is a module from handbill. */
export const isProvided = (input: string): boolean => input.startsWith(`${namespace}:`);

/** Declares the exports of a module from the generator to the bundler, so that it reports the line of a wrong import. */
export function provideModule(name: string, exports: readonly string[]): Plugin {
  const lines = exports.map((key) => `export const ${key} = shared.${key};`);
  const contents = [`const shared = require("${providedModule(name)}");`, ...lines].join("\n");
  return {
    name: `${namespace} ${name}`,
    setup: (build) => {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace }));
      build.onLoad({ filter: /./, namespace }, () => ({ contents, loader: "js" }));
      build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({ path, external: true }));
    },
  };
}
