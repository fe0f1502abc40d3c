import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Diagnostics } from "../../src/diagnostics/diagnostics.js";
import { checkOutputContent, checkOutputPlace } from "../../src/output/check-output.js";
import type { OutputContent } from "../../src/output/foreign-files.js";
import { outputFolder } from "../../src/output/output-folder.js";
import { put } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

/** The diagnostics for a place as the output of a project; none if it may be replaced. */
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

describe("the path of the output folder", () => {
  test.each(["dist", "deep/not/there", "../site", "pages2", "../project-site", "a.git", "node_modules2"])(
    "may be %s",
    (path) => {
      expect(setProject().at(path)).toEqual([]);
    },
  );

  test("may be an existing folder", () => {
    const { root, at } = setProject();
    put(root, { "dist/index.html": "" });
    expect(at("dist")).toEqual([]);
  });

  test("must not be a file or a link", () => {
    const { root, at } = setProject();
    put(root, { file: "", "real/a.txt": "" });
    symlinkSync(join(root, "real"), join(root, "link"));
    symlinkSync(join(root, "nowhere"), join(root, "dangling"));
    expect(at("file")).toEqual([["commit/output-is-file", { outDir: join(root, "file") }]]);
    expect(at("link")).toEqual([["commit/output-is-link", { outDir: join(root, "link") }]]);
    expect(at("dangling")).toEqual([["commit/output-is-link", { outDir: join(root, "dangling") }]]);
  });

  test.each([".", "..", "/"])("must not be the project or a folder above it: %s", (path) => {
    const { root } = setProject();
    const outDir = path === "/" ? "/" : join(root, path);
    expect(place(root, outDir)).toEqual([["commit/output-holds-project", { outDir }]]);
  });

  test.each([
    ["pages", "pages/"],
    ["legal/out", "legal/"],
    ["public/a/b", "public/"],
  ])("must not be in a source folder: %s", (path, folder) => {
    const { root, at } = setProject();
    expect(at(path)).toEqual([["commit/output-in-sources", { outDir: join(root, path), folder }]]);
  });

  test("must not be in a source folder that does not exist yet", () => {
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

  test("must not be the target of a link among the sources", () => {
    const { root } = setProject();
    const other = join(dirname(root), "other");
    put(other, { "documents/terms.md": "" });
    const linked = join(dirname(root), "linked");
    mkdirSync(linked);
    symlinkSync(join(other, "documents"), join(linked, "legal"));
    expect(place(linked, join(other, "documents"))).toMatchObject([["commit/output-in-sources", {}]]);
    // Nor a parent folder: all of it would be lost.
    expect(place(linked, other)).toMatchObject([["commit/output-in-sources", { folder: "legal/" }]]);
  });

  test("is compared with the project through links", () => {
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
    "must not be in a folder of another tool: %s",
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

  test("may be in a project inside node_modules", () => {
    const root = join(tempFolder(onTestFinished), "node_modules/project");
    mkdirSync(root, { recursive: true });
    expect(place(root, join(root, "dist"))).toEqual([]);
    expect(place(root, join(dirname(root), "dist"))).toMatchObject([["commit/output-protected", {}]]);
  });

  test("must not be a home folder", () => {
    const { root } = setProject();
    const what = "a home folder, or a folder that contains one";
    expect(place(root, homedir())).toEqual([["commit/output-protected", { outDir: homedir(), what }]]);
    expect(place(root, join(homedir(), "site-of-mine-that-is-not-there"))).toEqual([]);
  });

  test("must not be the home folder of the environment, which may be unset", () => {
    const { HOME = "" } = process.env;
    onTestFinished(() => {
      process.env.HOME = HOME;
    });
    const { root } = setProject();
    const home = join(tempFolder(onTestFinished), "me");
    put(home, { "site/a.txt": "" });
    const what = "a home folder, or a folder that contains one";
    process.env.HOME = home;
    expect(place(root, home)).toEqual([["commit/output-protected", { outDir: home, what }]]);
    expect(place(root, join(home, "site"))).toEqual([]);
    process.env.HOME = "";
    expect(place(root, home)).toEqual([]);
  });

  test.runIf(existsSync("/proc/self/mountinfo"))("must not be a mount point", () => {
    const { root } = setProject();
    const what = "the mount point of a disk";
    expect(place(root, "/proc")).toEqual([["commit/output-protected", { outDir: "/proc", what }]]);
  });
});

/** The diagnostics for the content of a folder; none if it may be deleted. */
function content(found: Partial<OutputContent>, force: boolean) {
  const log = new Diagnostics();
  const folder = outputFolder("/out/dist");
  const whole = {
    isOurs: true,
    foreign: [],
    own: new Map(),
    foreignFolder: undefined,
    ...found,
  };
  const mayGo = checkOutputContent(folder, { content: whole, force }, log);
  const said = log.sorted().map(({ code, args }) => [code, args] as const);
  expect(mayGo).toBe(said.length === 0);
  return said;
}

describe("the content of the output folder", () => {
  const outDir = "/out/dist";
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`);

  test.each([false, true])(
    "may be deleted if handbill wrote all of it or if it is empty (force: %s)",
    (force) => {
      expect(content({}, force)).toEqual([]);
      expect(content({ isOurs: false }, force)).toEqual([]);
    },
  );

  test("must not be deleted if handbill never wrote there, even with force", () => {
    for (const force of [false, true]) {
      expect(content({ isOurs: false, foreign: names(1) }, force)).toEqual([
        ["commit/output-not-ours", { outDir, count: "1", files: "0.jpg" }],
      ]);
    }
  });

  test("may be deleted with force if it has fewer than a thousand foreign files", () => {
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
  ])("is listed without force: %s", (count, files) => {
    expect(content({ foreign: names(count) }, false)).toEqual([["commit/foreign-files", { outDir, files }]]);
  });

  test.each([
    ["repository", "a folder that contains a repository, a/.git"],
    ["disk", "a folder that contains another disk, a/.git"],
  ] as const)("must not be deleted if it contains a %s", (kind, what) => {
    for (const force of [false, true]) {
      expect(content({ foreignFolder: { path: "a/.git", kind }, foreign: names(2) }, force)).toEqual([
        ["commit/output-protected", { outDir, what }],
      ]);
    }
  });
});
