import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** The package as it comes from the registry: without code compiled on this machine. */
let installed: string;

beforeAll(() => {
  installed = tempFolder((remove) => onEnd.push(remove));
  for (const part of ["bin", "lib", "package.json"])
    cpSync(join(repository, part), join(installed, part), {
      recursive: true,
      filter: (file) => !file.endsWith(".code-cache"),
    });
  symlinkSync(join(repository, "node_modules"), join(installed, "node_modules"));
  return () => {
    for (const remove of onEnd) remove();
  };
});
const onEnd: (() => void)[] = [];

/** Builds a site, and returns the loaded chunks and those without cached code. */
function build(
  root: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = { CI: "" },
) {
  const start = JSON.stringify(join(installed, "lib/start.cjs"));
  const program = `
    process.argv = [process.argv[0], "handbill", "build", "--root", ${JSON.stringify(root)}, ...${JSON.stringify(flags)}];
    process.on("exit", () => {
      const { loadedChunks, cachedChunks } = require(${start}).chunks;
      console.error("told" + JSON.stringify([loadedChunks, cachedChunks]));
    });
    require(${JSON.stringify(join(installed, "bin/handbill.cjs"))});`;
  const { status, stderr } = runProgram([process.execPath, "-e", program], { env });
  const [loaded, cached] = JSON.parse(stderr.slice(stderr.indexOf("told") + 4)) as [string[], string[]];
  return { status, loaded, cached };
}

const codeCaches = () =>
  readdirSync(join(installed, "lib"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".code-cache"),
  );
const outputOf = (root: string) => readFolder(join(root, "dist"));

/** Makes a change, so that everything is loaded. */
const change = (root: string) => {
  const page = join(root, "pages/index.tsx");
  writeFileSync(page, `${readFileSync(page, "utf8")}\n// changed\n`);
};

describe("an installed package", () => {
  beforeEach(() => {
    for (const file of codeCaches()) rmSync(join(installed, "lib", file));
  });

  test("compiles its code once for all sites", () => {
    const root = tempSite(onTestFinished);
    const first = build(root);
    expect(first).toMatchObject({ status: 0, cached: [] });
    expect(first.loaded.length).toBeGreaterThan(3);
    const output = outputOf(root);
    // Those files do not count as changed inputs.
    expect(build(root)).toMatchObject({ status: 0, loaded: [] });
    change(root);
    const second = build(root);
    expect(second.cached).toEqual(second.loaded);
    expect(second.loaded.length).toBeGreaterThan(3);
    expect(outputOf(root)).toEqual(output);
    if (!isThorough) return;
    const other = build(tempSite(onTestFinished));
    expect(other.cached).toEqual(other.loaded);
  });

  test.runIf(isThorough)(
    "compiles its code once for a site whose pages are enough for V8 to flush code",
    () => {
      const root = tempSite(onTestFinished);
      const folder = join(root, "pages/many");
      mkdirSync(folder);
      const pages = `
      import { Link } from "handbill";
      export const paths = () => Array.from({ length: 2001 }, (_, index) => ({ n: String(index) }));
      export const meta = ({ params }) => ({ title: "Page " + params.n, description: "The page " + params.n + " of many." });
      export default ({ params }) => <main><h1>Page {params.n}</h1><Link to="/">Home</Link></main>;`;
      writeFileSync(join(folder, "[n].tsx"), pages);
      expect(build(root)).toMatchObject({ status: 0, cached: [] });
      rmSync(folder, { recursive: true });
      const next = build(root);
      expect(next.cached).toEqual(next.loaded);
    },
  );

  test("does not use code compiled from another source", () => {
    const root = tempSite(onTestFinished);
    build(root);
    const cli = join(installed, "lib/cli.cjs");
    const source = readFileSync(cli, "utf8");
    onTestFinished(() => writeFileSync(cli, source));
    writeFileSync(cli, source.replace("print this help", "PRINT this help"));
    change(root);
    const { status, loaded, cached } = build(root);
    expect(status).toBe(0);
    expect(loaded.filter((chunk) => !cached.includes(chunk))).toEqual(["./cli.cjs"]);
  });

  test.runIf(isThorough)("caches no code after an error or in CI", () => {
    const root = tempSite(onTestFinished);
    rmSync(join(root, "site.config.ts"));
    expect(build(root).status).toBe(1);
    expect(build(tempSite(onTestFinished), [], { CI: "true" }).status).toBe(0);
    expect(codeCaches()).toEqual([]);
  });
});
