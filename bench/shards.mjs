// Measures how the work of a build spreads over several machines: `node bench/shards.mjs [--pages 10000] [--of 1,2,4,8]
// [--kind react,markdown]`, after compiling. Each shard is made with nothing kept, one after the other, so that processor time and
// memory are its own; what is written is compared with what one build writes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { listFiles, writeMarkdownSite, writeReactSite } from "./made-up-sites.mjs";
import { openAside } from "./move-aside.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "10000" },
    of: { type: "string", default: "1,2,4,8" },
    kind: { type: "string", default: "react,markdown" },
  },
});
const writers = { react: writeReactSite, markdown: writeMarkdownSite };
const scratch = mkdtempSync(join(tmpdir(), "handbill-shards-"));
const moveAside = openAside(scratch);

try {
  const load = loadavg()[0].toFixed(0);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${load} at the beginning`);
  console.log(
    "| pages | shards | work of a shard | all shards | merge | longest way | most memory: shard, merge |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- |");
  for (const kind of values.kind.split(",")) measureKind(kind);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function measureKind(kind) {
  const root = writers[kind](join(scratch, kind), Number(values.pages));
  const label = `${Number(values.pages).toLocaleString("en")} ${kind}`;
  const whole = run(root, ["build", "--out", "one"]);
  show([label, "one build", seconds(whole), seconds(whole), "", seconds(whole), megabytes(whole)]);
  for (const count of values.of.split(",").map(Number)) {
    const names = Array.from({ length: count }, (_, index) => `shard-${index + 1}`);
    const shards = names.map((name, index) =>
      run(root, ["build", "--shard", `${index + 1}/${count}`, "--out", name]),
    );
    const merged = run(root, ["merge", "--out", "joined", ...names]);
    compare(join(root, "one"), join(root, "joined"));
    const [longest] = shards.toSorted((a, b) => b.seconds - a.seconds);
    const sum = shards.reduce((total, shard) => total + shard.seconds, 0);
    const most = shards.toSorted((a, b) => b.megabytes - a.megabytes)[0];
    show([
      label,
      count,
      `${(sum / count).toFixed(1)} s, at most ${seconds(longest)}`,
      `${sum.toFixed(1)} s`,
      seconds(merged),
      `${(longest.seconds + merged.seconds).toFixed(1)} s`,
      `${megabytes(most)}, ${megabytes(merged)}`,
    ]);
  }
}

function show(cells) {
  console.log(`| ${cells.join(" | ")} |`);
}

function seconds(used) {
  return `${used.seconds.toFixed(1)} s`;
}

function megabytes(used) {
  return `${used.megabytes.toFixed(0)} MB`;
}

function run(root, [command, ...args]) {
  moveAside(join(root, "node_modules/.cache"));
  const resources = join(scratch, "resources.json");
  const script = [
    join(repository, "bin/handbill.cjs"),
    command,
    "--root",
    root,
    "--json",
    "--today",
    "2026-01-01",
  ];
  const own = command === "merge" ? script.slice(0, -2) : script;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--require", join(repository, "bench/resources.cjs"), ...own, ...args],
    { encoding: "utf8", maxBuffer: 1 << 30, env: { ...process.env, RESOURCES: resources } },
  );
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}: ${stderr}`);
  return JSON.parse(readFileSync(resources, "utf8"));
}

function compare(one, other) {
  const [own, its] = [listFiles(one), listFiles(other)];
  const isSame = (file) => readFileSync(file).equals(readFileSync(join(other, file.slice(one.length))));
  if (own.length !== its.length || !own.every(isSame)) throw new Error(`${other} is not as ${one}`);
}
