// `npm run test:apps [-- --from <folder of checkouts> [<app>…]]`: runs `init` on the apps of `test/apps`, and on real ones if a folder of
// them is given: init, build, check, check --store and tsc for each, in a temporary folder. Prints a table of values that were found,
// missed and wrong, by the folder's `expected.json`, and the open requirements of the stores' review. Fails if a value is wrong.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

const { values: flags, positionals } = parseArgs({
  options: { from: { type: "string" } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, "../..");
const cli = join(root, "bin/handbill.cjs");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const folder = flags.from === undefined ? join(root, "test/apps") : resolve(flags.from);
// The values that a person finds in each; null if there is none. For an app that is not listed, everything is counted.
const wanted = join(folder, "expected.json");
const expected = existsSync(wanted) ? JSON.parse(readFileSync(wanted, "utf8")) : {};
const apps = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("broken-"))
  .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .map(({ name }) => [name, join(folder, name)]);

const work = mkdtempSync(join(tmpdir(), "handbill-apps-"));
// The packages of a site after installing: handbill, and those of this repository.
const modules = join(work, "modules");
mkdirSync(modules);
for (const name of readdirSync(join(root, "node_modules")))
  symlinkSync(join(root, "node_modules", name), join(modules, name));
symlinkSync(root, join(modules, "handbill"), "dir");
const heads = [
  "app",
  "found",
  "missed",
  "wrong",
  "init",
  "build",
  "strict",
  "the review asks",
  "tsc",
  "seconds",
];
console.log(`| ${heads.join(" | ")} |\n|${" --- |".repeat(heads.length)}`);
try {
  for (const [index, [name, folder]] of apps.entries())
    console.log(`| ${tryApp(name, folder, join(work, String(index))).join(" | ")} |`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function tryApp(name, folder, site) {
  const begun = performance.now();
  const run = (...args) =>
    spawnSync(process.execPath, args, { encoding: "utf8", cwd: root, timeout: 300_000, maxBuffer: 1e9 });
  const init = run(cli, "init", site, "--yes", "--json", "--from", folder);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { found = {} } = init.status === 0 ? JSON.parse(init.stdout) : {};
  const { missed, wrong } = compare(found, expected[name] ?? {});
  if (init.status === 0) symlinkSync(modules, join(site, "node_modules"), "dir");
  const built = run(cli, "build", "--root", site).status;
  const strict = codesOf(run(cli, "build", "--strict", "--json", "--root", site));
  const checked = codesOf(run(cli, "check", "--offline", "--strict", "--json", "--root", site));
  const { items = [] } =
    jsonOf(run(cli, "check", "--offline", "--store", "--json", "--root", site)).store ?? {};
  const typed = run(tsc, "-p", site, "--noEmit").status;
  // The stores' requirements on the author, and placeholders, are not failures of init.
  const asked = items.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
  const flaws = [...new Set([...strict, ...checked])].filter((code) => code !== "check/placeholder");
  if ([init.status, built, typed].some((code) => code !== 0) || wrong.length + flaws.length > 0)
    process.exitCode = 1;
  const say = (list) => (list.length === 0 ? "0" : list.join(", "));
  const count = Object.keys(found).length;
  return [name, count, say(missed), say(wrong), init.status, built, say(flaws), say(asked), typed, seconds];
}

function jsonOf({ stdout }) {
  return stdout.trim() === "" ? {} : JSON.parse(stdout);
}

/** The codes of all diagnostics of a run, warnings too. */
function codesOf(run) {
  return (jsonOf(run).diagnostics ?? [{ code: `exit ${run.status}` }]).map(({ code }) => code);
}

/** The values that a person finds in the project and init misses, and those that it gets wrong or invents. */
function compare(found, wanted) {
  const [missed, wrong] = [[], []];
  for (const [key, value] of Object.entries(wanted)) {
    if (found[key] === undefined) {
      if (value !== null) missed.push(key);
    } else if (value === null || !isLike(key, found[key], value))
      wrong.push(`${key} ${JSON.stringify(found[key].value).slice(0, 60)}`);
  }
  return { missed, wrong };
}

/** Images and documents are compared by their paths, and data by its kinds. */
function isLike(key, { value, origin }, wanted) {
  if (["icon", "screenshots", "ownDocuments"].includes(key)) return origin === wanted;
  const said = key === "dataUses" ? value.map(({ category }) => category) : value;
  return isDeepStrictEqual(said, wanted);
}
