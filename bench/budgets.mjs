// Fails if a build exceeds bench/budgets.json: node bench/budgets.mjs [--rounds 5], after compiling. All values are ratios within a
// round, medians over the rounds: of processor time, which is most reliable on a shared machine, and of memory. Needs only Node.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles, writeMarkdownSite, writeReactSite } from "./made-up-sites.mjs";
import { openAside } from "./move-aside.mjs";
import { median } from "./speed-figures.mjs";

const index = process.argv.indexOf("--rounds");
const rounds = index > 0 ? Number(process.argv[index + 1]) : 5;
const repository = fileURLToPath(new URL("..", import.meta.url));
const budgets = JSON.parse(readFileSync(join(repository, "bench/budgets.json"), "utf8"));
const scratch = mkdtempSync(join(tmpdir(), "handbill-budgets-"));
const moveAside = openAside(scratch);
let failed = false;

try {
  const measured = measure();
  console.log("| what | measured | budget |\n| --- | --- | --- |");
  for (const [what, { times, most }] of Object.entries(budgets)) {
    const ratio = median(measured.map((round) => round[what]));
    if (!(ratio <= most)) failed = true;
    console.log(
      `| ${what} | ${ratio.toFixed(2)} times ${times} | ${most}${ratio <= most ? "" : ", **passed**"} |`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;

function measure() {
  const sites = {
    small: join(scratch, "small"),
    few: writeReactSite(join(scratch, "few"), 250),
    many: writeReactSite(join(scratch, "many"), 1000),
    documents: writeMarkdownSite(join(scratch, "documents"), 1000),
    one: writeStarter(join(scratch, "one"), "en"),
    four: writeStarter(join(scratch, "four"), "en,pt-PT,zh-Hans,de"),
    short: writeLargePage(join(scratch, "short"), 30_000),
    long: writeLargePage(join(scratch, "long"), 300_000),
    rows: writeTable(join(scratch, "rows"), 500),
    more: writeTable(join(scratch, "more"), 5000),
  };
  cpSync(join(repository, "test/sites/whole"), sites.small, { recursive: true });
  return Array.from({ length: rounds }, () => {
    const bare = run(["-e", "0"]).seconds;
    const small = buildAnew(sites.small);
    const again = build(sites.small);
    const [few, many] = [buildAnew(sites.few), buildAnew(sites.many)];
    const component = buildEdited(sites.many, "pages/many/_footer.tsx", (text) =>
      text.replace(">Link ", ">The link "),
    );
    const style = buildEdited(sites.many, "pages/many/_page.css", (text) => `${text}\n.more { margin: 1px }`);
    const documents = buildAnew(sites.documents);
    const [one, four] = [buildAnew(sites.one), buildAnew(sites.four)];
    const [short, long] = [buildAnew(sites.short), buildAnew(sites.long)];
    const [rows, more] = [buildAnew(sites.rows), buildAnew(sites.more)];
    const published = (sizeOf(sites.many) - sizeOf(sites.few)) / 1e6;
    return {
      "a small site, nothing cached": small.seconds / bare,
      "a small site, nothing changed": again.seconds / bare,
      "1,000 React pages": many.seconds / bare,
      "each further React page": (many.seconds - few.seconds) / 750 / (few.seconds / 250),
      "a component of 1,000 React pages has changed": component.seconds / many.seconds,
      "a style of 1,000 React pages has changed": style.seconds / many.seconds,
      "1,000 Markdown pages": documents.seconds / bare,
      "memory of each further React page": (many.megabytes - few.megabytes) / published,
      "the starter in four languages": four.seconds / one.seconds,
      "a page of 300,000 elements": long.seconds / bare,
      "each further element of a page": (long.seconds - small.seconds) / (short.seconds - small.seconds) / 10,
      "a Markdown table of 5,000 rows": more.seconds / bare,
      "each further row of a Markdown table":
        (more.seconds - small.seconds) / (rows.seconds - small.seconds) / 10,
    };
  });
}

/** A copy of a small site whose pages may have any weight. */
function writeHeavySite(root, file, text) {
  cpSync(join(repository, "test/sites/minimal"), root, { recursive: true });
  const config = join(root, "site.config.ts");
  const budgets = '  checks: { budgets: { "*": { firstLoad: 100_000_000 } } },\n  icon:';
  writeFileSync(config, readFileSync(config, "utf8").replace("  icon:", budgets));
  writeFileSync(join(root, file), text);
  return root;
}

function writeLargePage(root, count) {
  return writeHeavySite(
    root,
    "pages/long.tsx",
    `const parts = Array.from({ length: ${count} }, (_, n) => <i key={n}>{n}</i>);
export const meta = { title: "A long page", description: "A page that has very many elements." };
export default () => <main><h1>Long</h1><p>{parts}</p></main>;
`,
  );
}

function writeTable(root, count) {
  const rows = Array.from({ length: count }, (_, n) => `| ${n} | row **${n}** |\n`).join("");
  const front = "---\ntitle: A document with rows\ndescription: A document with a table.\n---\n\n";
  return writeHeavySite(root, "legal/rows.md", `${front}| a | b |\n| - | - |\n${rows}`);
}

/** The output of `handbill init`, with its packages. */
function writeStarter(root, languages) {
  run([
    join(repository, "bin/handbill.cjs"),
    "init",
    root,
    "--name",
    "Tidal",
    "--languages",
    languages,
    "--json",
  ]);
  const packages = { handbill: repository };
  for (const name of [
    "react",
    "react-dom",
    "@types/react",
    "csstype",
    "@fontsource/archivo",
    "@takumi-rs/core",
    "@takumi-rs/helpers",
  ])
    packages[name] = join(repository, "node_modules", name);
  for (const [name, folder] of Object.entries(packages)) {
    const link = join(root, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(folder, link, "dir");
  }
  return root;
}

/** A build without a cache. */
function buildAnew(root) {
  moveAside(join(root, "dist"), join(root, "node_modules/.cache"));
  return build(root);
}

/** A build after an edit of one file. */
function buildEdited(root, file, edit) {
  const path = join(root, file);
  writeFileSync(path, edit(readFileSync(path, "utf8")));
  return build(root);
}

function build(root) {
  return run([join(repository, "bin/handbill.cjs"), "build", "--root", root]);
}

function run(args) {
  const resources = join(scratch, "resources.json");
  // Each start of Node 20 reads the machine's additional certificates, which takes longer than the rest of the start.
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--require", join(repository, "bench/resources.cjs"), ...args],
    { encoding: "utf8", maxBuffer: 1 << 28, env: { ...env, RESOURCES: resources } },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(readFileSync(resources, "utf8"));
}

function sizeOf(root) {
  return listFiles(join(root, "dist")).reduce((sum, file) => sum + statSync(file).size, 0);
}
