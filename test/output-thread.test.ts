import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { listAsLeft } from "../src/cache/spare-output.js";
import { asLeft, listChanged, stampOutput } from "../src/cache/stamp-output.js";
import { copyOutput } from "../src/workers/copy-output.js";
import { put } from "./support/commit-site.js";
import { readFolder } from "./support/read-folder.js";
import { tempFolder, tempSite } from "./support/temp-site.js";
import { build } from "./support/told-build.js";

/*
 * Where a document has changed and no spare folder is there yet, a thread copies the output folder while the build goes on; and it
 * looks for the commit what of both folders is as it was left.
 */

describe("a copy of an output folder", () => {
  const files = { ".handbill.json": "{}", "index.html": "one", "a/b/c.txt": "deep", "d.txt": "there" };

  function set() {
    const root = tempFolder(onTestFinished);
    const outDir = join(root, "dist");
    put(outDir, files);
    const old = new Date(Date.now() - 100_000);
    for (const file of Object.keys(files)) utimesSync(join(outDir, file), old, old);
    const output = stampOutput(outDir, Object.keys(files));
    const to = join(root, "cache/spare");
    return { outDir, to, copy: () => copyOutput({ outDir, output, to }) };
  }
  const linkInstead = (path: string) => {
    rmSync(path);
    symlinkSync("index.html", path);
  };
  const inCache = (to: string) => readdirSync(dirname(to));

  test("has all of it, with its times, and stamps that tell it again", () => {
    const { outDir, copy } = set();
    const { path = "", output } = copy() ?? {};
    expect(readFolder(path)).toEqual(files);
    expect(output).toEqual(
      (({ names, files, folders }) => ({
        names,
        files: files.map(([file, stamp]) => [file, stamp]),
        folders: folders.map(([folder, stamp]) => [folder, stamp]),
      }))(stampOutput(path, Object.keys(files))),
    );
    const times = [outDir, path].map((folder) => Math.trunc(statSync(join(folder, "d.txt")).mtimeMs));
    expect(times[0]).toBe(times[1]);
  });

  test.each<[string, (outDir: string) => void]>([
    ["a file is another", (outDir) => writeFileSync(join(outDir, "d.txt"), "other")],
    ["a file is gone", (outDir) => rmSync(join(outDir, "d.txt"))],
    ["a file is a link", (outDir) => linkInstead(join(outDir, "d.txt"))],
    ["a file has other rights", (outDir) => chmodSync(join(outDir, "d.txt"), 0o600)],
  ])("is not made, and nothing stays of it, where %s", (_, change) => {
    const { outDir, to, copy } = set();
    change(outDir);
    expect(copy()).toBeUndefined();
    expect(inCache(to)).toEqual([]);
  });

  test("is not made of files that are not like what is written now", () => {
    const { to, copy } = set();
    const before = process.umask(0o077);
    onTestFinished(() => void process.umask(before));
    expect(copy()).toBeUndefined();
    expect(inCache(to)).toEqual([]);
  });

  test("takes away what another one has left", () => {
    const { to, copy } = set();
    put(`${to}.0123456789abcdef`, files);
    put(to, files);
    const { path = "" } = copy() ?? {};
    expect(inCache(to).map((name) => join(dirname(to), name))).toEqual([to, path]);
  });
});

function manyDocuments(): string {
  const root = tempSite(onTestFinished);
  for (let number = 0; number < 220; number++)
    writeFileSync(
      join(root, `legal/guide-${number}.md`),
      `---\ntitle: Guide ${number}\ndescription: What guide ${number} says.\n---\n\nIn force from {{legal.effectiveDate}}.\n`,
    );
  return root;
}

const kept = (root: string) =>
  readdirSync(join(root, "node_modules/.cache/handbill")).filter((name) => name.startsWith("spare"));

test("the first build after an edit puts out what a clean one does, and leaves the folder that was there, and no other", () => {
  const root = manyDocuments();
  const clean = manyDocuments();
  const output = (of: string) => readFolder(join(of, "dist"));
  build(root);
  const before = output(root);
  const file = "legal/guide-7.md";
  const text = `${readFileSync(join(root, file), "utf8")}More.\n`;
  for (const of of [root, clean]) writeFileSync(join(of, file), text);
  build(clean);
  build(root);
  expect(output(root)).toEqual(output(clean));
  expect(kept(root)).toEqual(["spare"]);
  expect(readFolder(join(root, "node_modules/.cache/handbill/spare"))).toEqual(before);
  expect(build(root).unchanged).toBe(true);
  // Another edit, of what is there by now.
  writeFileSync(join(root, file), `${text}Yet more.\n`);
  writeFileSync(join(clean, file), `${text}Yet more.\n`);
  build(clean);
  build(root);
  expect(output(root)).toEqual(output(clean));
});

