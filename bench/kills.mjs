// Kills commits of an output folder and checks the result:
//   node bench/kills.mjs [kills] [pairs]
// A tenth of the kills happens between the two renames, a third before a random call of the file system, the rest at a random time; every
// fifth commit has a concurrent one. Then pairs of builds, each in its own process id namespace like containers, write into one folder at
// once. Prints the results as JSON; exits with 1 if a folder was damaged or lost.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const repository = fileURLToPath(new URL("..", import.meta.url));
const kills = Number(process.argv[2] ?? 1000);
const pairs = Number(process.argv[3] ?? 0);
const files = 60;
const folder = mkdtempSync(join(tmpdir(), "handbill-kills-"));
const dist = join(folder, "dist");

/** Commits a tree of one version, or only prepares like a build that fails; kills itself on request. */
const program = `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  import { Diagnostics } from "./src/diagnostics/diagnostics.js";
  import { commitTree } from "./src/output/commit-tree.js";
  import { outputFolder } from "./src/output/output-folder.js";
  import { prepareOutput } from "./src/output/prepare-output.js";
  const { KILL_AT, PAUSE_BETWEEN, VERSION, OUT } = process.env;
  let calls = 0;
  for (const name of ["mkdirSync", "writeFileSync", "linkSync", "renameSync", "rmSync", "utimesSync"]) {
    const original = fs[name];
    fs[name] = (...args) => {
      if (++calls === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
      if (PAUSE_BETWEEN && name === "renameSync" && String(args[0]).includes("handbill-new-")) {
        fs.writeSync(1, "between");
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
      }
      return original(...args);
    };
  }
  syncBuiltinESMExports();
  const names = Array.from({ length: ${files} }, (_, n) => "f" + (n % 7) + "/" + n + ".txt");
  const bytes = new TextEncoder().encode(VERSION);
  const tree = { pages: [], files: new Map(names.map((name) => [name, { outputFile: name, bytes, from: "" }])) };
  const log = new Diagnostics();
  const folder = outputFolder(OUT);
  fs.writeSync(1, "began ");
  await prepareOutput(folder, { root: OUT + "-project", log });
  if (VERSION) await commitTree(tree, folder, { force: false, log });
  for (const { code, args } of log.sorted()) console.error(code, args);
  process.exitCode = log.hasErrors ? 1 : 0;
`;

const script = join(folder, "commit.mjs");
buildSync({
  stdin: { contents: program, resolveDir: repository, loader: "ts" },
  bundle: true,
  platform: "node",
  format: "esm",
  outfile: script,
  logLevel: "error",
});

function start(env) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, OUT: dist, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { child, ended: once(child, "exit") };
}

/** The version of a folder; undefined if it is mixed or incomplete. */
function versionOf(path) {
  const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = names.filter(({ name }) => name !== ".handbill.json");
  const versions = new Set(texts.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")));
  return texts.length === files && names.length === files + 1 && versions.size === 1
    ? [...versions][0]
    : undefined;
}

const figures = {
  killed: 0,
  between: 0,
  away: 0,
  torn: 0,
  lost: 0,
  failed: 0,
  leftovers: 0,
  pairs: 0,
  pairsTorn: 0,
  pairsFailed: 0,
};
let duration = 100;
await start({ VERSION: "version 0" }).ended;
const calls = files + 30;

for (let n = 1; figures.killed < kills && n < 5 * kills; n++) {
  const before = versionOf(dist);
  const version = `version ${n}`;
  const mode = n % 10 === 0 ? "between" : n % 3 === 0 ? "call" : "time";
  const env =
    mode === "between"
      ? { PAUSE_BETWEEN: "1" }
      : mode === "call"
        ? { KILL_AT: String(1 + ((n * 7) % calls)) }
        : {};
  const { child, ended } = start({ VERSION: version, ...env });
  const second = n % 5 === 1 ? start({ VERSION: `second ${n}` }) : undefined;
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
    if (said.includes("between")) child.kill("SIGKILL");
    else if (mode === "time") setTimeout(() => child.kill("SIGKILL"), Math.random() * duration);
  });
  const began = performance.now();
  const [, signal] = await ended;
  if (signal === "SIGKILL") figures.killed++;
  else if (mode === "time") duration = Math.max(5, 0.9 * (performance.now() - began) * 0.5);
  if (said.includes("between") && signal === "SIGKILL") figures.between++;
  const known = [before, version];
  if (second) {
    const [code] = await second.ended;
    if (code !== 0) figures.failed++;
    known.push(`second ${n}`);
  }
  if (!existsSync(dist)) {
    figures.away++;
    // A run that builds nothing restores it.
    await start({ VERSION: "" }).ended;
    if (!existsSync(dist)) figures.lost++;
    // A concurrent commit that was first leaves its own version.
    else if (![before, `second ${n}`].includes(versionOf(dist))) figures.torn++;
  } else if (!known.includes(versionOf(dist))) figures.torn++;
}
const [code] = await start({ VERSION: "the last" }).ended;
if (code !== 0) figures.failed++;
const left = readdirSync(folder).filter((name) => name.includes("handbill-"));
if (left.length > 0) console.error("left behind:", left);
figures.leftovers = left.length;

if (pairs > 0) await buildPairs();
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(figures));
const { torn, lost, failed, leftovers, pairsTorn, pairsFailed } = figures;
if (torn + lost + failed + leftovers + pairsTorn + pairsFailed > 0) process.exitCode = 1;

/** Whole builds, in separate namespaces if this machine supports them. */
async function buildPairs() {
  // Other users than root may create a user namespace, and are root inside.
  const ways = [[], ["--user", "--map-root-user"]].map((more) => [
    ...more,
    "--pid",
    "--fork",
    "--mount-proc",
  ]);
  const way = ways.find((args) => spawnSync("unshare", [...args, "true"]).status === 0);
  const room = way ? ["unshare", ...way] : [];
  if (!way) console.warn("without rooms of process numbers of their own: unshare does not work here");
  const roots = ["a", "b"].map((name) => {
    const root = join(folder, `site-${name}`);
    cpSync(join(repository, "test/sites/minimal"), root, { recursive: true });
    mkdirSync(join(root, "public/many"), { recursive: true });
    for (let n = 0; n < 300; n++) writeFileSync(join(root, `public/many/${n}.txt`), name);
    return root;
  });
  for (let n = 0; n < pairs; n++) {
    const codes = await Promise.all(
      roots.map(async (root) => {
        const command = [process.execPath, join(repository, "bin/handbill.cjs"), "build", "--root", root];
        const [program, ...args] = [...room, ...command, "--out", join(folder, "shared")];
        const [code] = await once(spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] }), "exit");
        return code;
      }),
    );
    figures.pairs++;
    if (codes.some((code) => code !== 0)) figures.pairsFailed++;
    const many = join(folder, "shared/many");
    const texts = readdirSync(many).map((name) => readFileSync(join(many, name), "utf8"));
    if (texts.length !== 300 || new Set(texts).size !== 1) figures.pairsTorn++;
  }
}
