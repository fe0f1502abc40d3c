// `npm run test:mutants [room or file …]`: makes one small mistake after the other in the code and passes the tests that
// run it, to see one fail. What no test notices is listed; a room of which they notice less than its share fails.
// `--write` puts the figures into bench/mutants.md. Stryker is fetched once; it is no dependency, since it brings as many
// packages as all the rest. What was found is kept until code or tests change, or the packages are installed anew.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runNpm } from "./run-npm.mjs";

/** The last version that runs on Node 20. */
const version = "9.6.1";
const rooms = ["plan", "commit", "core", "check"];
/** What a room's tests must notice, of a hundred mistakes. */
const leastScore = 85;

const root = fileURLToPath(new URL("..", import.meta.url));
const cache = join(root, "node_modules/.cache/handbill-mutants");
const page = join(root, "bench/mutants.md");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const args = process.argv.slice(2);
const chosen = args.filter((arg) => arg !== "--write");
ensureStryker();
for (const room of rooms) {
  const files = chosen.filter((file) => file.startsWith(`src/${room}/`));
  if (chosen.length === 0 || chosen.includes(room) || files.length > 0) runRoom(room, files);
}
const figures = rooms.filter((room) => existsSync(reportOf(room))).map(readFigures);
console.log(`\n${formatTable(figures)}`);
for (const { room, score } of figures) if (chosen.length === 0 || chosen.includes(room)) hold(room, score);
if (args.includes("--write")) writeFigures();

function ensureStryker() {
  const installed = join(cache, "node_modules/@stryker-mutator/core/package.json");
  if (existsSync(installed) && readJson(installed).version === version) return;
  mkdirSync(cache, { recursive: true });
  const names = ["@stryker-mutator/core", "@stryker-mutator/vitest-runner"];
  const dependencies = Object.fromEntries(names.map((name) => [name, version]));
  writeFileSync(join(cache, "package.json"), JSON.stringify({ private: true, dependencies }));
  // Its Vitest is the repository's own.
  runNpm(["install", "--legacy-peer-deps", "--no-audit", "--no-fund"], { cwd: cache });
}

/** The tests beside a room's code, and those of `test/<room>/`, judge it: others that happen to use it do not. */
function runRoom(room, files) {
  console.log(`\n▸ ${room}`);
  const config = {
    // The words of messages are held by the documentation's tests and by the cases of each code.
    mutate:
      files.length > 0 ? files : [`src/${room}/**/*.ts`, "!**/*.test.ts", "!src/core/codes/!(entry).ts"],
    ignorePatterns: [
      "**",
      "!src/**",
      `!test/${room}/**`,
      "!test/support/**",
      "!scripts/*.mjs",
      "!package.json",
    ],
    tempDirName: ".stryker-tmp",
    cleanTempDir: "always",
    tsconfigFile: "none",
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutants.vitest.config.mjs", related: false },
    coverageAnalysis: "perTest",
    // Code that runs when a module is loaded: every test would have to load all of it anew for each mistake.
    ignoreStatic: true,
    concurrency: Math.min(2, availableParallelism()),
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile: join(cache, `${room}.incremental.json`),
    reporters: ["clear-text", "progress-append-only", "json"],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: reportOf(room) },
  };
  const configFile = join(cache, `${room}.config.json`);
  writeFileSync(configFile, JSON.stringify(config));
  const stryker = join(cache, "node_modules/@stryker-mutator/core/bin/stryker.js");
  const env = { ...process.env, HANDBILL_MUTANTS_ROOM: room };
  const { status } = spawnSync(process.execPath, [stryker, "run", configFile], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function reportOf(room) {
  return join(cache, `${room}.json`);
}

function readFigures(room) {
  const mutants = Object.values(readJson(reportOf(room)).files).flatMap((file) => file.mutants);
  const count = (status) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, late, survived, unseen] = ["Killed", "Timeout", "Survived", "NoCoverage"].map(count);
  const valid = killed + late + survived + unseen;
  const score = (100 * (killed + late)) / valid;
  return { room, valid, killed, late, survived, unseen, untried: count("Ignored"), score };
}

function formatTable(list) {
  const rows = list.map(({ room, score, ...counts }) =>
    [`\`${room}/\``, ...Object.values(counts), `${score.toFixed(1)} %`].join(" | "),
  );
  return [
    "| room | mutants | killed | timed out | survived | not run by a test | static, left out | score |",
    "| --- | --: | --: | --: | --: | --: | --: | --: |",
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function hold(room, score) {
  const isSo = score >= leastScore;
  console.log(`${isSo ? "✓" : "✗"} the tests of ${room}/ notice ${score.toFixed(1)} % of the mistakes`);
  if (!isSo) process.exitCode = 1;
}

function writeFigures() {
  const { version: vitest } = readJson(join(root, "node_modules/vitest/package.json"));
  const day = new Date().toISOString().slice(0, 10);
  const told = `${day}, Stryker ${version}, Vitest ${vitest}, Node ${process.versions.node}:`;
  const text = readFileSync(page, "utf8").replace(
    /(<!-- figures -->\n)[\s\S]*(<!-- end -->)/,
    (_, begin, end) => `${begin}\n${told}\n\n${formatTable(figures)}\n\n${end}`,
  );
  writeFileSync(page, text);
  console.log(`\n${basename(page)} is written`);
}
