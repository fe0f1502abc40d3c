// `npm run test:mutants [room or file …]`: makes small mutations in the code one by one and runs the tests
// that reach them, to see one fail. Lists mutations that no test notices; a room with too few noticed ones
// fails. `--write` updates the figures in bench/mutants.md. The mutations are Stryker's: its instrumenter is
// downloaded once, and is not a dependency, because it brings 60 packages. Stryker itself restarts Vitest for
// each mutation, which takes hours; here all mutations of a room are tested in one run (mutants.runner.mjs).
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runNpm } from "./run-npm.mjs";

/** The last version that runs on Node 20. */
const version = "9.6.1";
const rooms = ["plan", "output", "model", "diagnostics", "check"];
/** The minimum percentage of mutations that a room's tests must notice. */
const leastScore = 85;
/** Milliseconds without output after which a mutation counts as having caused an endless loop. */
const longestSilence = 60_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = join(root, "node_modules/.cache/handbill-mutants");
const instrumenter = join(cache, "node_modules/@stryker-mutator/instrumenter");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const args = process.argv.slice(2);
const chosen = args.filter((arg) => arg !== "--write");
fetchInstrumenter();
const figures = [];
for (const room of rooms) {
  const files = chosen.filter((file) => file.startsWith(`src/${room}/`));
  if (chosen.length > 0 && !chosen.includes(room) && files.length === 0) continue;
  console.log(`▸ ${room}`);
  const mutants = await judge(room, files.length > 0 ? files : listFiles(room));
  for (const mutant of mutants) if (/survived|unseen/.test(mutant.status)) console.log(formatMutant(mutant));
  console.log(`\n${formatTable(figuresByFile(mutants), "file")}\n`);
  const figure = figureOf(`src/${room}/`, mutants);
  if (files.length === 0) figures.push(figure);
}
if (figures.length > 0) console.log(formatTable(figures, "room"));
for (const { name, score } of figures) {
  if (score >= leastScore) continue;
  console.error(`✗ the tests of ${name} notice ${score.toFixed(1)} % of the mistakes, not ${leastScore} %`);
  process.exitCode = 1;
}
if (args.includes("--write")) writeFigures();

function fetchInstrumenter() {
  const manifest = join(instrumenter, "package.json");
  if (existsSync(manifest) && readJson(manifest).version === version) return;
  mkdirSync(cache, { recursive: true });
  const dependencies = { "@stryker-mutator/instrumenter": version };
  writeFileSync(join(cache, "package.json"), JSON.stringify({ private: true, dependencies }));
  runNpm(["install", "--no-audit", "--no-fund"], { cwd: cache });
}

