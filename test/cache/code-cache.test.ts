import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder, tempSite } from "../support/temp-site.js";

const samples: readonly (readonly [name: string, code: string, chunk: string])[] = [
  [
    "about",
    `import { useId } from "react";
export const meta = { title: "About", description: "A page that React DOM renders" };
export default () => <main><h1 id={useId()}>About</h1></main>;
`,
    "react-dom/cjs/react-dom-server-legacy.node.production.js",
  ],
];

test.each(samples)("a build with %s uses the code compiled at install", (...sample) => {
  const [name, code, chunk] = sample;
  const root = tempSite(onTestFinished);
  mkdirSync(dirname(join(root, `pages/${name}.tsx`)), { recursive: true });
  writeFileSync(join(root, `pages/${name}.tsx`), code);
  const program = `
    process.env.NODE_ENV = "production";
    const { run, chunks } = require(${JSON.stringify(join(repository, "lib/start.cjs"))});
    run(["build", "--json", "--root", ${JSON.stringify(root)}]).then(() => {
      console.error(JSON.stringify({ loaded: chunks.loadedChunks, cached: chunks.cachedChunks }));
    });`;
  const { stderr } = runProgram([process.execPath, "-e", program]);
  const { loaded, cached } = JSON.parse(stderr) as Record<"loaded" | "cached", string[]>;
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.some((file) => file.includes(chunk))).toBe(true);
  expect(cached).toEqual(loaded);
});

test("the chunks that each build loads contain ASCII only, which V8 reads byte by byte", () => {
  const lib = join(repository, "lib");
  const chunks = readdirSync(lib).filter((file) => file.endsWith(".cjs"));
  expect(chunks.length).toBeGreaterThan(10);
  const others = chunks.filter((file) => readFileSync(join(lib, file)).some((byte) => byte > 0x7f));
  expect(others.filter((file) => /chunks-/.test(file))).toEqual([]);
});

test("a code cache does not contain the path where it was compiled", () => {
  const lib = join(repository, "lib");
  const telling = readdirSync(lib)
    .filter((file) => file.endsWith(".code-cache"))
    .filter((file) => readFileSync(join(lib, file)).includes(repository));
  expect(telling).toEqual([]);
});

test("a damaged or missing code cache does not change the output", () => {
  const root = tempSite(onTestFinished);
  const build = (cli: string, out: string) => {
    const { status, stderr } = runProgram([process.execPath, cli, "build", "--root", root, "--out", out]);
    expect([status, stderr]).toEqual([0, ""]);
    return readFolder(join(root, out));
  };
  const expected = build(cliFile, "dist");

  const copy = tempFolder(onTestFinished);
  for (const part of ["bin", "lib", "package.json"]) {
    cpSync(join(repository, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"));
  const caches = readdirSync(join(copy, "lib")).filter((file) => file.endsWith(".code-cache"));
  expect(caches).toContain("cli.cjs.code-cache");
  for (const file of caches) flipBits(join(copy, "lib", file));
  expect(build(join(copy, "bin/handbill.cjs"), "damaged")).toEqual(expected);
  for (const file of caches) rmSync(join(copy, "lib", file));
  expect(build(join(copy, "bin/handbill.cjs"), "missing")).toEqual(expected);
});

/** Flips a bit in every thousandth byte. */
function flipBits(file: string): void {
  const bytes = readFileSync(file);
  for (let at = 500; at < bytes.length; at += 1000) bytes[at] = (bytes[at] ?? 0) ^ 4;
  writeFileSync(file, bytes);
}
