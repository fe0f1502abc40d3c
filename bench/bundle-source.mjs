// Bundles a script of bench/ with the source that it runs, which finds its threads in lib/ like compiled code.
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const repository = fileURLToPath(new URL("..", import.meta.url));
const lib = join(repository, "lib");

/** Node imports JSON from packages only with an attribute, which the source does not have. */
const bundleJson = {
  name: "bundle-json",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
    })),
};

/** Returns the path of the bundle. */
export async function bundleSource(name) {
  const outfile = join(repository, "node_modules/.cache/handbill-bench", `${name}.mjs`);
  await build({
    absWorkingDir: repository,
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    plugins: [bundleJson],
    jsx: "automatic",
    define: {
      "process.env.NODE_ENV": '"production"',
      __dirname: JSON.stringify(lib),
      "import.meta.url": JSON.stringify(pathToFileURL(join(lib, "index.cjs")).href),
    },
    logLevel: "error",
  });
  return outfile;
}
