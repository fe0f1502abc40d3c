// `npm run test:nodes [-- <version> …]`: runs the tests of src/ and of the command line on each supported Node, compiled by that Node.
// The versions come from the npm registry, through npm's own cache.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { root } from "../release/packed-files.mjs";
import { nodeOf } from "./node-of.mjs";
import { runTool } from "./run-npm.mjs";

const versions = process.argv.length > 2 ? process.argv.slice(2) : ["20.19", "22", "24", "latest"];
const tests = [
  "src",
  "test/cli/cli.test.ts",
  "test/cache/code-cache.test.ts",
  "test/cli/engine.test.ts",
  "test/project/package-type.test.ts",
];
const vitest = createRequire(import.meta.url)
  .resolve("vitest/package.json")
  .replace(/package\.json$/, "vitest.mjs");

const failed = [];
try {
  for (const version of versions) {
    const node = nodeOf(version);
    console.log(`\n▸ Node ${runTool(node, ["--version"]).trim()}`);
    if (!run(node, ["scripts/compile.mjs"]) || !run(node, [vitest, "run", ...tests])) failed.push(version);
  }
} finally {
  // A code cache only works on the Node that made it.
  run(process.execPath, ["scripts/compile.mjs"]);
}
console.log(failed.length === 0 ? "✓ on every Node" : `✗ on Node ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}
