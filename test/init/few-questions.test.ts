import { spawnSync } from "node:child_process";
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bundleCode } from "../../src/code/bundle/bundle-code.js";
import type { Plugin } from "../../src/code/bundle/esbuild-types.js";
import { excludingJsx } from "../../src/code/bundle/excluding.js";
import { fewQuestions } from "../../src/code/bundle/few-questions.js";
import { checkFolder } from "../../src/code/bundle/plain-folder.js";
import { tempFolder } from "../support/temp-site.js";

const onPosix = test.skipIf(process.platform === "win32");

/** A folder for the site, whose name has special characters of regular expressions, next to other files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(tempFolder(onTestFinished));
  const root = join(folder, "sít\u{1f600} (1)+");
  mkdirSync(root);
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name.replace(/^site/, root.slice(folder.length + 1)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

const makePipe = (path: string) => expect(spawnSync("mkfifo", [path]).status).toBe(0);

/** Bundles `main.ts`; returns the code, and the bundler's questions to plugins in each attempt. */
async function bundle(root: string, { isPlain = true } = {}) {
  const asked: string[][] = [];
  const asking: Plugin = {
    name: "asking",
    setup: (build) => {
      const own: string[] = [];
      asked.push(own);
      build.onResolve({ filter: excludingJsx }, ({ path }) => void own.push(path));
    },
  };
  const contents = 'export * from "./main.ts";';
  const { code } = await bundleCode(root, {
    contents,
    name: "x.cjs",
    plugins: [asking],
    cache: undefined,
    plain: isPlain ? checkFolder(root) : undefined,
  });
  return { code, asked };
}

onPosix("of a plain folder the bundler asks about nothing that stays where it stands", async () => {
  const root = folderWith({
    "site/main.ts": 'import "./parts/a.ts"; import "./style.css"; import "own"; export * from "./parts/b";',
    "site/parts/a.ts": 'import "../c"; import "./b.tsx";',
    "site/parts/b.tsx": "export const b = <p />;",
    "site/c.ts": 'import "./parts/../main"; console.log("c");',
    "site/style.css": "p { color: red }",
  });
  const { code, asked } = await bundle(root);
  expect(asked.map((paths) => paths.sort())).toEqual([["../c", "./parts/../main", "own"]]);
  const { code: same, asked: all } = await bundle(root, { isPlain: false });
  expect(same).toBe(code);
  expect(all[0]).toContain("./parts/a.ts");
});

onPosix("what lies elsewhere is bundled all the same, with all questions", async () => {
  const root = folderWith({
    "site/main.ts": 'export { a } from "../beside/a";',
    "beside/a.ts": 'export { a } from "./below/b";',
    "beside/below/b.ts": 'export const a = "beside";',
  });
  const { code, asked } = await bundle(root);
  expect(code).toContain('"beside"');
  expect(asked).toEqual([["../beside/a"], ["./main.ts", "../beside/a", "./below/b"]]);
});

onPosix("a pipe where settings of a folder elsewhere stand is not waited for", async () => {
  const root = folderWith({
    "site/main.ts": 'export { a } from "../beside/a";',
    "beside/a.ts": 'export { a } from "./below/b";',
    "beside/below/b.ts": 'export const a = "beside";',
  });
  makePipe(join(root, "../beside/below/package.json"));
  await expect(bundle(root)).rejects.toMatchObject({ errors: [{ text: "found by a plugin" }] });
});

onPosix("a folder is plain without anything that is neither a file nor a folder", () => {
  const files = {
    "site/main.ts": "",
    "site/parts/a/b.ts": "",
    "site/dist/.handbill.json": "",
    "site/dist/a": "",
  };
  const plain = folderWith(files);
  expect(checkFolder(plain)?.unseen).toEqual(["node_modules", ".git", "dist"]);
  const spoil: Readonly<Record<string, (root: string) => void>> = {
    "a pipe": (root) => makePipe(join(root, "parts/a/pipe")),
    "a link": (root) => symlinkSync("/dev/zero", join(root, "parts/zero.ts")),
    "a pipe above": (root) => makePipe(join(root, "../package.json")),
    "too much": (root) => {
      for (let index = 0; index < 4000; index++) writeFileSync(join(root, "parts", `${index}`), "");
    },
  };
  for (const [what, change] of Object.entries(spoil)) {
    const root = folderWith(files);
    change(root);
    expect([what, checkFolder(root)]).toEqual([what, undefined]);
  }
  for (const below of ["node_modules", "dist"]) {
    const root = folderWith(files);
    mkdirSync(join(root, below), { recursive: true });
    makePipe(join(root, below, "pipe"));
    expect(checkFolder(root)).toBeDefined();
  }
});

test.each([
  ["./a", false],
  ["./a/b.client.ts", false],
  ["./a/[legal].tsx", false],
  ["./a.css", false],
  ["react/jsx-runtime", false],
  ["react/jsx-runtimes", true],
  ["react", true],
  ["@/a", true],
  ["a.css", true],
  ["/a", true],
  ["..", true],
  [".", true],
  ["../a", true],
  ["./a/../../b", true],
  ["./node_modules/a", true],
  ["./a/dist.new/b", true],
  ["./a/dist.new", true],
  ["./a/dist.newer", false],
  ["./photo.png", true],
  ["./photo.JPEG", true],
  ["./photo.svg#a", true],
  ["./a?b", true],
])("whether the bundle of a plain folder looks up %s: %s", (path, isAsked) => {
  const { paths } = fewQuestions("/a", { unseen: ["node_modules", "dist.new"] });
  expect(paths.test(path)).toBe(isAsked);
});

test.each([
  ["/sí/te (1)/a.ts", false],
  ["/sí/te (1)/node_modules/a.ts", true],
  ["/sí/te (1)", true],
  ["/sí/te (2)/a.ts", true],
  ["/dev/zero", true],
])("whether the bundle of a plain folder looks up the file %s: %s", (path, isAsked) => {
  const { files } = fewQuestions("/sí/te (1)", { unseen: ["node_modules"] });
  expect(files.test(path)).toBe(isAsked);
});
