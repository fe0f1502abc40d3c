// `npm test`: everything that must hold. The tests run the compiled CLI and a real browser.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { ensureBrowser, ensureFirefox } from "./ensure-browser.mjs";

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
const firefox = await findFirefox();
step("tests", [binOf("vitest", "vitest.mjs"), "run", ...files], {
  CHROME_PATH: browser,
  FIREFOX_PATH: firefox,
});
if (firefox === "") console.warn("\nFirefox was left out: see above.");

/** Firefox is the second browser: where it cannot be had, what the first one shows is worth having all the same. */
async function findFirefox() {
  try {
    return await ensureFirefox();
  } catch (error) {
    if (process.env.FIREFOX_PATH) throw error;
    console.warn(`\n${error.message}`);
    return "";
  }
}
