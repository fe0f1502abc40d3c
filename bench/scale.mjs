// Measures how the time and the memory of a build grow with its pages: `node bench/scale.mjs [pages …]`, after compiling;
// with `--heap`, what is held of a page.
// The pages share a footer of 30 links and a style, and have 6 kB of text each. With a mistake, one link of the footer is
// broken, so that every page shows it; then nothing is written, but everything is looked at.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

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

/** What is held of a page when a build has ended, by the difference of two sites: 500 pages and 2,000. */
async function measureHeap() {
  const script = join(repository, "node_modules/.cache/handbill-bench/build-heap.mjs");
  await esbuild.build({
    absWorkingDir: repository,
    entryPoints: ["bench/build-heap.ts"],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const [few, many] = [500, 2000].map((count) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const args = ["--expose-gc", script, writeSite(count, false)];
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
    if (!stdout) throw new Error(stderr);
    return JSON.parse(stdout);
  });
  const pages = many.pages - few.pages;
  const perPage = (many.bytes - few.bytes) / pages;
  const ownBytes = (many.ofPages - few.ofPages) / pages;
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`Node ${process.version}, ${few.pages} and ${many.pages} pages, after collection`);
  console.log(
    `held of a page: ${kB(perPage)}; its HTML: ${kB(ownBytes)}; beside its text and its bytes: ${kB(perPage - 2 * ownBytes)}`,
  );
}

function measureGrowth() {
  console.log(`Node ${process.version}, ${cpus().length} cores`);
  console.log("| pages | mistake | processor time | of it a page | most memory | findings |");
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const isBroken of [false, true]) {
    for (const count of counts) {
      const { seconds, megabytes, findings } = measure(writeSite(count, isBroken));
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

function writeSite(count, isBroken) {
  const root = join(scratch, `${count}-${isBroken}`);
  const links = Array.from({ length: 30 }, (_, index) => `/many/p${index + 1}`);
  if (isBroken) links[29] = "/nowhere-at-all";
  const footer = links.map((href, index) => `<a href="${href}">Link ${index + 1}</a>`).join("");
  const files = {
    "pages/many/_page.css": Array.from(
      { length: 100 },
      (_, i) => `.c${i} { color: #111; background: #eee; margin: ${i}px }`,
    ).join("\n"),
    "pages/many/_footer.tsx": `export const Footer = () => <footer>${footer}</footer>;\n`,
    "pages/many/[page].tsx": pageSource(
      `export const paths = () => Array.from({ length: ${count} }, (_, index) => ({ page: "p" + (index + 1) }));
export const meta = ({ params }) => ({
  title: "The page " + params.page,
  description: "This is the description of the page " + params.page,
});`,
      `<h1>Page {params.page}</h1>
      {Array.from({ length: 12 }, (_, index) => (
        <section key={index}>
          <h2 id={"part-" + index}>Part {index + 1}</h2>
          <p>{("This is part " + index + " of " + params.page + ". ").repeat(15)}</p>
          <a href={"#part-" + index}>Part {index + 1} of {params.page}</a>
        </section>
      ))}`,
    ),
  };
  cpSync(join(repository, "test/sites/minimal"), root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

function pageSource(head, body) {
  return `import "./_page.css";
import { Footer } from "./_footer.tsx";
${head}
export default function Page({ params }) {
  return (
    <>
      <main>${body}</main>
      <Footer />
    </>
  );
}
`;
}
