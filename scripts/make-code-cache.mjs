// Keeps what V8 compiles of the chunks in lib/ when a small site is built and checked: `*.code-cache`.
// Run by compile.mjs in a process of its own: node scripts/make-code-cache.mjs <lib>
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [lib = "lib"] = process.argv.slice(2).map((folder) => resolve(folder));
const folder = mkdtempSync(join(tmpdir(), "handbill-"));
try {
  const site = join(folder, "site");
  cpSync(fileURLToPath(new URL("../test/sites/whole", import.meta.url)), site, { recursive: true });
  cpSync(fileURLToPath(new URL("sample.md", import.meta.url)), join(site, "legal/sample.md"));
  process.env.NODE_ENV = "production";
  const { run, writeCodeCaches } = createRequire(import.meta.url)(join(lib, "start.cjs"));
  await run(["build", "--root", site]);
  await run(["check", "--offline", "--root", site, "--dir", "dist"]);
  writeCodeCaches();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// A site that the generator cannot build is a bug, but one that tests tell better than an install that fails.
process.exitCode = 0;
