import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { Diagnostics } from "../../src/diagnostics/diagnostics.js";
import { commitTree } from "../../src/output/commit-tree.js";
import { isMountPoint, listMountsIn, parseMounts } from "../../src/output/mount-points.js";
import { outputFolder } from "../../src/output/output-folder.js";
import { makeFolder } from "../../src/output/output-lock.js";
import { commitSite, put } from "../support/rooms/commit-site.js";
import { tempFolder } from "../support/temp-site.js";

/* Folders by their identity in the system. */

describe("makeFolder", () => {
  test("creates a folder with its parents, or accepts an existing one", () => {
    const root = tempFolder(onTestFinished);
    makeFolder(join(root, "a/b/c"));
    makeFolder(join(root, "a/b/c"));
    makeFolder(join(root, "a/b"));
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(["a", "a/b", "a/b/c"]);
  });

  test("throws if a parent is a file", () => {
    const root = tempFolder(onTestFinished);
    writeFileSync(join(root, "file"), "");
    expect(() => makeFolder(join(root, "file/a"))).toThrow("ENOTDIR");
    expect(() => makeFolder(join(root, "file/a/b"))).toThrow("ENOTDIR");
  });

  test.runIf(existsSync("/proc/self"))("throws at once where the system allows no folder", () => {
    expect(() => makeFolder("/proc/handbill")).toThrow();
    expect(() => makeFolder("/proc/handbill/a/b")).toThrow("ENOENT");
  });
});

describe("an output folder", () => {
  test("that cannot be checked is reported before the build", async () => {
    const { root, prepare } = commitSite(onTestFinished);
    put(root, { file: "" });
    const path = join(root, "file/deep/dist");
    expect(await prepare(outputFolder(path))).toEqual([
      ["commit/cannot-write", { path, reason: "part of the path is a file, not a folder" }],
    ]);
  });

  test("is created with its parents", async () => {
    const root = tempFolder(onTestFinished);
    const log = new Diagnostics();
    const path = join(root, "a/b/dist");
    await commitTree({ files: new Map(), pages: [] }, outputFolder(path), { force: false, log });
    expect(log.sorted()).toEqual([]);
    expect(readdirSync(path)).toEqual([".handbill.json"]);
  });
});

test("mount points with escaped characters are parsed", () => {
  const text = `22 1 8:1 / / rw - ext4 /dev/sda1 rw
36 22 0:31 / /mnt/of\\040two\\134parts rw,noatime shared:1 - ext4 /dev/sdb1 rw
40 22 0:40 / /mnt/gr\u00c3\u00b6\u00c3\u009fe rw - tmpfs tmpfs rw
`;
  expect(parseMounts(text)).toEqual(["/", "/mnt/of two\\parts", "/mnt/größe", ""]);
});

describe.runIf(existsSync("/proc/self/mountinfo"))("a mount point", () => {
  const mounts = readFileSync("/proc/self/mountinfo", "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[4] ?? "");

  test("is distinguished from a folder", () => {
    const root = tempFolder(onTestFinished);
    mkdirSync(join(root, "a"));
    expect(isMountPoint("/proc")).toBe(true);
    expect(isMountPoint(join(root, "a"))).toBe(false);
    expect(isMountPoint(join(root, "not-there"))).toBe(false);
  });

  test("is listed for each folder above it, and for no other", () => {
    expect(mounts).toContain("/proc");
    expect(listMountsIn("/proc")).not.toContain("/proc");
    expect(listMountsIn("")).toContain("/proc");
    expect(listMountsIn("/pro")).toEqual([]);
    expect(listMountsIn(tempFolder(onTestFinished))).toEqual([]);
  });
});
