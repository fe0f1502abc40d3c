// `npm test`: all checks of the repository. The tests run the compiled CLI and a real browser. `npm run test:thorough` tests every
// combination of cases where `npm test` tests each case once, and kills more builds.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser, ensureFirefox, ensureWebkit } from "./browsers/ensure-browser.mjs";
import { isCompiled } from "./compile/compiled.mjs";

const require = createRequire(import.meta.url);
const binOf = (name, file) => require.resolve(`${name}/package.json`).replace(/package\.json$/, file);

const files = process.argv.slice(2).filter((arg) => arg !== "--thorough");
const isThorough = process.argv.includes("--thorough");
const isWhole = files.length === 0;

const lint = ["lint and format", [binOf("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings"]];
const compile = isCompiled() ? [] : [["compile", ["scripts/compile.mjs"]]];
// The compiler records what it has checked, by content, and checks again what a change affects: 2 seconds instead of 12.
const record = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc/tsconfig.tsbuildinfo"];
// Several threads end sooner, but each checks again what others have checked: together, they take half as much processor time again.
const types = [
  ["tsconfig.json", record],
  ["website", []],
].map(([project, flags]) => [
  `types of ${project}`,
  [binOf("typescript", "bin/tsc"), "-p", project, "--singleThreaded", ...flags],
]);

const folder = mkdtempSync(join(tmpdir(), "handbill-run-"));
let vitest;
process.on("exit", () => {
  vitest?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const [browser, firefox, webkit] = await Promise.all([
  ensureBrowser(),
  // Its tests are all part of a thorough run.
  isThorough ? findIfAny(ensureFirefox, "FIREFOX_PATH") : process.env.FIREFOX_PATH,
  findIfAny(ensureWebkit, "WEBKIT_DRIVER_PATH"),
  together(isWhole ? [lint, ...compile] : compile),
]);
if (compile.length === 0) console.log("\n▸ compile\nlib/ is up to date");
// While the tests run, in time that they spend on waiting.
const typed = together(isWhole ? types : []);
if (isWhole) {
  // Where the tests of the site look for it.
  const built = join(folder, encodeURIComponent("/"));
  const build = ["bin/handbill.cjs", "build", "--out", built, "--base", "/"];
  await together([["build this repository's site", build]]);
}

console.log("\n▸ tests");
vitest = spawn(process.execPath, [binOf("vitest", "vitest.mjs"), "run", ...files], {
  stdio: "inherit",
  env: {
    ...process.env,
    CHROME_PATH: browser,
    FIREFOX_PATH: firefox,
    WEBKIT_DRIVER_PATH: webkit,
    HANDBILL_TEST_FOLDER: folder,
    HANDBILL_TEST_THOROUGH: isThorough ? "1" : "",
  },
});
const [[status]] = await Promise.all([once(vitest, "exit"), typed]);
if (status !== 0) process.exit(status ?? 1);
if (firefox === "") console.warn("\nFirefox was left out: see above.");
if (webkit === "") console.warn("\nWebKit was left out: see above.");

/** Runs steps side by side, prints the output of each when it ends, and exits if one fails. */
async function together(steps) {
  const failed = await Promise.all(
    steps.map(async ([title, args]) => {
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
      const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "exit"),
      ]);
      console.log(`\n▸ ${title}\n${stdout}${stderr}`.trimEnd());
      return code === 0 ? [] : [code ?? 1];
    }),
  );
  const [code] = failed.flat();
  if (code !== undefined) process.exit(code);
}

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
