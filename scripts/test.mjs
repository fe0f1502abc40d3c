// `npm test`: everything that must hold. The tests run the compiled CLI and a real browser.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { ensureBrowser } from "./ensure-browser.mjs";

const require = createRequire(import.meta.url);
const binOf = (name, file) => require.resolve(`${name}/package.json`).replace(/package\.json$/, file);

/** Runs one of the steps and ends the whole if it fails. */
function step(title, args, env = {}) {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const files = process.argv.slice(2);
if (files.length === 0) {
  step("lint and format", [binOf("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]);
}
step("compile", ["scripts/compile.mjs"]);
if (files.length === 0) step("types", [binOf("typescript", "bin/tsc"), "-p", "tsconfig.json"]);
const browser = await ensureBrowser();
step("tests", [binOf("vitest", "vitest.mjs"), "run", ...files], { CHROME_PATH: browser });
