import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type { Plugin } from "esbuild";
import { orNothing } from "../util/or-nothing.js";

/**
 * Bundles workspace packages in TypeScript: links in node_modules to folders next to the site's. Node does not load TypeScript from a
 * package, and authors of both do not want a build step between them. Other packages stay external.
 */
export const linkedPackages: Plugin = {
  name: "linked-packages",
  setup: (build) => {
    let known = new Map<string, boolean>();
    build.onStart(() => {
      known = new Map();
    });
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, resolveDir, kind }) => {
      const [, name] = /^((?:@[^/:]+\/)?[^/:]+)(?:\/|$)/.exec(path) ?? [];
      if (name === undefined || resolveDir === "" || kind === "entry-point") return undefined;
      const key = `${resolveDir}\0${name}`;
      const isLink = known.get(key) ?? isLinked(name, resolveDir);
      known.set(key, isLink);
      // A missing file is reported by the caller.
      const from = importer || join(resolveDir, "index.js");
      const file = isLink ? orNothing(() => createRequire(from).resolve(path)) : undefined;
      return file !== undefined && /\.([cm]?ts|tsx|jsx)$/.test(file) ? { path: file } : undefined;
    });
  },
};

/** Whether a package, as resolved from a folder, is outside any node_modules. */
function isLinked(name: string, folder: string): boolean {
  const place = join(folder, "node_modules", name);
  if (existsSync(place)) return !realpathSync(place).split(sep).includes("node_modules");
  return dirname(folder) !== folder && isLinked(name, dirname(folder));
}
