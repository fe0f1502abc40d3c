// Builds the same site with handbill and with the other installed generators, round by round, and writes a table, a chart and
// bench/speed.json:
//   node bench/peers.mjs --harness <dir> [--peers eleventy,hugo] [--loads S,M100,M1000,M10000,R100,R1000,R10000] [--rounds 3] [--no-write]
// <dir> is a harness that supports and generates the others (its setup.mjs installs them into $PEERS_DIR). It is copied to a temporary
// folder, where handbill is added as another peer. Values are only compared within a round, because the conditions on a shared machine
// change within minutes. Linux: GNU time.
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openHarness } from "./harness.mjs";
import { states } from "./speed-figures.mjs";
import { formatSpeed, writeSpeed } from "./write-speed.mjs";

const option = (name, otherwise) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : otherwise;
};
const harnessFolder = option("harness");
if (!harnessFolder || !existsSync(join(harnessFolder, "bench.mjs"))) {
  console.error(
    "usage: node bench/peers.mjs --harness <dir> [--peers eleventy,…] [--loads S,M1000,…] [--rounds n]",
  );
  process.exit(2);
}
const repository = fileURLToPath(new URL("..", import.meta.url));
const sites = process.env.PEERS_DIR ?? join(tmpdir(), "peers");
const harness = await openHarness({ folder: harnessFolder, repository, sites });
const installed = option("peers", "eleventy,hugo").split(",").filter(harness.isInstalled);
const loads = option("loads", "S,M100,M1000,M10000,R100,R1000,R10000").split(",");
const names = ["handbill", ...installed];

const results = { date: new Date().toISOString().slice(0, 10), node: process.version, cores: cpus().length };
results.versions = Object.fromEntries(names.map((name) => [name, harness.versionOf(name)]));
// Loads that are not measured now keep their values from the same day with the same versions.
results.loads = {};
const before = JSON.parse(readFileSync(join(repository, "bench/speed.json"), "utf8"));
const environment = ({ loads: _, ...others }) => JSON.stringify(others);
if (environment(before) === environment(results)) results.loads = before.loads;
for (const load of loads) {
  const count = Number(load.slice(1)) || 0;
  const of = { md: load.startsWith("M") ? count : 0, cities: load.startsWith("R") ? count : 0 };
  for (const name of names) harness.generate(name, of);
  results.loads[load] = measure(Number(option("rounds", count >= 10_000 ? 1 : 3)));
  // After each load, because the rest may take an hour and be interrupted.
  if (!process.argv.includes("--no-write")) writeSpeed(results, repository);
}
console.log(formatSpeed(results));

/**
 * A round has, for each generator in turn, a cold build, one without changes, one each with a changed document, component and style, and
 * one without the output.
 */
function measure(rounds) {
  const runs = Object.fromEntries(
    names.map((name) => [name, Object.fromEntries(Object.keys(states).map((state) => [state, []]))]),
  );
  const before = loadavg()[0];
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      harness.clear(name);
      runs[name].cold.push(harness.build(name));
      runs[name].same.push(harness.build(name));
      for (const edited of ["changed", "component", "style"])
        if (harness.edit(name, edited)) runs[name][edited].push(harness.build(name));
      harness.clearOutput(name);
      runs[name].gone.push(harness.build(name));
    }
  }
  return { rounds, machineLoad: [before, loadavg()[0]].map(Math.round), runs };
}
