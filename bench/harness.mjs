// The parts of a harness that bench/peers.mjs uses: how each generator's site is created, built and cleared.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openAside } from "./move-aside.mjs";

/** Adds handbill to a copy of the harness. */
const entryOf = (repository) => `
peers.handbill = {
  output: ["dist"],
  caches: ["node_modules"],
  react: "components",
  legal: "legal",
  guides: "legal",
  hero: "components/Hero.tsx",
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
`;

/** @param {{ folder: string, repository: string, sites: string }} options `sites` contains the generators' sites. */
export async function openHarness({ folder, repository, sites }) {
  const copy = mkdtempSync(join(tmpdir(), "handbill-harness-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  cpSync(folder, copy, { recursive: true });
  cpSync(join(repository, "bench/peer-site"), join(copy, "peers/handbill"), { recursive: true });
  appendFileSync(join(copy, "peers.mjs"), entryOf(repository));
  process.env.PEERS_DIR = sites;
  const load = (name) => import(pathToFileURL(join(copy, name)).href);
  const { peers } = await load("peers.mjs");
  const { generate } = await load("generate.mjs");
  const { env } = await load("lib.mjs");
  const moveAside = openAside(sites);

  return {
    isInstalled: (name) =>
      name === "handbill" || existsSync(join(sites, name, "node_modules")) || isCommand(peers[name].build[0]),
    versionOf: (name) => versionOf(name, { repository, sites, build: peers[name].build }),
    generate: (name, counts) => void generate(name, counts),
    /** Moves aside the output and the cache of earlier builds. */
    clear(name) {
      const { output, caches } = peers[name];
      moveAside(...[...output, ...caches].map((path) => join(sites, name, path)), join(sites, "tmp", name));
    },
    /** Moves aside the output, but not the cache. */
    clearOutput: (name) => moveAside(...peers[name].output.map((path) => join(sites, name, path))),
    build: (name) => timed(peers[name].build, { cwd: join(sites, name), env: env(name) }),
    /** Changes the same document, component or style of each site; false if the harness does not know which. */
    edit(name, what) {
      const { path, change } = editsOf(peers[name])[what];
      if (!path) return false;
      const file = join(sites, name, path);
      const text = readFileSync(file, "utf8");
      const changed = change(text, process.hrtime.bigint());
      if (changed === text) throw new Error(`${file} has nothing to edit`);
      writeFileSync(file, changed);
      return true;
    },
  };
}

const editsOf = ({ legal, hero, files }) => ({
  changed: {
    path: join(legal, "privacy-policy.md"),
    change: (text, now) => `${text}\nChanged at ${now}.\n`,
  },
  component: {
    path: hero,
    change: (text, now) => text.replace(/hero__note[^"]*"/, `hero__note edited-${now}"`),
  },
  style: {
    path: files["style.css"],
    change: (text, now) => text.replace(/--radius: [\d.]+px/, `--radius: 18.${now}px`),
  },
});

const isCommand = (name) => !name.includes("/") && spawnSync(name, ["version"]).status === 0;

function versionOf(name, { repository, sites, build }) {
  const packages = { handbill: repository, eleventy: join(sites, "eleventy/node_modules/@11ty/eleventy") };
  const folder = packages[name] ?? join(sites, name, "node_modules", name);
  if (existsSync(join(folder, "package.json")))
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
  return /\d+\.\d+\.\d+/.exec(String(spawnSync(build[0], ["version"], { encoding: "utf8" }).stdout))?.[0];
}

/** Runs a command to its end: wall time and processor time in seconds, and the peak memory of its largest process. */
function timed([command, ...args], { cwd, env }) {
  mkdirSync(env.TMPDIR, { recursive: true });
  const format = "measured %e %U %S %M";
  // Each start of Node 20 reads them, for 40 ms: that depends on the machine, and none of these generators uses the network.
  const { NODE_EXTRA_CA_CERTS: _, ...own } = env;
  const { status, stderr } = spawnSync("/usr/bin/time", ["-f", format, command, ...args], {
    cwd,
    env: own,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: 600_000,
  });
  const figures = /measured ([\d.]+) ([\d.]+) ([\d.]+) (\d+)\s*$/.exec(stderr);
  if (status !== 0 || !figures)
    throw new Error(`${command} ended with ${status} in ${cwd}:\n${stderr.slice(-2000)}`);
  const [wall, user, system, kilobytes] = figures.slice(1).map(Number);
  return { wall, cpu: user + system, megabytes: Math.round(kilobytes / 1024) };
}
