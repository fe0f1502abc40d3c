// What loading and V8's settings cost a small cold build, as ratios of interleaved runs of two compiled copies:
//   node bench/engine.mjs --before <folder> [--rounds 12] [--site <folder>] [--node <path>]
// <folder> is another checkout of the repository, installed and compiled by the same Node; --site is a site to build
// (default: test/sites/whole), whose output and cache are removed before each run. Processor time is of all threads.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const option = (name, otherwise) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : otherwise;
};
const repository = fileURLToPath(new URL("..", import.meta.url));
const before = option("before");
if (!before) {
  console.error(
    "usage: node bench/engine.mjs --before <checkout> [--rounds n] [--site <folder>] [--node <path>]",
  );
  process.exit(2);
}
const node = option("node", process.execPath);
const rounds = Number(option("rounds", 12));
const scratch = mkdtempSync(join(tmpdir(), "handbill-bench-"));
const site = join(scratch, "site");
const subjects = { before: resolve(before), now: repository };

try {
  cpSync(resolve(option("site", join(repository, "test/sites/whole"))), site, { recursive: true });
  const found = { before: [], now: [] };
  for (const name of ["before", "now"]) measure(subjects[name]);
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? ["before", "now"] : ["now", "before"]) {
      found[name].push(measure(subjects[name]));
    }
  }
  for (const [index, what] of ["wall time", "processor time"].entries()) {
    const [was, is] = ["before", "now"].map((name) => lowerQuarter(found[name].map((run) => run[index])));
    console.log(`${what}: ${(is / was).toFixed(2)} (${was.toFixed(3)} s before, ${is.toFixed(3)} s now)`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Seconds of one cold build: on the clock, and of the processor. */
function measure(checkout) {
  for (const part of ["dist", "node_modules/.cache"])
    rmSync(join(site, part), { recursive: true, force: true });
  const command = 'TIMEFORMAT="%3R %3U %3S"; time "$@" >/dev/null 2>&1';
  const args = ["-c", command, "bash", node, join(checkout, "bin/handbill.cjs"), "build", "--root", site];
  const { status, stderr } = spawnSync("bash", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`the build of ${checkout} ended with ${status}`);
  const [wall, user, system] = stderr.trim().split(" ").map(Number);
  return [wall, user + system];
}

/** The mean of the fastest quarter: what other processes of a shared machine disturb least. */
function lowerQuarter(values) {
  const fastest = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 4));
  return fastest.reduce((sum, value) => sum + value, 0) / fastest.length;
}