/** The texts of messages are tested by the documentation's tests, and by a case for each code. */
function listFiles(room) {
  return readdirSync(join(root, "src", room), { recursive: true, encoding: "utf8" })
    .map((name) => `src/${room}/${name.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .filter((file) => !/^src\/diagnostics\/codes\/(?!entry\.ts$)/.test(file))
    .sort();
}

/** Returns all mutations in some files of a room, with the result of each. */
async function judge(room, files) {
  const { Instrumenter } = await import(pathToFileURL(join(instrumenter, "dist/src/index.js")).href);
  const silent = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };
  const sources = files.map((file) => ({
    name: join(root, file),
    content: readFileSync(join(root, file), "utf8"),
    mutate: true,
  }));
  const made = await new Instrumenter(silent).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const [codeFile, results] = [join(cache, `${room}.code.json`), join(cache, `${room}.results.jsonl`)];
  writeFileSync(
    codeFile,
    JSON.stringify(Object.fromEntries(made.files.map(({ name, content }) => [name, content]))),
  );
  writeFileSync(results, "");
  while (!(await runTests(room, { codeFile, results }))) {
    const begun = readLines(results).findLast((line) => line.begun)?.begun;
    writeFileSync(results, `${JSON.stringify({ late: begun })}\n`, { flag: "a" });
  }
  return read(made.mutants, { sources, lines: readLines(results) });
}

/** Returns false if a test runs forever. */
async function runTests(room, { codeFile, results }) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const env = {
    ...process.env,
    HANDBILL_MUTANTS_ROOM: room,
    HANDBILL_MUTANTS_CODE: codeFile,
    HANDBILL_MUTANTS_RESULTS: results,
  };
  const config = ["--config", "scripts/test/mutants.vitest.config.mjs"];
  const child = spawn(process.execPath, [vitest, "run", ...config], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  let isEndless = false;
  const begin = Date.now();
  const watching = setInterval(() => {
    if (Date.now() - Math.max(begin, statSync(results).mtimeMs) < longestSilence) return;
    isEndless = statSync(results).size > 0;
    process.kill(-child.pid, "SIGKILL");
  }, 1000);
  const status = await new Promise((resolve) => child.on("close", resolve));
  clearInterval(watching);
  if (status !== 0 && !isEndless) throw new Error(`the tests of ${room} fail:\n${said}`);
  return !isEndless;
}

function readLines(file) {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function read(mutants, { sources, lines }) {
  for (const { unrepeatable } of lines) if (unrepeatable) console.log(`cannot be run again: ${unrepeatable}`);
  for (const { spoiled, test } of lines)
    if (spoiled) console.log(`leaves its mark on later runs: ${spoiled}, ${test}`);
  const [loaded, hit, begun, killed, late] = ["loaded", "hit", "begun", "killed", "late"].map(
    (key) => new Set(lines.flatMap((line) => line[key] ?? [])),
  );
  const text = new Map(sources.map(({ name, content }) => [name, content.split("\n")]));
  return mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
    const [status] = [
      ...(late.has(id) ? ["late"] : []),
      ...(killed.has(id) ? ["killed"] : []),
      ...(begun.has(id) ? ["survived"] : []),
      ...(hit.has(id) ? ["untried"] : []),
      ...(loaded.has(id) ? ["static"] : []),
      "unseen",
    ];
    const line = text.get(fileName)?.[start.line] ?? "";
    const original =
      start.line === end.line ? line.slice(start.column, end.column) : `${line.slice(start.column)} …`;
    return { status, file: fileName.slice(root.length), line: start.line + 1, original, replacement };
  });
}

function formatMutant({ status, file, line, original, replacement }) {
  return `${status} ${file}:${line}: ${original} → ${replacement.replace(/\s+/g, " ")}`;
}

function figureOf(name, mutants) {
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, late, survived, unseen, fixed] = ["killed", "late", "survived", "unseen", "static"].map(
    count,
  );
  const all = killed + late + survived + unseen;
  return {
    name,
    all,
    killed,
    late,
    survived,
    unseen,
    fixed,
    score: all === 0 ? 100 : (100 * (killed + late)) / all,
  };
}

function figuresByFile(mutants) {
  const files = Map.groupBy ? Map.groupBy(mutants, ({ file }) => file) : group(mutants);
  return [...files].map(([file, found]) => figureOf(file, found));
}

function group(mutants) {
  const groups = new Map();
  for (const mutant of mutants) groups.set(mutant.file, [...(groups.get(mutant.file) ?? []), mutant]);
  return groups;
}

function formatTable(list, what) {
  const rows = list.map(({ name, score, ...counts }) =>
    [`\`${name}\``, ...Object.values(counts), `${score.toFixed(1)} %`].join(" | "),
  );
  return [
    `| ${what} | mistakes | noticed | made a test run endlessly | not noticed | never run | left out | score |`,
    "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function writeFigures() {
  const page = join(root, "bench/mutants.md");
  const { version: vitest } = readJson(join(root, "node_modules/vitest/package.json"));
  const day = new Date().toISOString().slice(0, 10);
  const told = `${day}, Stryker's instrumenter ${version}, Vitest ${vitest}, Node ${process.versions.node}:`;
  const text = readFileSync(page, "utf8").replace(
    /(<!-- figures -->\n)[\s\S]*(<!-- end -->)/,
    (_, begin, end) => `${begin}\n${told}\n\n${formatTable(figures, "room")}\n\n${end}`,
  );
  writeFileSync(page, text);
}
