import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build, codesOf, leftIn, put } from "../support/cli/build-json.js";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { handOver, unprivileged } from "../support/machine/unprivileged.js";
import { readFolder } from "../support/read-folder.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* No files are lost: folders that a build may replace, and the files that it leaves next to them. */

/** A module that the command loads first, to simulate failures that rarely happen. */
function preload(root: string, code: string): readonly string[] {
  const file = join(root, "preload.cjs");
  writeFileSync(file, `${code}\nrequire("node:module").syncBuiltinESMExports();`);
  return [process.execPath, "--require", file, cliFile, "build", "--root", root, "--json"];
}

describe("an output folder that handbill wrote", () => {
  test.each([
    ["a new file", "mine.txt"],
    ["a changed page", "index.html"],
  ])("with %s is replaced only with --force, which lists it", (_, file) => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    put(root, { [`dist/${file}`]: "mine" });
    const before = readFolder(join(root, "dist"));
    const refused = build(root);
    expect(refused.status).toBe(1);
    expect(codesOf(refused.stdout)).toEqual(["commit/foreign-files"]);
    expect(JSON.parse(refused.stdout).diagnostics[0].message).toContain(file);
    expect(readFolder(join(root, "dist"))).toEqual(before);
    const forced = build(root, "--force");
    expect(forced.status).toBe(0);
    expect(JSON.parse(forced.stdout).lost).toEqual([file]);
    expect(readFolder(join(root, "dist"))["index.html"]).not.toBe("mine");
    expect(readFolder(join(root, "dist"))).not.toHaveProperty("mine.txt");
  });

  test("is replaced if a name in public/ contains a backslash", () => {
    const root = tempSite(onTestFinished);
    put(root, { "public/a\\b.txt": "1" });
    expect(build(root).status).toBe(0);
    expect(codesOf(build(root).stdout)).toEqual([]);
  });

  test("is replaced even if the old one cannot be removed", () => {
    const root = tempSite(onTestFinished);
    put(root, { "public/kept/a.txt": "1" });
    handOver(root);
    chmodSync(root, 0o755);
    const run = () => runCli(["build", "--root", root, "--json"], unprivileged);
    expect(run().status).toBe(0);
    const locked = join(root, "dist/kept");
    chmodSync(locked, 0o555);
    for (const text of isThorough ? ["2", "3", "4"] : ["2"]) {
      put(root, { "public/kept/a.txt": text });
      const { status, stdout } = run();
      expect([status, ...codesOf(stdout)]).toEqual([0]);
      expect(readFolder(join(root, "dist"))["kept/a.txt"]).toBe(text);
    }
    // Only files that could not be removed are left, and they are not restored as output.
    const left = leftIn(root);
    expect(left).toEqual([expect.stringMatching(/^\.dist\.handbill-gone-[0-9a-f]{16}$/)]);
    chmodSync(join(root, left[0] ?? "", "kept"), 0o755);
    expect(run().status).toBe(0);
    expect(leftIn(root)).toEqual([]);
  });

  test("is reported if it cannot be created", () => {
    const root = tempSite(onTestFinished);
    const { status, stdout } = build(root, "--out", "site.config.ts/dist");
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/cannot-write"]);
  });

  test("is left unchanged in a read-only folder", () => {
    const root = tempSite(onTestFinished);
    const parent = join(root, "out");
    expect(build(root, "--out", "out/dist").status).toBe(0);
    const before = readFolder(parent);
    // Nothing would be written without a change.
    put(root, { "public/new.txt": "new" });
    handOver(root);
    chmodSync(parent, 0o555);
    onTestFinished(() => chmodSync(parent, 0o755));
    const { status, stdout } = runCli(["build", "--root", root, "--json", "--out", "out/dist"], unprivileged);
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/cannot-write"]);
    expect(readFolder(parent)).toEqual(before);
  });

  test("is left unchanged on a full disk, without temporary folders", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    const before = readFolder(join(root, "dist"));
    writeFileSync(join(root, "public/large.bin"), new Uint8Array(200_000));
    // A limit on file sizes makes a write fail half-way, like a full disk.
    const command = `ulimit -f 100; exec "${process.execPath}" "${cliFile}" build --root "${root}" --json`;
    const { status, stdout } = runProgram(["sh", "-c", command]);
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/cannot-write"]);
    expect(readFolder(join(root, "dist"))).toEqual(before);
    expect(leftIn(root)).toEqual([]);
  });

  test("is restored if the new one cannot be renamed", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    const before = readFolder(join(root, "dist"));
    put(root, { "public/new.txt": "new" });
    // The new folder is removed between the two renames: the second one fails.
    const command = preload(
      root,
      `const fs = require("node:fs");
       const rename = fs.renameSync;
       fs.renameSync = (from, to) => {
         if (from.includes("handbill-new-")) rename(from, ${JSON.stringify(join(root, "taken"))});
         rename(from, to);
       };`,
    );
    const { status, stdout } = runProgram(command);
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/cannot-write"]);
    expect(readFolder(join(root, "taken"))).toHaveProperty("new.txt");
    expect(readFolder(join(root, "dist"))).toEqual(before);
    expect(leftIn(root)).toEqual([]);
  });

  test("is reported under its temporary name if its path is occupied", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    const before = readFolder(join(root, "dist"));
    const command = preload(
      root,
      `const fs = require("node:fs");
       const rename = fs.renameSync;
       fs.renameSync = (from, to) => {
         rename(from, to);
         if (!to.includes("handbill-old-")) return;
         fs.mkdirSync(from);
         fs.writeFileSync(from + "/theirs.txt", "theirs");
       };`,
    );
    const { status, stdout } = runProgram(command);
    expect([status, ...codesOf(stdout)]).toEqual([1, "commit/put-aside"]);
    expect(readFolder(join(root, "dist"))).toEqual({ "theirs.txt": "theirs" });
    const [aside = ""] = leftIn(root);
    expect(JSON.parse(stdout).diagnostics[0].message).toContain(aside);
    expect(readFolder(join(root, aside))).toEqual(before);
  });

  test("is unchanged after a failed build, and no run leaves temporary folders", () => {
    const parent = tempFolder(onTestFinished);
    const root = tempSite(onTestFinished);
    mkdirSync(join(parent, "site"));
    expect(build(root, "--out", join(parent, "site")).status).toBe(0);
    writeFileSync(join(root, "pages/broken.tsx"), "export default (");
    expect(build(root, "--out", join(parent, "site")).status).toBe(1);
    expect(readdirSync(parent)).toEqual(["site"]);
    expect(existsSync(join(parent, "site/index.html"))).toBe(true);
  });
});

