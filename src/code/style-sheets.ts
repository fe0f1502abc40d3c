import { realpathSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Loader, OnLoadResult, Plugin } from "esbuild";
import { readPlainFile } from "../files/plain-file.js";
import { posixPath } from "../model/addresses/addresses.js";
import { hashOf } from "../util/hash-of.js";
import { resolveAgain } from "./bundle/resolve-again.js";
import type { Sass } from "./bundle/sass.js";
import { isSass, markedFile, moduleFile } from "./style-files.js";

/*
 * esbuild names the classes of a CSS module after its file, and numbers those of files with the same name in the order of the bundle. The
 * pages' code and each page's style are separate bundles, so each module gets a unique name in them, from its path: `card.module.css`
 * becomes `card-1a2b3c4d.module.css`.
 */

/** Gives the classes of each CSS module the same names in every bundle, and compiles Sass. */
export function styleSheets(
  root: string,
  { sass, onlyModules = false }: { readonly sass: Sass | undefined; readonly onlyModules?: boolean },
): Plugin {
  const realRoot = realpathSync(root);
  const marked = (path: string) => {
    const name = posixPath(relative(realRoot, path));
    const hash = hashOf(name).slice(0, 8);
    return path.replace(moduleFile, `-${hash}$&`);
  };
  const compile = (file: string, loader: Loader): OnLoadResult | undefined => {
    const made = sass?.compile(file);
    return made && ("css" in made ? { contents: made.css, loader, resolveDir: dirname(file) } : made);
  };
  return {
    name: "css-modules",
    setup: (build) => {
      build.onResolve({ filter: moduleFile }, async (args) => {
        if (args.pluginData === nested || (isSass(args.path) && !sass)) return undefined;
        const found = await resolveAgain(build, args, nested);
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: marked(found.path) };
      });
      // The bundler's regular expressions have no lookahead.
      build.onLoad({ filter: /-[0-9a-f]{8}\.module\.(?:css|s[ac]ss)$/ }, ({ path }) => {
        const file = path.replace(markedFile, "");
        return isSass(file)
          ? compile(file, "local-css")
          : { contents: readPlainFile(file), loader: "local-css" };
      });
      if (sass && !onlyModules) build.onLoad({ filter: /\.s[ac]ss$/ }, ({ path }) => compile(path, "css"));
    },
  };
}

const nested = "css-modules";
