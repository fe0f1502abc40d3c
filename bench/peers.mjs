// Builds one and the same site with handbill and with other generators, in one run, and prints the ratios.
//   node bench/peers.mjs --harness <dir> [--peers eleventy,hugo] [--loads S,M1000,R1000]
// <dir> holds a harness that installs and times the others (setup.mjs, bench.mjs, peers.mjs and the site's
// shared texts). It is copied to a temporary folder, where handbill is added to it as one more peer.
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const option = (name, otherwise) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : otherwise;
};
const harness = option("harness");
if (!harness || !existsSync(join(harness, "bench.mjs"))) {
  console.error("usage: node bench/peers.mjs --harness <dir> [--peers eleventy,…] [--loads S,M1000,R1000]");
  process.exit(2);
}
const repository = fileURLToPath(new URL("..", import.meta.url));
const work = resolve(option("work", join(tmpdir(), "handbill-bench")));
const copy = join(work, "harness");
const names = option("peers", "eleventy");
const loads = option("loads", "S");

rmSync(copy, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
cpSync(resolve(harness), copy, { recursive: true });
cpSync(join(repository, "bench/peer-site"), join(copy, "peers/handbill"), { recursive: true });
appendFileSync(
  join(copy, "peers.mjs"),
  `
peers.handbill = {
  output: ["dist"],
  caches: ["node_modules"],
  react: "components",
  legal: "legal",
  guides: "legal",
  files: { "cities.json": "cities.json", "style.css": "components/style.css" },
  mdOnly: ["pages/guides"],
  citiesOnly: ["pages/cities"],
  // The harness dates its documents; handbill wants a description, and a text that states the config's date.
  front: (text) => {
    const title = /^title: "?(.*?)"?$/m.exec(text)[1];
    const described = text.replace(/^effectiveDate: (.*)$/m, (_, day) => "description: " + JSON.stringify(title + " of Stoopside, in force since " + day + "."));
    return described + "\\nEffective {{legal.effectiveDate}}.\\n";
  },
  build: [process.execPath, ${JSON.stringify(join(repository, "bin/handbill.cjs"))}, "build"],
  site: "dist",
};
`,
);

const env = { ...process.env, PEERS_DIR: join(work, "sites") };
const run = (args) => spawnSync(process.execPath, args, { cwd: copy, env, stdio: "inherit" }).status === 0;
const missing = names.split(",").filter((name) => !existsSync(join(env.PEERS_DIR, name, "node_modules")));
if (missing.length > 0 && !run(["setup.mjs", ...missing])) process.exit(1);
if (!run(["bench.mjs", "--peers", `handbill,${names}`, "--loads", loads])) process.exit(1);

const results = JSON.parse(readFileSync(join(env.PEERS_DIR, "results/build.json"), "utf8"));
for (const load of loads.split(",")) {
  for (const name of names.split(",")) {
    const [ours, theirs] = [results.handbill?.[load]?.cold, results[name]?.[load]?.cold];
    if (!ours || !theirs || ours.failed || theirs.failed) continue;
    console.log(
      `${load}: handbill takes ${(ours.wall / theirs.wall).toFixed(2)} of the time of ${name} (cold, ${ours.wall} s / ${theirs.wall} s, medians)`,
    );
  }
}
