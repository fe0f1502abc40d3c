import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { patience } from "./support/patience.js";
import { readFolder } from "./support/read-folder.js";
import { cliFile, runCli, runProgram } from "./support/run-cli.js";
import { tempFolder, tempSite } from "./support/temp-site.js";
import { build, siteWith, type Told } from "./support/told-build.js";
import { handOver, unprivileged } from "./support/unprivileged.js";

/* An output folder that is gone is put back as it was, where all else is; anything in the way is a build's. */

type PutBack = Told & { readonly putBack?: boolean };

const removed = (root: string, out = "dist") => rmSync(join(root, out), { recursive: true });
const run = (root: string, args: readonly string[] = []): PutBack => build(root, args);

/** A site that was built, and what its output folder holds. */
function builtSite(args: readonly string[] = [], root = tempSite(onTestFinished)) {
  expect(run(root, args)).toMatchObject({ ok: true, unchanged: false });
  return { root, files: readFolder(join(root, "dist")) };
}

describe("an output folder that is gone", { timeout: patience(60_000) }, () => {
  test("is put back byte for byte, with the same told, and the next build finds it as it was", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const first = run(root);
    const files = readFolder(join(root, "dist"));
    for (let times = 0; times < 2; times++) {
      removed(root);
      const { timing: _, built: __, ...told } = first;
      expect(run(root)).toEqual({ ...told, unchanged: true, putBack: true, timing: expect.anything() });
      expect(readFolder(join(root, "dist"))).toEqual(files);
      expect(readdirSync(root).filter((name) => name.startsWith("."))).toEqual([]);
      const again = run(root);
      expect([again.unchanged, again.putBack]).toEqual([true, undefined]);
    }
  });

  test("people are told so", () => {
    const { root } = builtSite();
    runCli(["build", "--root", root]);
    removed(root);
    const { stdout, stderr } = runCli(["build", "--root", root, "--timing"]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/✓ nothing has changed: \d+ pages and .*, put back in .*\n.*compare/s);
  });

  test("nothing is loaded that builds, and nothing is started", () => {
    const { root } = builtSite();
    const lister = join(tempFolder(onTestFinished), "lister.cjs");
    writeFileSync(
      lister,
      `process.on("exit", () => {
  const loaded = Object.keys(require.cache).map((path) => path.replace(/.*[\\\\/]/, ""));
  const asked = ["child_process", "worker_threads"].filter((name) => process.moduleLoadList.includes("NativeModule " + name));
  require("node:fs").writeSync(2, JSON.stringify({ loaded, asked }));
});`,
    );
    const listed = () =>
      runProgram([process.execPath, "-r", lister, cliFile, "build", "--json", "--root", root]).stderr;
    listed();
    removed(root);
    const loaded = ["lister.cjs", "handbill.cjs", "unchanged.cjs", "put-back.cjs"];
    expect(JSON.parse(listed())).toEqual({ loaded, asked: [] });
  });

  test("is made of the site as it is now where that has changed, and of what is put back an edit makes the next", () => {
    const { root } = builtSite();
    removed(root);
    expect(run(root).putBack).toBe(true);
    appendFileSync(join(root, "legal/privacy.md"), "\nMore of it.\n");
    expect(run(root)).toMatchObject({ ok: true, unchanged: false });
    expect(readFileSync(join(root, "dist/privacy.html"), "utf8")).toContain("More of it.");
    appendFileSync(join(root, "legal/privacy.md"), "\nAnd more.\n");
    removed(root);
    expect(run(root)).toMatchObject({ ok: true, unchanged: false });
    expect(readFileSync(join(root, "dist/privacy.html"), "utf8")).toContain("And more.");
    const files = readFolder(join(root, "dist"));
    removed(root);
    expect(run(root).putBack).toBe(true);
    expect(readFolder(join(root, "dist"))).toEqual(files);
  });

  test("is put back where it was asked for, strict builds too", () => {
    const root = tempSite(onTestFinished);
    const args = ["--strict", "--out", "public_html/app"];
    expect(run(root, args)).toMatchObject({ ok: true });
    const files = readFolder(join(root, "public_html/app"));
    removed(root, "public_html/app");
    expect(run(root, args).putBack).toBe(true);
    expect(readFolder(join(root, "public_html/app"))).toEqual(files);
    expect(existsSync(join(root, "dist"))).toBe(false);
  });

  test.each([
    ["large", 1, 1_100_000],
    ["of many files", 101, 1],
  ])("is built anew where it is %s", (_, count, size) => {
    const root = tempSite(onTestFinished);
    for (let file = 0; file < count; file++)
      writeFileSync(join(root, `public/file-${file}.bin`), Buffer.alloc(size, "x"));
    const { files } = builtSite([], root);
    removed(root);
    expect(run(root)).toMatchObject({ ok: true, unchanged: false });
    expect(readFolder(join(root, "dist"))).toEqual(files);
  });

  test("is built anew where the site's code asks for what nobody can compare", () => {
    const root = siteWith("const said = Date.now();");
    expect(run(root).ok).toBe(true);
    const before = readFileSync(join(root, "dist/code.html"), "utf8");
    removed(root);
    expect(run(root)).toMatchObject({ ok: true, unchanged: false });
    expect(readFileSync(join(root, "dist/code.html"), "utf8")).not.toBe(before);
  });

  test("comes from where a run that was killed has put it aside", () => {
    const { root, files } = builtSite();
    renameSync(join(root, "dist"), join(root, ".dist.handbill-old-0123456789abcdef"));
    const told = run(root);
    expect([told.ok, told.unchanged, told.putBack]).toEqual([true, false, undefined]);
    expect(readFolder(join(root, "dist"))).toEqual(files);
    expect(readdirSync(root).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("is built anew where a run was killed while it put it back, and nothing is left of that", () => {
    const { root, files } = builtSite();
    const token = "0123456789abcdef";
    const stage = join(root, `.dist.handbill-new-${token}`);
    renameSync(join(root, "dist"), stage);
    rmSync(join(stage, "index.html"));
    const told = run(root);
    expect([told.ok, told.unchanged, told.putBack]).toEqual([true, false, undefined]);
    expect(readFolder(join(root, "dist"))).toEqual(files);
    expect(readdirSync(root).filter((name) => name.startsWith("."))).toEqual([]);
    removed(root);
    expect(run(root).putBack).toBe(true);
  });

  test("is not put where something else is now, or where it may not be", () => {
    const { root } = builtSite();
    removed(root);
    const code = () => run(root).diagnostics.map((diagnostic) => diagnostic.code);
    symlinkSync("nowhere", join(root, "dist"));
    expect(code()).toEqual(["commit/output-is-link"]);
    rmSync(join(root, "dist"));
    writeFileSync(join(root, "dist"), "somebody's own");
    expect(code()).toEqual(["commit/output-is-file"]);
    expect(readFileSync(join(root, "dist"), "utf8")).toBe("somebody's own");
  });

  test("is not put where its parent leads by now, if that is the site's own sources", () => {
    const root = tempSite(onTestFinished);
    const args = ["--out", "out/dist"];
    expect(run(root, args).ok).toBe(true);
    removed(root, "out");
    symlinkSync("pages", join(root, "out"));
    const told = run(root, args);
    expect(told.ok).toBe(false);
    expect(existsSync(join(root, "pages/dist"))).toBe(false);
  });

  test.runIf(process.platform !== "win32")("that cannot be written is an error, and leaves nothing", () => {
    const root = tempSite(onTestFinished);
    const out = join(root, "out");
    mkdirSync(out);
    handOver(root);
    const asNobody = () => {
      const command = [process.execPath, cliFile, "build", "--json", "--root", root, "--out", "out/dist"];
      return runProgram(command, { ...unprivileged, env: { HOME: root } });
    };
    expect(asNobody().status).toBe(0);
    removed(root, "out/dist");
    chmodSync(out, 0o555);
    const { status, stdout } = asNobody();
    expect(status).toBe(1);
    expect(JSON.parse(stdout).diagnostics).toMatchObject([{ code: "commit/cannot-write" }]);
    expect(readdirSync(out)).toEqual([]);
    chmodSync(out, 0o755);
    expect(JSON.parse(asNobody().stdout)).toMatchObject({ ok: true, unchanged: true, putBack: true });
  });

  test("is the same whatever has become of what is kept", () => {
    const { root, files } = builtSite();
    const builds = join(root, "node_modules/.cache/handbill/builds");
    const kept = readdirSync(builds).map((name) => join(builds, name));
    const withOutput = kept.find((path) => readFileSync(path, "latin1").includes("<!doctype html>")) ?? "";
    const whole = readFileSync(withOutput);
    expect(statSync(withOutput).size).toBeGreaterThan(1000);
    const damages: Buffer[] = [Buffer.alloc(0), whole.subarray(0, whole.length / 2), whole.subarray(1)];
    for (const at of [0, 30, whole.indexOf("[["), whole.indexOf("<!doctype"), whole.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      damages.push(flipped);
    }
    for (const damage of damages) {
      writeFileSync(withOutput, damage);
      removed(root);
      expect(run(root)).toMatchObject({ ok: true, unchanged: false });
      expect(readFolder(join(root, "dist"))).toEqual(files);
    }
  });

  test("is not that of another state of the site, though that is what is kept", () => {
    const root = tempSite(onTestFinished);
    const text = join(root, "public/robots.txt");
    const builds = join(root, "node_modules/.cache/handbill/builds");
    const outputs = () =>
      readdirSync(builds)
        .map((name) => join(builds, name))
        .filter((path) => readFileSync(path, "latin1").includes("<!doctype html>"));
    expect(run(root).ok).toBe(true);
    const [first = ""] = outputs();
    const old = readFileSync(first);
    writeFileSync(text, "User-agent: nobody");
    expect(run(root).ok).toBe(true);
    const files = readFolder(join(root, "dist"));
    writeFileSync(first, old);
    removed(root);
    expect(run(root)).toMatchObject({ ok: true, unchanged: false });
    expect(readFolder(join(root, "dist"))).toEqual(files);
  });
});
