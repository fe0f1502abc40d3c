// Measures how the work of a build is distributed over several machines: `node bench/shards.mjs [--pages 10000] [--of 1,2,4,8] [--kind
// react,markdown] [--no-write]`, after compiling: writes a table into bench/README.md, and a chart. Each shard is built without a cache,
// one after the other, so that processor time and memory are its own; the output is compared with that of a single build.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { listFiles, writeMarkdownSite, writeReactSite } from "./made-up-sites.mjs";
import { openAside } from "./move-aside.mjs";
import { formatShards, writeShards } from "./write-shards.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "10000" },
    of: { type: "string", default: "1,2,4,8" },
    kind: { type: "string", default: "react,markdown" },
    "no-write": { type: "boolean", default: false },
  },
});
const writers = { react: writeReactSite, markdown: writeMarkdownSite };
const scratch = mkdtempSync(join(tmpdir(), "handbill-shards-"));
const moveAside = openAside(scratch);

try {
  const results = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    load: Math.round(loadavg()[0]),
  };
  results.kinds = values.kind.split(",").map(measureKind);
  if (!values["no-write"]) writeShards(results, repository);
  console.log(formatShards(results));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function measureKind(kind) {
  const root = writers[kind](join(scratch, kind), Number(values.pages));
  const one = run(root, ["build", "--out", "one"]);
  const splits = values.of.split(",").map((count) => {
    const names = Array.from({ length: Number(count) }, (_, index) => `shard-${index + 1}`);
    const shards = names.map((name, index) =>
      run(root, ["build", "--shard", `${index + 1}/${count}`, "--out", name]),
    );
    const merge = run(root, ["merge", "--out", "joined", ...names]);
    compare(join(root, "one"), join(root, "joined"));
    // The next one starts without a cache, like this one.
    moveAside(join(root, "joined"), ...names.map((name) => join(root, name)));
    return { shards, merge };
  });
  moveAside(join(root, "one"));
  const titles = { react: "React", markdown: "Markdown" };
  return { title: `${Number(values.pages).toLocaleString("en")} ${titles[kind]} pages`, one, splits };
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
