import { realpathSync } from "node:fs";
import { relative } from "node:path";
import { readPlainFile } from "../files/plain-file.js";
import { posixPath } from "../model/addresses/addresses.js";
import { hashOf } from "../util/hash-of.js";
import type { Metafile, Plugin } from "./bundle/esbuild-types.js";

/*
 * esbuild names the classes of a CSS module after its file, and numbers those of files of one name in the order
 * of the bundle. The pages' code and each page's style are bundles of their own, so each module goes by a name that
 * no other has: `card.module.css` is `card-1a2b3c4d.module.css` there, made of its path.
 */

const moduleFile = /\.module\.css$/;
const markedFile = /-[0-9a-f]{8}(?=\.module\.css$)/;

/** Gives the classes of each `*.module.css` the same names in every bundle. */
export function cssModules(root: string): Plugin {
  const realRoot = realpathSync(root);
  const marked = (path: string) => {
    const name = posixPath(relative(realRoot, path));
    const hash = hashOf(name).slice(0, 8);
    return path.replace(moduleFile, `-${hash}.module.css`);
  };
  return {
    name: "css-modules",
    setup: (build) => {
      build.onResolve({ filter: moduleFile }, async ({ path, pluginData, ...from }) => {
        if (pluginData === isAsking) return undefined;
        const { importer, namespace, resolveDir, kind } = from;
        const found = await build.resolve(path, {
          importer,
          namespace,
          resolveDir,
          kind,
          pluginData: isAsking,
        });
        if (found.errors.length > 0) return { errors: found.errors };
        return { path: marked(found.path) };
      });
      // The bundler knows no lookahead.
      build.onLoad({ filter: /-[0-9a-f]{8}\.module\.css$/ }, ({ path }) => {
        const file = path.replace(markedFile, "");
        return { contents: readPlainFile(file), loader: "local-css", watchFiles: [file] };
      });
    },
  };
}

const isAsking = "css-modules";

/** The file that an input of a bundle is. */
export const fileOfInput = (input: string): string => input.replace(markedFile, "");

/** A bundle's import graph with files instead of inputs. */
export function filesOf(inputs: Metafile["inputs"]): Metafile["inputs"] {
  return Object.fromEntries(
    Object.entries(inputs).map(([input, { imports, ...rest }]) => [
      fileOfInput(input),
      { ...rest, imports: imports.map((edge) => ({ ...edge, path: fileOfInput(edge.path) })) },
    ]),
  );
}
