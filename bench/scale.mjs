// Measures how the time and the memory of a build grow with its pages: `node bench/scale.mjs [pages …]`, after compiling; with `--heap`,
// the memory per page. The pages share a footer of 30 links and a style, and have 6 kB of text each. With a mistake, one link of the
// footer is broken, so every page shows it; then nothing is written, but everything is checked.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleSource } from "./bundle-source.mjs";
import { writeReactSite } from "./made-up-sites.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));
const cli = join(repository, "bin/handbill.cjs");
const given = process.argv.slice(2).filter((word) => word !== "--heap");
const counts = given.length > 0 ? given.map(Number) : [250, 1000, 4000];
const scratch = mkdtempSync(join(tmpdir(), "handbill-scale-"));

try {
  if (process.argv.includes("--heap")) await measureHeap();
  else measureGrowth();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** The memory per page after a build, from the difference of two sites: 500 pages and 2,000. */
async function measureHeap() {
  const script = await bundleSource("build-heap");
  const [few, many] = [500, 2000].map((count) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const args = ["--expose-gc", script, writeReactSite(join(scratch, `${count}`), count)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout);
  });
  const pages = many.pages - few.pages;
  const perPage = (many.bytes - few.bytes) / pages;
  const ownBytes = (many.ofPages - few.ofPages) / pages;
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`Node ${process.version}, ${few.pages} and ${many.pages} pages, after collection`);
  // Node does not count shared memory, which contains the pages.
  console.log(`memory of a page: ${kB(ownBytes)} of HTML, and ${kB(perPage)} of other data`);
}

function measureGrowth() {
  console.log(`Node ${process.version}, ${cpus().length} cores`);
  console.log("| pages | mistake | processor time | per page | peak memory | findings |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const isBroken of [false, true]) {
    for (const count of counts) {
      const { seconds, megabytes, findings } = measure(
        writeReactSite(join(scratch, `${count}-${isBroken}`), count, { isBroken }),
      );
      const cells = [
        count.toLocaleString("en"),
        isBroken ? "in the footer" : "none",
        `${seconds.toFixed(1)} s`,
        `${((seconds * 1000) / count).toFixed(1)} ms`,
        `${megabytes.toFixed(0)} MB`,
        findings,
      ];
      console.log(`| ${cells.join(" | ")} |`);
    }
  }
}

function measure(root) {
  const resources = join(scratch, "resources.json");
  const args = ["--require", join(repository, "bench/resources.cjs"), cli, "build", "--root", root, "--json"];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 1 << 30,
    env: { ...process.env, RESOURCES: resources },
  });
  if (stderr !== "") throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout);
  return { ...JSON.parse(readFileSync(resources, "utf8")), findings: diagnostics.length };
}
