import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkOutputContent, checkOutputPlace } from "../../src/commit/check-output.js";
import { type OutputContent, readContent } from "../../src/commit/foreign-files.js";
import { outputFolder } from "../../src/commit/output-folder.js";
import { Diagnostics } from "../../src/core/diagnostics.js";
import { commitSite, put } from "../support/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

/** What is said of a place for the output of a project; nothing if it may be replaced. */
function place(root: string, path: string) {
  const log = new Diagnostics();
  const mayBe = checkOutputPlace(outputFolder(path), root, log);
  const found = log.sorted().map(({ code, args }) => [code, args] as const);
  expect(mayBe).toBe(found.length === 0);
  return found;
}

function setProject() {
  const root = join(tempFolder(onTestFinished), "project");
  put(root, { "pages/index.tsx": "", "legal/terms.md": "", "public/icon.svg": "" });
  return { root, at: (path: string) => place(root, join(root, path)) };
}

describe("a place for the output", () => {
  test.each(["dist", "deep/not/there", "../site", "pages2", "../project-site", "a.git", "node_modules2"])(
    "may be %s",
    (path) => {
      expect(setProject().at(path)).toEqual([]);
    },
  );

  test("may be a folder that is there", () => {
    const { root, at } = setProject();
    put(root, { "dist/index.html": "" });
    expect(at("dist")).toEqual([]);
  });

  test("is no file, and no link", () => {
    const { root, at } = setProject();
    put(root, { file: "", "real/a.txt": "" });
    symlinkSync(join(root, "real"), join(root, "link"));
    symlinkSync(join(root, "nowhere"), join(root, "dangling"));
    expect(at("file")).toEqual([["commit/output-is-file", { outDir: join(root, "file") }]]);
    expect(at("link")).toEqual([["commit/output-is-link", { outDir: join(root, "link") }]]);
    expect(at("dangling")).toEqual([["commit/output-is-link", { outDir: join(root, "dangling") }]]);
  });

  test.each([".", "..", "/"])("is not the project, nor above it: %s", (path) => {
    const { root } = setProject();
    const outDir = path === "/" ? "/" : join(root, path);
    expect(place(root, outDir)).toEqual([["commit/output-holds-project", { outDir }]]);
  });

  test.each([
    ["pages", "pages/"],
    ["legal/out", "legal/"],
    ["public/a/b", "public/"],
  ])("is not in what is read: %s", (path, folder) => {
    const { root, at } = setProject();
    expect(at(path)).toEqual([["commit/output-in-sources", { outDir: join(root, path), folder }]]);
  });

  test("is not in what is read of a project that has no such folder yet", () => {
    const root = join(tempFolder(onTestFinished), "project");
    mkdirSync(root);
    for (const path of ["pages", "legal/out", "public/a/b"]) {
      const folder = `${path.split("/")[0]}/`;
      expect(place(root, join(root, path))).toEqual([
        ["commit/output-in-sources", { outDir: join(root, path), folder }],
      ]);
    }
    expect(place(root, join(root, "pages-of-old"))).toEqual([]);
  });

  test("is not what a link among the sources leads to", () => {
    const { root } = setProject();
    const other = join(dirname(root), "other");
    put(other, { "documents/terms.md": "" });
    const linked = join(dirname(root), "linked");
    mkdirSync(linked);
    symlinkSync(join(other, "documents"), join(linked, "legal"));
    expect(place(linked, join(other, "documents"))).toMatchObject([["commit/output-in-sources", {}]]);
    // Nor above it: all of it would go.
    expect(place(linked, other)).toMatchObject([["commit/output-in-sources", { folder: "legal/" }]]);
  });

  test("is not the project by another way", () => {
    const { root } = setProject();
    const way = join(dirname(root), "way");
    symlinkSync(dirname(root), way);
    expect(place(root, join(way, "project/pages/new"))).toMatchObject([["commit/output-in-sources", {}]]);
    expect(place(join(way, "project"), join(root, "pages"))).toMatchObject([
      ["commit/output-in-sources", {}],
    ]);
    expect(place(root, join(way, "project/dist"))).toEqual([]);
  });

  test.each([".git", ".git/new", ".hg", ".svn/a/b", "node_modules", "node_modules/site", "a/NODE_MODULES/b"])(
    "is not what another tool keeps: %s",
    (path) => {
      const { root, at } = setProject();
      const tool = path
        .toLowerCase()
        .split("/")
        .find((part) => /^(\.(git|hg|svn)|node_modules)$/.test(part));
      expect(at(path)).toEqual([
        ["commit/output-protected", { outDir: join(root, path), what: `in ${tool}` }],
      ]);
    },
  );

  test("may be in a project that lies among packages", () => {
    const root = join(tempFolder(onTestFinished), "node_modules/project");
    mkdirSync(root, { recursive: true });
    expect(place(root, join(root, "dist"))).toEqual([]);
    expect(place(root, join(dirname(root), "dist"))).toMatchObject([["commit/output-protected", {}]]);
  });

  test("is no home folder, nor above one", () => {
    const { root } = setProject();
    const what = "a home folder, or above one";
    expect(place(root, homedir())).toEqual([["commit/output-protected", { outDir: homedir(), what }]]);
    expect(place(root, join(homedir(), "site-of-mine-that-is-not-there"))).toEqual([]);
  });

  test("is no home folder by what the environment says either, and that may say nothing", () => {
    const { HOME = "" } = process.env;
    onTestFinished(() => {
      process.env.HOME = HOME;
    });
    const { root } = setProject();
    const home = join(tempFolder(onTestFinished), "me");
    put(home, { "site/a.txt": "" });
    const what = "a home folder, or above one";
    process.env.HOME = home;
    expect(place(root, home)).toEqual([["commit/output-protected", { outDir: home, what }]]);
    expect(place(root, join(home, "site"))).toEqual([]);
    process.env.HOME = "";
    expect(place(root, home)).toEqual([]);
  });

  test.runIf(existsSync("/proc/self/mountinfo"))("is no mount point", () => {
    const { root } = setProject();
    const what = "a disk of its own, a mount point";
    expect(place(root, "/proc")).toEqual([["commit/output-protected", { outDir: "/proc", what }]]);
  });
});

