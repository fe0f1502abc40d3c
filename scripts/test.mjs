// `npm test`: all checks of the repository. The tests run the compiled CLI and a real browser. `npm run test:thorough` tests every
// combination of cases where `npm test` tests each case once, and kills more builds.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { ensureBrowser, ensureFirefox, ensureWebkit } from "./browsers/ensure-browser.mjs";

const require = createRequire(import.meta.url);
const binOf = (name, file) => require.resolve(`${name}/package.json`).replace(/package\.json$/, file);

/** Runs one step, and exits if it fails. */
function step(title, args, env = {}) {
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const files = process.argv.slice(2).filter((arg) => arg !== "--thorough");
const isThorough = process.argv.includes("--thorough");
if (files.length === 0) {
  step("lint and format", [binOf("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]);
}
step("compile", ["scripts/compile.mjs"]);
for (const project of files.length === 0 ? ["tsconfig.json", "website"] : [])
  step(`types of ${project}`, [binOf("typescript", "bin/tsc"), "-p", project]);
const browser = await ensureBrowser();
const firefox = await findIfAny(ensureFirefox, "FIREFOX_PATH");
const webkit = await findIfAny(ensureWebkit, "WEBKIT_DRIVER_PATH");
step("tests", [binOf("vitest", "vitest.mjs"), "run", ...files], {
  CHROME_PATH: browser,
  FIREFOX_PATH: firefox,
  WEBKIT_DRIVER_PATH: webkit,
  HANDBILL_TEST_THOROUGH: isThorough ? "1" : "",
});
if (firefox === "") console.warn("\nFirefox was left out: see above.");
if (webkit === "") console.warn("\nWebKit was left out: see above.");

/** A second and a third browser are optional: without them, the results of the first one are still useful. */
async function findIfAny(ensure, variable) {
  try {
    return await ensure();
  } catch (error) {
    if (process.env[variable]) throw error;
    console.warn(`\n${error.message}`);
    return "";
  }
}