describe("a folder next to the output folder", () => {
  const token = "0123456789abcdef";

  test("is not touched without handbill's manifest, whatever its name", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    const names = ["old-backup", "new-", "old-1", `old-${token}`, `new-${token}`, `gone-${token}`];
    for (const name of names) put(root, { [`.dist.handbill-${name}/mine.txt`]: name });
    for (const name of ["lock", "draft"]) put(root, { [`.dist.handbill-${name}-${token}`]: "mine" });
    // A copy of the output that someone keeps under another name.
    cpSync(join(root, "dist"), join(root, ".dist.handbill-old-backup2"), { recursive: true });
    const before = leftIn(root);
    expect(build(root).status).toBe(0);
    expect(leftIn(root)).toEqual(before);
    for (const name of names)
      expect(readFolder(join(root, `.dist.handbill-${name}`))).toEqual({ "mine.txt": name });
    // It is not restored either.
    renameSync(join(root, "dist"), join(root, "elsewhere"));
    put(root, { "pages/broken.tsx": "export default (" });
    expect(build(root).status).toBe(1);
    expect(existsSync(join(root, "dist"))).toBe(false);
  });

  test("is removed after a killed run, and the folder moved aside is restored", () => {
    const root = tempSite(onTestFinished);
    expect(build(root).status).toBe(0);
    const before = readFolder(join(root, "dist"));
    const beside = (kind: string) => join(root, `.dist.handbill-${kind}-${token}`);
    cpSync(join(root, "dist"), beside("new"), { recursive: true });
    cpSync(join(root, "dist"), beside("gone"), { recursive: true });
    put(root, {
      [`.dist.handbill-new-${"f".repeat(16)}/.handbill.json`]: '{\n "generator": "handbill",\n "fi',
    });
    put(root, { [`.dist.handbill-new-${"d".repeat(16)}/.handbill.json`]: "" });
    put(root, { [`.dist.handbill-draft-${"c".repeat(16)}`]: "" });
    mkdirSync(join(root, `.dist.handbill-new-${"e".repeat(16)}`));
    renameSync(join(root, "dist"), beside("old"));
    put(root, { "pages/broken.tsx": "export default (" });
    expect(build(root).status).toBe(1);
    expect(readFolder(join(root, "dist"))).toEqual(before);
    expect(leftIn(root)).toEqual([]);
  });
});