/** What is said of what lies in a folder; nothing if it may go. */
function content(found: Partial<OutputContent>, force: boolean) {
  const log = new Diagnostics();
  const folder = outputFolder("/out/dist");
  const whole = {
    isOurs: true,
    foreign: [],
    sure: new Map(),
    isAllSure: true,
    precious: undefined,
    ...found,
  };
  const mayGo = checkOutputContent(folder, { content: whole, force }, log);
  const said = log.sorted().map(({ code, args }) => [code, args] as const);
  expect(mayGo).toBe(said.length === 0);
  return said;
}

describe("what lies in the folder", () => {
  const outDir = "/out/dist";
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`);

  test.each([false, true])("may go if all of it is ours, or there is nothing (force: %s)", (force) => {
    expect(content({}, force)).toEqual([]);
    expect(content({ isOurs: false }, force)).toEqual([]);
  });

  test("stays if handbill has never written there, with force too", () => {
    for (const force of [false, true]) {
      expect(content({ isOurs: false, foreign: names(1) }, force)).toEqual([
        ["commit/output-not-ours", { outDir, count: "1", files: "0.jpg" }],
      ]);
    }
  });

  test("may go with force, if it is not a thousand files", () => {
    expect(content({ foreign: names(999) }, true)).toEqual([]);
    const files = "0.jpg, 1.jpg, 2.jpg and 997 more";
    expect(content({ foreign: names(1000) }, true)).toEqual([
      ["commit/output-not-ours", { outDir, count: "1000", files }],
    ]);
  });

  test.each([
    [1, "0.jpg"],
    [3, "0.jpg, 1.jpg, 2.jpg"],
    [4, "0.jpg, 1.jpg, 2.jpg and 1 more"],
  ])("is named without force: %s", (count, files) => {
    expect(content({ foreign: names(count) }, false)).toEqual([["commit/foreign-files", { outDir, files }]]);
  });

  test.each([
    ["repository", "a folder with a repository, a/.git"],
    ["disk", "a folder with another disk in it, a/.git"],
  ] as const)("stays for good if it holds a %s", (kind, what) => {
    for (const force of [false, true]) {
      expect(content({ precious: { path: "a/.git", kind }, foreign: names(2) }, force)).toEqual([
        ["commit/output-protected", { outDir, what }],
      ]);
    }
  });
});

const unsure = { sure: new Map(), isAllSure: false, precious: undefined };

describe("a folder is looked through", () => {
  const one = { "index.html": "one", "a/b.txt": "deep" };

  test("and what handbill has not written is found, sorted", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    expect(readContent(folder.path)).toEqual({
      isOurs: true,
      foreign: [],
      sure: new Map(),
      isAllSure: false,
      precious: undefined,
    });
    put(folder.path, { "z.txt": "", "a/new.txt": "", "a/b.txt": "changed", "B.txt": "" });
    symlinkSync("index.html", join(folder.path, "link.html"));
    const foreign = ["B.txt", "a/b.txt", "a/new.txt", "link.html", "z.txt"];
    expect(readContent(folder.path)).toEqual({ isOurs: true, foreign, ...unsure });
  });

  test("and a link in a file's place is not the file", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "same.html": "one" });
    expect(spawnSync("ln", ["-sf", join(root, "same.html"), join(folder.path, "index.html")]).status).toBe(0);
    expect(readContent(folder.path).foreign).toEqual(["index.html"]);
  });

  test("and all in it is others' without a list of ours", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", ".handbill.json": "{}" });
    const foreign = [".handbill.json", "a.txt"];
    expect(readContent(folder)).toEqual({ isOurs: false, foreign, ...unsure });
    expect(readContent(join(folder, "not-there"))).toEqual({
      isOurs: false,
      foreign: [],
      sure: new Map(),
      isAllSure: false,
      precious: undefined,
    });
  });

  test("and a list that is a link or a folder is none", async () => {
    const { root, folder, commit } = commitSite(onTestFinished);
    await commit(one);
    put(root, { "list.json": readFileSync(join(folder.path, ".handbill.json"), "utf8") });
    const other = tempFolder(onTestFinished);
    symlinkSync(join(root, "list.json"), join(other, ".handbill.json"));
    expect(readContent(other).isOurs).toBe(false);
    const third = tempFolder(onTestFinished);
    mkdirSync(join(third, ".handbill.json"));
    expect(readContent(third)).toEqual({ isOurs: false, foreign: [], ...unsure });
  });

  test("and a name that every object has is no file of ours", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit(one);
    writeFileSync(join(folder.path, "constructor"), "");
    expect(readContent(folder.path).foreign).toEqual(["constructor"]);
  });

  test.each([".git", "deep/er/.git", ".hg", ".svn"])("and a repository in it is found: %s", (path) => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", [`${path}/HEAD`]: "" });
    expect(readContent(folder).precious).toEqual({ path, kind: "repository" });
  });

  test("and its owner gives a sign for each thing in it", () => {
    const folder = tempFolder(onTestFinished);
    put(folder, { "a.txt": "", "b/c.txt": "" });
    let signs = 0;
    readContent(folder, { beat: () => signs++ });
    expect(signs).toBe(3);
  });

  test.runIf(existsSync("/proc/self/mountinfo"))("and another disk in it is found, and not gone into", () => {
    const mounted = readFileSync("/proc/self/mountinfo", "utf8")
      .split("\n")
      .map((line) => line.split(" ")[4] ?? "")
      .find((path) => /^\/dev\/\w+$/.test(path));
    if (mounted === undefined) return;
    expect(readContent("/dev").precious).toMatchObject({ kind: "disk" });
  });
});

describe("a folder that surely holds what handbill has put there", () => {
  test("is not listed again, and what is in it is looked at as before", async () => {
    const { folder, commit } = commitSite(onTestFinished);
    await commit({ "a/b.txt": "b", "a/c/d.txt": "d", "e.txt": "e" });
    put(folder.path, { "a/unseen.txt": "", "a/c/d.txt": "changed", "a/c/seen.txt": "" });
    const asked: string[] = [];
    const inside = new Map([
      ["b.txt", false],
      ["c", true],
    ]);
    const asWritten = {
      isFile: (file: string) => asked.push(file) > 0 && file !== "a/c/d.txt",
      listFolder: (name: string) => (name === "a" ? inside : undefined),
    };
    const { foreign, sure, isAllSure } = readContent(folder.path, { asWritten });
    expect(foreign).toEqual(["a/c/d.txt", "a/c/seen.txt"]);
    expect([...sure.keys()].sort()).toEqual(["a/b.txt", "e.txt"]);
    expect(isAllSure).toBe(false);
    expect(asked.sort()).toEqual([".handbill.json", "a/b.txt", "a/c/d.txt", "e.txt"]);
  });
});
