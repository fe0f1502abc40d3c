import type { Plugin } from "esbuild";
import { resolveAgain } from "./bundle/resolve-again.js";

/**
 * Bundles the site's own scripts the same way for every "type" in its package.json. With "commonjs", as `npm init` writes, esbuild would
 * treat a file without imports and exports as CommonJS and wrap it; default imports of packages depend on it too. A path that a plugin
 * returns has no type.
 */
export const untypedModules: Plugin = {
  name: "untyped-modules",
  setup: (build) => {
    build.onResolve({ filter: /./ }, async (args) => {
      if (args.pluginData === nested) return undefined;
      const found = await resolveAgain(build, args, nested);
      // The bundler itself reports missing files.
      const isOwn = found.errors.length === 0 && found.namespace === "file" && !found.external;
      if (!isOwn || /[\\/]node_modules[\\/]/.test(found.path)) return undefined;
      return { path: found.path, sideEffects: found.sideEffects };
    });
  },
};

const nested = Symbol("untyped-modules");
