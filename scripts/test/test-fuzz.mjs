// `npm run test:fuzz -- --rounds n --seed s`: builds made-up sites after random edits, with and without the cache, and compares the
// results. A difference is printed with its seed and its round, and makes it exit with 1.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const repository = fileURLToPath(new URL("../..", import.meta.url));
const outfile = join(repository, "node_modules/.cache/handbill-fuzz/main.mjs");
await build({
  absWorkingDir: repository,
  entryPoints: ["test/fuzz/main.ts"],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  define: { "import.meta.dirname": JSON.stringify(join(repository, "test/support")) },
  logLevel: "error",
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
