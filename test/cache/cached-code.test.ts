import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
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

const folderOf = (root: string) => join(root, "node_modules/.cache/handbill/code");
const outputOf = (root: string) => readFolder(join(root, "dist"));

/** Makes a change, so that everything is loaded. */
const change = (root: string) => {
  const page = join(root, "pages/index.tsx");
  writeFileSync(page, `${readFileSync(page, "utf8")}\n// changed\n`);
};

describe("an installed package", () => {
  test("compiles its code once for a site", () => {
    const root = tempSite(onTestFinished);
    const first = build(root);
    expect(first).toMatchObject({ status: 0, cached: [] });
    expect(first.loaded.length).toBeGreaterThan(3);
    const output = outputOf(root);
    change(root);
    const second = build(root);
    expect(second.cached).toEqual(second.loaded);
    expect(second.loaded.length).toBeGreaterThan(3);
    expect(outputOf(root)).toEqual(output);
    expect(readdirSync(folderOf(root))).toHaveLength(1);
  });

  test.runIf(isThorough)(
    "compiles it once for a site of very many pages, too, of which V8 frees memory in another way",
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

  const damages: readonly (readonly [string, (file: string) => void])[] = [
    ["one bit is another", (file) => spoil(file, (bytes) => flip(bytes, bytes.length >> 1))],
    ["its list is another", (file) => spoil(file, (bytes) => flip(bytes, 60))],
    ["it is cut off", (file) => writeFileSync(file, readFileSync(file).subarray(0, 100_000))],
    ["it is empty", (file) => writeFileSync(file, "")],
    ["another is in its place", (file) => cpSync(join(repository, "lib/cli.cjs.code-cache"), file)],
    ["it has another's name", (file) => renameSync(file, file.replace(/.{8}$/, "01234567"))],
  ];
  // One damage within it and one of its length.
  test.each(damages.filter((_, index) => isThorough || index % 2 === 0).slice(0, isThorough ? 6 : 2))(
    "compiles its code again if %s",
    (_, damage) => {
      const root = tempSite(onTestFinished);
      build(root);
      const output = outputOf(root);
      const [name = ""] = readdirSync(folderOf(root));
      damage(join(folderOf(root), name));
      change(root);
      expect(build(root)).toMatchObject({ status: 0, cached: [] });
      expect(outputOf(root)).toEqual(output);
      change(root);
      const third = build(root);
      expect(third.cached).toEqual(third.loaded);
    },
  );

  test("uses no code compiled from another source", () => {
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

  test("keeps nothing after a mistake, and on a machine that only builds", () => {
    const root = tempSite(onTestFinished);
    rmSync(join(root, "site.config.ts"));
    expect(build(root).status).toBe(1);
    const other = tempSite(onTestFinished);
    expect(build(other, [], { CI: "true" }).status).toBe(0);
    expect([root, other].filter((folder) => existsSync(folderOf(folder)))).toEqual([]);
  });
});

function spoil(file: string, change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

function flip(bytes: Buffer, at: number): void {
  bytes[at] = (bytes[at] ?? 0) ^ 4;
}
