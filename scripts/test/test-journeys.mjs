// `npm run test:journeys [-- --installers npm,bun --nodes 20.19,24]`: the steps of a newcomer, from the packed packages, in empty folders
// with an empty home, with each package manager on each Node: install, init, build, check, watch, type-check, `create handbill`, and with
// npm the guides in docs/, literally. Prints a table of the combinations. Needs the network; the packages of this repository come from a
// registry on 127.0.0.1, and nothing is published.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { root } from "../release/packed-files.mjs";
import { author } from "../website/linked-environment.mjs";
import { tryGuides } from "../website/try-guides.mjs";
import { asksForApproval, installers, nodeOf, programsOf } from "./installers.mjs";
import { registrySettings, startRegistry } from "./local-registry.mjs";
import { pack } from "./packed.mjs";
import { runNpm } from "./run-npm.mjs";

const minutes = 60_000;
const { values: flags } = parseArgs({
  options: { installers: { type: "string" }, nodes: { type: "string", default: "20.19,22,24,latest" } },
});
const chosen = installers.filter(({ name }) => flags.installers?.split(",").includes(name) ?? true);
const nodes = flags.nodes.split(",").map((version) => ({ version, program: nodeOf(version) }));
const upstream = /^https?:\S+/m.exec(runNpm(["config", "get", "registry"]))?.[0];

const { folder, tarball, starterTarball } = pack();
const registry = await startRegistry({ tarballs: [tarball, starterTarball], upstream, folder });
const rows = [];
try {
  for (const installer of chosen) {
    const cells = [];
    for (const node of nodes) cells.push(await tryCell(installer, node));
    rows.push([installer.name, ...cells]);
  }
} finally {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
}
const heads = nodes.map(({ program, version }) => `Node ${versionOf(program) ?? version}`);
console.log(`\n| | ${heads.join(" | ")} |\n| --- |${" --- |".repeat(nodes.length)}`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);

/** All steps of one package manager on one Node; returns `ok`, or the step that failed. */
async function tryCell(installer, { version, program }) {
  const place = join(folder, "cells", `${installer.name}-${version}`.replace(/\W+/g, "-"));
  const home = join(folder, "homes", installer.name.replace(/\W+/g, "-"));
  const [begun, site, created] = ["begun", "site", "created"].map((name) => join(place, name));
  for (const path of [begun, home]) mkdirSync(path, { recursive: true });
  writeFileSync(join(begun, "package.json"), '{ "name": "begun", "private": true }\n');
  const env = {
    ...withoutSettings(process.env),
    ...registrySettings(registry.origin, home),
    PATH: [dirname(program), ...programsOf(installer), process.env.PATH].join(delimiter),
  };
  const answers = ["--yes", "--from", join(root, "test/apps/flutter")];
  const steps = {
    install: () => run(installer.add, { cwd: begun, env }),
    init: () => run([...installer.run, "handbill", "init", site, ...answers], { cwd: begun, env }),
    "install the site": () => run(installer.install, { cwd: site, env }),
    build: () => run([...installer.run, "handbill", "build"], { cwd: site, env }),
    check: () => run([...installer.run, "handbill", "check", "--offline"], { cwd: site, env }),
    watch: () => watch({ cwd: site, env }),
    "type-check": () => run([...installer.run, "tsc"], { cwd: site, env }),
    create: async () => {
      await run([...installer.create, ...answers], { cwd: place, env });
      const differ = filesOf(created).filter((file) => !isSame(created, site, file));
      if (differ.length > 0) throw new Error(`create made other files than init: ${differ.join(", ")}`);
    },
    "follow the documentation": async () => {
      if (installer.name !== "npm") return;
      // test/init/first-site.test.ts follows some of them with the handbill of this repository.
      const cwd = join(place, "guides");
      mkdirSync(cwd);
      const flaws = await tryGuides({ cwd, env: { ...env, ...author, NO_COLOR: "1" } });
      if (flaws.length > 0) throw new Error(flaws.join("\n\n"));
    },
  };
  let outcome = "ok";
  for (const [step, take] of Object.entries(steps)) {
    const failure = await take().then(
      () => undefined,
      (error) => error,
    );
    console.log(`${failure === undefined ? "✓" : "✗"} ${installer.name}, Node ${version}: ${step}`);
    if (failure === undefined) continue;
    console.log(failure.message.replace(/^/gm, "    "));
    process.exitCode = 1;
    outcome = `not ${step}`;
    break;
  }
  rmSync(place, { recursive: true, force: true });
  return outcome;
}

/** Runs a command to its end. Throws an error with its output if it fails, or if it asks for approval of a build script. */
async function run([command, ...args], { cwd, env }) {
  const child = start(command, args, { cwd, env });
  const timer = setTimeout(() => child.kill("SIGKILL"), 10 * minutes);
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  clearTimeout(timer);
  const asked = child.printed.split("\n").find((line) => asksForApproval.test(line));
  if (code !== 0) throw new Error(`${[command, ...args].join(" ")} ended with ${code}:\n${child.printed}`);
  if (asked !== undefined) throw new Error(`${[command, ...args].join(" ")} asks: ${asked}`);
}

/** Starts `handbill watch`, requests the landing page, changes a word in the config and waits for it on the page. */
async function watch({ cwd, env }) {
  const child = start(join(cwd, "node_modules/.bin/handbill"), ["watch", "--port", "0"], { cwd, env });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const deadline = Date.now() + 3 * minutes;
  const until = async (find) => {
    for (;;) {
      const found = await find();
      if (found) return found;
      if (Date.now() > deadline || child.exitCode !== null) throw new Error(`in vain:\n${child.printed}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const config = join(cwd, "site.config.ts");
  const before = readFileSync(config, "utf8");
  try {
    const origin = await until(() => /serving (http:\/\/[^/\s]+)\//.exec(child.printed)?.[1]);
    const page = () => textOf(`${origin}/`);
    await until(async () => (await page()).includes("<h1"));
    writeFileSync(config, before.replace(/description:\s*"/, "$&Seen while it is written. "));
    await until(async () => (await page()).includes("Seen while it is written."));
  } finally {
    child.kill("SIGTERM");
    await ended;
    writeFileSync(config, before);
  }
}

/** The text at a URL, over a new connection: a reused one may be closed at that moment. */
function textOf(address) {
  return new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => text(answer).then(resolve, reject)).on("error", reject);
  });
}

function start(command, args, { cwd, env }) {
  const child = Object.assign(spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] }), {
    printed: "",
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => {
      child.printed += part;
    });
  return child;
}

/** Removes the settings that a parent npm passes down (`npm run test:…`), and `CI`, with which a build demands a record of all URLs. */
function withoutSettings(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(npm|pnpm|bun|yarn)_|^(INIT_CWD|NODE_ENV|CI)$/i.test(name)),
  );
}

function filesOf(place) {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

function isSame(one, other, file) {
  const [a, b] = [one, other].map((place) => join(place, file));
  // The config contains the day of its creation, and a journey may last beyond midnight.
  const withoutDay = (path) => readFileSync(path, "latin1").replace(/"\d{4}-\d\d-\d\d"/g, "");
  return existsSync(b) && withoutDay(a) === withoutDay(b);
}

function versionOf(program) {
  const manifest = join(dirname(program), "../../package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}
