import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { codesOf, leftIn, put } from "../support/cli/build-json.js";
import { ownRoom } from "../support/cli/own-room.js";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { tempFolder, tempSite } from "../support/temp-site.js";

/* No files are lost: folders that a build never replaces. */

const build = (root: string, ...args: string[]) => runWarm(["build", "--root", root, "--json", ...args]);

/** All files in a site's folder, except handbill's own between builds. */
const filesOf = (root: string) =>
  Object.fromEntries(
    Object.entries(readFolder(root)).filter(
      ([file]) => !file.startsWith(join("node_modules/.cache/handbill")),
    ),
  );

describe("an output folder that is never replaced", () => {
  test.each([
    ["a file", "out", "commit/output-is-file", (root: string) => put(root, { out: "" })],
    [
      "a link",
      "out",
      "commit/output-is-link",
      (root: string) => symlinkSync(join(root, "public"), join(root, "out")),
    ],
    ["the root", ".", "commit/output-holds-project", () => {}],
    ["a parent", "..", "commit/output-holds-project", () => {}],
    ["the disk's root", "/", "commit/output-holds-project", () => {}],
    ["a source folder", "pages", "commit/output-in-sources", () => {}],
    ["inside a source folder", "public/dist", "commit/output-in-sources", () => {}],
    ["a source folder that is not there yet", "legal/new", "commit/output-in-sources", () => {}],
    ["a folder of code", "src", "commit/output-not-ours", (root: string) => put(root, { "src/a.ts": "1" })],
    [
      "a folder without a manifest",
      "site",
      "commit/output-not-ours",
      (root: string) => put(root, { "site/index.html": "" }),
    ],
    ["a repository", ".git", "commit/output-protected", (root: string) => put(root, { ".git/HEAD": "ref" })],
    [
      "in a repository",
      ".git/new",
      "commit/output-protected",
      (root: string) => put(root, { ".git/HEAD": "ref" }),
    ],
    [
      "packages",
      "node_modules",
      "commit/output-protected",
      (root: string) => put(root, { "node_modules/a/b": "" }),
    ],
    ["among packages", "node_modules/site", "commit/output-protected", () => {}],
    ["a folder of devices", "/proc/site", "commit/cannot-write", () => {}],
  ])("such as %s, with or without --force", (_, out, code, prepare) => {
    const root = tempSite(onTestFinished);
    prepare(root);
    const before = filesOf(root);
    for (const flags of [[], ["--force"]]) {
      const { status, stdout } = build(root, "--out", out, ...flags);
      expect(codesOf(stdout)).toEqual([code]);
      expect(status).toBe(1);
      expect(filesOf(root)).toEqual(before);
      expect(leftIn(root)).toEqual([]);
    }
  });

  test.each(["user", "."])("such as a home folder or one above it: %s", (out) => {
    const root = tempSite(onTestFinished);
    const homes = tempFolder(onTestFinished);
    mkdirSync(join(homes, "user"));
    const args = ["build", "--root", root, "--out", join(homes, out), "--force", "--json"];
    const { status, stdout } = runCli(args, { env: { HOME: join(homes, "user") } });
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/output-protected"]);
    expect(readdirSync(homes)).toEqual(["user"]);
  });

  test("such as one that handbill wrote and that now contains a repository", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    put(root, { "dist/deep/.git/HEAD": "ref" });
    expect(codesOf(build(root, "--force").stdout)).toEqual(["commit/output-protected"]);
    expect(existsSync(join(root, "dist/deep/.git/HEAD"))).toBe(true);
  });

  test("such as one that handbill wrote and that now contains thousands of other files", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    put(root, Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`dist/photos/${n}.jpg`, ""])));
    const { status, stdout } = build(root, "--force");
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/output-not-ours"]);
    expect(readdirSync(join(root, "dist/photos"))).toHaveLength(1000);
  });

  test("such as a mount point, or one that contains one", () => {
    const root = tempSite(onTestFinished);
    const other = tempFolder(onTestFinished);
    put(other, { "theirs.txt": "theirs" });
    expect(build(root).status).toBe(0);
    mkdirSync(join(root, "dist/media"));
    mkdirSync(join(root, "mounted"));
    const inside = (folder: string, out: string) =>
      runProgram([
        ...[...ownRoom("--mount"), "sh", "-c", 'mount --bind "$1" "$2" && shift 2 && exec "$@"', "sh"],
        ...[other, join(root, folder), process.execPath, cliFile],
        ...["build", "--root", root, "--json", "--force", "--out", out],
      ]);
    for (const [folder, out] of [
      ["dist/media", "dist"],
      ["mounted", "mounted"],
    ] as const) {
      const { status, stdout } = inside(folder, out);
      expect([status, ...codesOf(stdout)]).toEqual([1, "commit/output-protected"]);
      expect(readFileSync(join(other, "theirs.txt"), "utf8")).toBe("theirs");
    }
  });

  test("is checked without waiting for a pipe", () => {
    const root = tempSite(onTestFinished);
    mkdirSync(join(root, "dist"));
    expect(spawnSync("mkfifo", [join(root, "dist/.handbill.json")]).status).toBe(0);
    expect(codesOf(build(root).stdout)).toEqual(["commit/output-not-ours"]);
  });
});