test("a copy that nobody has used is gone with the next build that keeps a folder", () => {
  const root = manyDocuments();
  build(root);
  put(join(root, "node_modules/.cache/handbill"), { "spare.0123456789abcdef/index.html": "" });
  put(root, { "public/robots.txt": "" });
  build(root);
  expect(kept(root)).toEqual(["spare"]);
});

test("what somebody has written into the output folder since is not taken for handbill's", () => {
  const root = manyDocuments();
  const clean = manyDocuments();
  build(root, ["--force"]);
  writeFileSync(join(root, "dist/guide-1.html"), "somebody's own");
  for (const of of [root, clean]) writeFileSync(join(of, "legal/guide-7.md"), other);
  build(root, ["--force"]);
  build(clean, ["--force"]);
  expect(readFolder(join(root, "dist"))).toEqual(readFolder(join(clean, "dist")));
  expect(kept(root)).toEqual([]);
});

const other = "---\ntitle: Guide 7\ndescription: What guide 7 says.\n---\n\nOther words.\n";

test("what is not as it was left is named, files and folders", () => {
  const folder = tempFolder(onTestFinished);
  const files = { ".handbill.json": "{}", "a.txt": "a", "b/c.txt": "c", "d/e.txt": "e", "f/g.txt": "g" };
  put(folder, files);
  const output = stampOutput(folder, Object.keys(files));
  expect(listChanged(folder, output)).toEqual([]);
  const { listAll } = asLeft(folder, output, new Set());
  expect(listAll()).toEqual(Object.keys(files));
  expect(
    [asLeft(folder, output), asLeft(folder, output, new Set(["a.txt"]))].map((one) => one.listAll()),
  ).toEqual(Array(2).fill(undefined));
  for (const more of ["more.txt", "b/more.txt"]) {
    put(folder, { [more]: "" });
    expect(listAll(), more).toBeUndefined();
    rmSync(join(folder, more));
  }
  writeFileSync(join(folder, "a.txt"), "b");
  put(folder, { "b/more.txt": "" });
  rmSync(join(folder, "d/e.txt"));
  const changed = ["b", "d", "a.txt", "d/e.txt"];
  expect(listChanged(folder, output)).toEqual(changed);
  const { isFile, isStill, listFolder } = asLeft(folder, output, new Set(changed));
  expect(["a.txt", "b/c.txt", "d/e.txt", "f/g.txt", "other"].map(isFile)).toEqual([
    ...[false, true, false, true],
    false,
  ]);
  expect(["b", "d", "f", "other"].map((name) => listFolder(name)?.size)).toEqual([
    ...[undefined, undefined],
    ...[1, undefined],
  ]);
  expect([...(listAsLeft(folder, output, new Set(["a.txt"]))?.keys() ?? [])].includes("a.txt")).toBe(false);
  expect(listAsLeft(folder, output, new Set(["b"]))).toBeUndefined();
  // And since somebody has looked.
  put(folder, { "f/g.txt": "theirs", "f/more.txt": "" });
  expect([isFile("f/g.txt"), isStill("f/g.txt"), isStill("b/c.txt")]).toEqual([true, false, true]);
  expect(listFolder("f")).toBeUndefined();
  put(folder, { ".handbill.json": "{ }" });
  expect(listAsLeft(folder, output, new Set())).toBeUndefined();
});

test("nothing shows of what somebody did to the folder that is kept, nor to the output", () => {
  const root = manyDocuments();
  const [dist, spare] = [join(root, "dist"), join(root, "node_modules/.cache/handbill/spare")];
  let more = 0;
  const edited = () => {
    more++;
    writeFileSync(join(root, "legal/guide-7.md"), `${other}More, ${more}.\n`);
    return build(root, ["--force"]);
  };
  const others = () =>
    Object.entries(readFolder(dist)).filter(([file]) => !/^guide-7|^\.handbill/.test(file));
  build(root, ["--force"]);
  edited();
  const before = others();
  const damages: readonly ((folder: string) => void)[] = [
    (folder) => writeFileSync(join(folder, "guide-1.html"), "other"),
    (folder) => writeFileSync(join(folder, "guide-1/more.html"), ""),
    (folder) => rmSync(join(folder, "guide-3.html")),
  ];
  for (const folder of [spare, dist]) {
    for (const [index, damage] of damages.entries()) {
      damage(folder);
      edited();
      expect(others(), `${folder} ${index}`).toEqual(before);
      expect(readFileSync(join(dist, "guide-7.html"), "utf8")).toContain(`More, ${more}.`);
    }
  }
});
