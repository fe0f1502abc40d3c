// The cost of the files for phones, stores and crawlers in a build: node bench/launch-files.mjs [--rounds 9], after compiling. Each site
// is built without them and with all of them, in turn; medians of the ratios of each round.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openAside } from "./move-aside.mjs";
import { median } from "./speed-figures.mjs";

const index = process.argv.indexOf("--rounds");
const rounds = index > 0 ? Number(process.argv[index + 1]) : 9;
const repository = fileURLToPath(new URL("..", import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), "handbill-launch-"));
const moveAside = openAside(scratch);
const nextYear = new Date().getFullYear() + 1;
/** Edits of both configs: a text, and its replacement with everything turned on. */
const edits = [
  ['(/id\\d{10}")', '$1, bundleId: "dev.tide", teamId: "ABCDE12345", banner: true'],
  [
    'icon: "/icon.svg",',
    `icon: "/icon.svg",
  appLinks: { paths: ["/*"], credentials: true },
  files: {
    sitemap: true,
    icons: true,
    manifest: true,
    structuredData: true,
    llms: true,
    appAds: { sellers: ["google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0"] },
    security: { contact: ["mailto:security@tide.site.dev"], expires: "${nextYear}-01-31" },
  },`,
  ],
];
const kinds = { "the smallest site": "test/sites/whole", "the starter's site": "starter" };

try {
  console.log("| | none | all | processor time | wall time |\n| --- | --- | --- | --- | --- |");
  for (const [title, folder] of Object.entries(kinds)) {
    const sites = { none: makeSite(folder, "none", []), all: makeSite(folder, "all", edits) };
    for (const state of ["nothing cached", "icons in the store"]) console.log(measure(title, state, sites));
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function makeSite(folder, name, changes) {
  const root = join(scratch, folder.replaceAll("/", "-"), name);
  cpSync(join(repository, folder), root, { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const item of ["react", "@fontsource"])
    symlinkSync(join(repository, "node_modules", item), join(root, "node_modules", item));
  symlinkSync(repository, join(root, "node_modules/handbill"));
  const config = join(root, "site.config.ts");
  const text = changes.reduce(
    (before, [from, to]) => before.replace(new RegExp(from), to),
    readFileSync(config, "utf8"),
  );
  writeFileSync(config, text);
  return root;
}

function measure(title, state, { none, all }) {
  const runs = Array.from({ length: rounds + 1 }, () => [build(none, state), build(all, state)]).slice(1);
  const ratio = (of) => median(runs.map(([less, more]) => more[of] / less[of])).toFixed(2);
  const [less, more] = [0, 1].map((at) => `${median(runs.map((run) => run[at].seconds)).toFixed(3)} s`);
  return `| ${title}, ${state} | ${less} | ${more} | ${ratio("seconds")} | ${ratio("wall")} |`;
}

/** A whole build; in the second state, only the cached icons and fonts are left. */
function build(root, state) {
  const cache = join(root, "node_modules/.cache/handbill");
  const parts = ["builds", "documents", "pages"].map((name) => join(cache, name));
  moveAside(join(root, "dist"), ...(state === "nothing cached" ? [cache] : parts));
  const resources = join(scratch, "resources.json");
  const begun = process.hrtime.bigint();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      "--require",
      join(repository, "bench/resources.cjs"),
      join(repository, "bin/handbill.cjs"),
      "build",
      "--root",
      root,
    ],
    { encoding: "utf8", env: { ...process.env, RESOURCES: resources } },
  );
  const wall = Number(process.hrtime.bigint() - begun) / 1e9;
  if (status !== 0) throw new Error(stderr);
  return { wall, ...JSON.parse(readFileSync(resources, "utf8")) };
}
