// `npm run test:apps [-- --from <folder of checkouts>]`: what `init` says of the apps of `test/apps`, and of real ones where a
// folder of them is given: init, build, check, check --store and tsc of each, in a temporary folder. Prints a table of what
// was found, missed and wrong, by `test/apps/expected.json`; of a checkout it counts what was found. Fails where something is wrong.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

const { values: flags } = parseArgs({ options: { from: { type: "string" } } });
const root = join(import.meta.dirname, "..");
const cli = join(root, "bin/handbill.cjs");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const expected = JSON.parse(readFileSync(join(root, "test/apps/expected.json"), "utf8"));
const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("broken-"))
    .map(({ name }) => [name, join(folder, name)]);
const apps = [
  ...foldersOf(join(root, "test/apps")),
  ...(flags.from === undefined ? [] : foldersOf(resolve(flags.from))),
];

const work = mkdtempSync(join(tmpdir(), "handbill-apps-"));
// What a site has once it is installed: handbill, and what this repository has of packages.
const modules = join(work, "modules");
mkdirSync(modules);
for (const name of readdirSync(join(root, "node_modules")))
  symlinkSync(join(root, "node_modules", name), join(modules, name));
symlinkSync(root, join(modules, "handbill"), "dir");
const rows = [];
try {
  for (const [index, [name, folder]] of apps.entries())
    rows.push(tryApp(name, folder, join(work, String(index))));
} finally {
  rmSync(work, { recursive: true, force: true });
}
const heads = [
  "app",
  "found",
  "missed",
  "wrong",
  "init",
  "build",
  "check",
  "check --store",
  "tsc",
  "seconds",
];
console.log(`| ${heads.join(" | ")} |\n|${" --- |".repeat(heads.length)}`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);

function tryApp(name, folder, site) {
  const begun = performance.now();
  const run = (...args) =>
    spawnSync(process.execPath, args, { encoding: "utf8", cwd: root, timeout: 300_000, maxBuffer: 1e9 });
  const init = run(cli, "init", site, "--yes", "--json", "--from", folder);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { found = {} } = init.status === 0 ? JSON.parse(init.stdout) : {};
  const { missed, wrong } = compare(found, expected[name] ?? {});
  if (init.status === 0) symlinkSync(modules, join(site, "node_modules"), "dir");
  const codes = [
    [cli, "build", "--root", site],
    [cli, "check", "--offline", "--root", site],
    [cli, "check", "--offline", "--store", "--root", site],
    [tsc, "-p", site, "--noEmit"],
  ].map((args) => run(...args).status);
  // The author may have to write what the stores require: it is listed, and is not a failure of init.
  const [built, checked, , typed] = codes;
  if (wrong.length > 0 || [init.status, built, checked, typed].some((code) => code !== 0))
    process.exitCode = 1;
  const say = (list) => (list.length === 0 ? "0" : list.join(", "));
  return [name, Object.keys(found).length, say(missed), say(wrong), init.status, ...codes, seconds];
}

/** What a person finds in the project and init does not, and what it says otherwise or of nothing. */
function compare(found, wanted) {
  const [missed, wrong] = [[], []];
  for (const [key, value] of Object.entries(wanted)) {
    if (found[key] === undefined) {
      if (value !== null) missed.push(key);
    } else if (value === null || !isLike(key, found[key], value)) wrong.push(key);
  }
  return { missed, wrong };
}

/** Pictures and documents are identified by their paths, and data by its kinds. */
function isLike(key, { value, origin }, wanted) {
  if (["icon", "screenshots", "ownDocuments"].includes(key)) return origin === wanted;
  const said = key === "dataUses" ? value.map(({ category }) => category) : value;
  return isDeepStrictEqual(said, wanted);
}
