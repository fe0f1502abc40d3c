import { join } from "node:path";
import { buildSync } from "esbuild";
import { repository } from "../temp-site.js";

/** Bundles a module of `src/` into a folder, so that a plain Node process can require it. */
export function bundleModule(sourceFile: string, folder: string): string {
  const outfile = join(folder, `${sourceFile.replaceAll("/", "-")}.cjs`);
  buildSync({
    entryPoints: [join(repository, "src", sourceFile)],
    bundle: true,
    platform: "node",
    format: "cjs",
    outfile,
    logLevel: "error",
  });
  return outfile;
}
