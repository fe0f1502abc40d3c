// The cost of loading and of V8's settings in a small cold build, on each supported Node: processor time of all threads, as ratios to the
// compiled version in interleaved runs.
//   node bench/engine.mjs [--rounds 8] [--site <folder>] [<Node's version> …]
// The site (default: test/sites/whole) loses its output and its cache before each run. Node comes from the npm registry.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { nodeOf } from "../scripts/test/node-of.mjs";
import { openAside } from "./move-aside.mjs";

const words = process.argv.slice(2);
const take = (name, otherwise) => {
  const at = words.indexOf(`--${name}`);
  return at < 0 ? otherwise : words.splice(at, 2)[1];
};
const repository = fileURLToPath(new URL("..", import.meta.url));
const rounds = Number(take("rounds", 8));
const from = resolve(take("site", join(repository, "test/sites/whole")));
const versions = words.length > 0 ? words : ["20", "22", "24", "latest"];

/** V8's settings in `lib/`, the loader of the chunks, and the code cache: handbill's own, or Node's. */
const variants = {
  "as it is": {},
  "no code cache, as published": { cache: "none" },
  "Node's loader": { loader: "node", cache: "none" },
  "Node's loader with its compile cache": { loader: "node", cache: "node" },
  "optimiser as Node has it": { flags: '""' },
  "optimiser off": { flags: '"--no-opt"' },
};
/** Replaces `runtime/chunk-loader.ts`. */
const nodesLoader = `import { createRequire } from "node:module";
export class ChunkLoader {
  constructor(folder) { this.load = createRequire(folder + "/chunk.cjs"); }
  take() {} keep() {} runToo() {} writeCodeCaches() {}
}`;

/** The flag that `runtime/start.ts` sets on each Node. */
const ownFlags = /"--(interrupt-budget|invocation-count-for-\w+)=\d+"/g;

const scratch = mkdtempSync(join(tmpdir(), "handbill-bench-"));
const site = join(scratch, "site");
const moveAside = openAside(scratch);
try {
  cpSync(from, site, { recursive: true });
  const names = Object.keys(variants);
  console.log(`| Node | ${names.join(" | ")} |\n| --- |${" --: |".repeat(names.length)}`);
  for (const version of versions) {
    const node = nodeOf(version);
    const [major, minor] = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.slice(1).split(".");
    const subjects = [];
    for (const [name, variant] of Object.entries(variants)) {
      if (variant.cache === "node" && Number(major) < 22) continue;
      subjects.push({ name, run: await prepare(node, variant, `${version}-${subjects.length}`) });
    }
    const seconds = new Map(subjects.map(({ name }) => [name, []]));
    for (const { run } of subjects) run();
    for (let round = 0; round < rounds; round++)
      for (const { name, run } of round % 2 === 0 ? subjects : subjects.toReversed())
        seconds.get(name).push(run());
    const base = lowerQuarter(seconds.get("as it is"));
    const cells = names.map((name) => {
      const found = seconds.get(name);
      if (found === undefined) return "";
      return name === "as it is" ? `${base.toFixed(2)} s` : (lowerQuarter(found) / base).toFixed(2);
    });
    console.log(`| ${[`${major}.${minor}`, ...cells].join(" | ")} |`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Makes a copy of the compiled code, and returns a function that measures the seconds of a cold build with it. */
async function prepare(node, { flags, cache = "own", loader = "own" }, name) {
  const folder = join(scratch, name);
  for (const part of ["bin", "lib", "package.json"])
    cpSync(join(repository, part), join(folder, part), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  const lib = join(folder, "lib");
  if (loader === "node") await loadByNode(lib);
  for (const file of readdirSync(lib)) {
    if (file.endsWith(".code-cache")) rmSync(join(lib, file));
    if (flags === undefined || !/^(start|thread)\.cjs$/.test(file)) continue;
    const text = readFileSync(join(lib, file), "latin1");
    writeFileSync(join(lib, file), text.replace(ownFlags, flags), "latin1");
  }
  if (cache === "own") spawnSync(node, [join(repository, "scripts/compile/make-code-cache.mjs"), lib]);
  const env = { ...process.env, ...(cache === "node" && { NODE_COMPILE_CACHE: join(folder, "compiled") }) };
  return () => measure([node, join(folder, "bin/handbill.cjs"), "build", "--root", site], env);
}

/** Makes Node load the chunks and React like any other file: its own cache does not cover code that others compile. */
async function loadByNode(lib) {
  const replaceLoader = {
    name: "replace-loader",
    setup: ({ onLoad }) => onLoad({ filter: /[\\/]chunk-loader\.ts$/ }, () => ({ contents: nodesLoader })),
  };
  // The bundler's code has an extension that means ES module in this package.
  writeFileSync(join(lib, "esbuild/package.json"), '{ "type": "commonjs" }');
  await build({
    absWorkingDir: repository,
    entryPoints: ["src/runtime/start.ts", "src/runtime/thread.ts"],
    outdir: lib,
    outExtension: { ".js": ".cjs" },
    plugins: [replaceLoader],
    bundle: true,
    minify: true,
    platform: "node",
    format: "cjs",
    target: "node20.19",
  });
}

/** The processor time of one cold build, in seconds. */
function measure(command, env) {
  moveAside(join(site, "dist"), join(site, "node_modules/.cache"));
  const timed = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null 2>&1';
  const { status, stderr } = spawnSync("bash", ["-c", timed, "bash", ...command], { encoding: "utf8", env });
  if (status !== 0) throw new Error(`${command.join(" ")} ended with ${status}`);
  const [user = 0, system = 0] = stderr.trim().split(" ").map(Number);
  return user + system;
}

/** The mean of the fastest quarter, which other processes on a shared machine disturb least. */
function lowerQuarter(values) {
  const fastest = values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 4));
  return fastest.reduce((sum, value) => sum + value, 0) / fastest.length;
}
