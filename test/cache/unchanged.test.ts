import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { build, siteWith } from "../support/cli/json-build.js";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { hasTerminal, startInTerminal } from "../support/cli/terminal.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* An unchanged build prints the result of the last one, and does nothing else. */

describe("an unchanged build", () => {
  test("with --strict compares files that only React's development mode reads", () => {
    const root = tempSite(onTestFinished);
    const data = join(root, "data.txt");
    writeFileSync(data, "1");
    const code = `import { readFileSync } from "node:fs";
      if (process.env["NODE_ENV"] === "development") readFileSync(${JSON.stringify(data)});`;
    const index = join(root, "pages/index.tsx");
    writeFileSync(index, `${code}\n${readFileSync(index, "utf8")}`);
    const run = () => build(root, ["--strict"]);
    expect(run()).toMatchObject({ ok: true, unchanged: false });
    expect(run().unchanged).toBe(true);
    writeFileSync(data, "12");
    expect(run().unchanged).toBe(false);
    expect(run().unchanged).toBe(true);
  });

  test("reports the same warnings and writes nothing", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const first = build(root);
    const before = statSync(join(root, "dist/index.html"));
    const second = build(root);
    expect([first.unchanged, second.unchanged]).toEqual([false, true]);
    expect(first.diagnostics.map(({ code }) => code)).toEqual(["check/orphan"]);
    const { timing: _, ...reported } = first;
    expect(second).toEqual({ ...reported, unchanged: true, timing: expect.anything() });
    const { ino, mtimeMs } = statSync(join(root, "dist/index.html"));
    expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
  });

  test("prints the same output with a line that says so, in colour if supported", () => {
    const root = siteWith('const said = "a page that no link leads to";');
    const reported = (env: NodeJS.ProcessEnv = {}) => {
      const { status, stdout, stderr } = runCli(["build", "--root", root], { env });
      expect(status).toBe(0);
      return { stdout: stdout.replace(/in \S+ \S+(?=\n)/, "in no time"), stderr };
    };
    const first = reported();
    expect(first.stderr).toContain("check/orphan");
    expect(reported()).toEqual({
      stderr: first.stderr,
      stdout: first.stdout.replace("✓ ", "✓ nothing changed: "),
    });
    const env = { NO_COLOR: "", FORCE_COLOR: "1" };
    const plain = runCli(["build", "--root", root, "--no-color"], { env });
    expect(plain.stdout).toContain("✓ nothing changed");
    for (const { stdout, stderr } of [reported(env), reported(env)]) {
      expect(stderr).toContain("\u001b[33m");
      expect(stripVTControlCharacters(stderr)).toBe(first.stderr);
      expect(stdout).toContain("\u001b[32m");
    }
  });

  test("loads no code that builds, and starts no process", () => {
    const root = tempSite(onTestFinished);
    const lister = join(tempFolder(onTestFinished), "lister.cjs");
    // Node's loader uses `fs`, and the bundler is another program.
    writeFileSync(
      lister,
      `const fs = require("node:fs");
const { openSync, readFileSync, writeSync } = fs;
const read = [];
fs.openSync = (path, ...rest) => (read.push(String(path)), openSync(path, ...rest));
fs.readFileSync = (path, ...rest) => (read.push(String(path)), readFileSync(path, ...rest));
process.on("exit", () => {
  const loaded = Object.keys(require.cache);
  const slow = ["child_process", "worker_threads", "os", "tty", "fs/promises"];
  const asked = slow.filter((name) => process.moduleLoadList.includes("NativeModule " + name));
  writeSync(2, JSON.stringify({ loaded, read, asked }));
});`,
    );
    const run = () => runProgram([process.execPath, "--require", lister, cliFile, "build", "--root", root]);
    run();
    const { loaded, read, asked } = JSON.parse(run().stderr) as Record<string, string[]>;
    const names = loaded?.map((path) => path.replace(/.*\//, ""));
    // The last one contains the version of React.
    expect(names).toEqual(["lister.cjs", "handbill.cjs", "unchanged.cjs", "package.json"]);
    expect(read?.filter((path) => !path.startsWith(root) && !loaded?.includes(path))).toEqual([]);
    expect(asked).toEqual([]);
  });

  test.runIf(hasTerminal && isThorough)(
    "runs again in a terminal if the site's code checks for one",
    async () => {
      const root = siteWith("const said = [process.stdout.isTTY, process.stderr.isTTY].map(Boolean);");
      const said = () => /<p>(.*)<\/p>/.exec(readFileSync(join(root, "dist/code.html"), "utf8"))?.[1];
      const inTerminal = async () => {
        const cli = startInTerminal(onTestFinished, ["build", "--root", root]);
        expect(await cli.exit).toBe(0);
        return stripVTControlCharacters(cli.stdout);
      };
      expect([build(root).unchanged, said()]).toEqual([false, "false,false"]);
      expect(await inTerminal()).not.toContain("nothing changed");
      expect(said()).toBe("true,true");
      expect(await inTerminal()).toContain("nothing changed");
      runCli(["build", "--root", root]);
      expect(said()).toBe("false,false");
    },
  );

  test("compares other inputs of a build, and stores no values of them", () => {
    const root = tempSite(onTestFinished);
    const run = (env: NodeJS.ProcessEnv, argv: readonly string[] = []) => {
      const { stdout } = runProgram([process.execPath, ...argv, cliFile, "build", "--root", root, "--json"], {
        env,
      });
      return JSON.parse(stdout) as Record<string, unknown>;
    };
    const secret = "secret value";
    run({ NODE_TOKEN: secret });
    expect(run({ NODE_TOKEN: secret })).toMatchObject({ unchanged: true });
    const kept = readdirSync(join(root, "node_modules/.cache/handbill"), {
      recursive: true,
      withFileTypes: true,
    });
    const files = kept
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => readFileSync(file).includes(secret))).toEqual([]);
    expect(run({ NODE_TOKEN: "another" })).toMatchObject({ unchanged: false });
    expect(run({ TZ: "Asia/Tokyo" })).toMatchObject({ unchanged: false });
    if (!isThorough) return;
    expect(run({})).toMatchObject({ unchanged: false });
    expect(run({ TZ: "Asia/Tokyo" })).toMatchObject({ unchanged: false });
    expect(run({ TZ: "Asia/Tokyo" })).toMatchObject({ unchanged: true });
    expect(run({ TZ: "Asia/Tokyo" }, ["--no-warnings"])).toMatchObject({ unchanged: false });
  });

  test("is not reused for other options until they are repeated, but is with --no-color", () => {
    const root = tempSite(onTestFinished);
    build(root);
    expect(build(root, ["--base", "/x"]).unchanged).toBe(false);
    expect(build(root).unchanged).toBe(false);
    expect(build(root).unchanged).toBe(true);
    expect(build(root, ["--no-color"]).unchanged).toBe(true);
  });

  test("is never one with errors", () => {
    const root = tempSite(onTestFinished);
    build(root);
    writeFileSync(join(root, "pages/broken.tsx"), "export default (");
    const first = build(root);
    const second = build(root);
    expect(first.ok || second.ok).toBe(false);
    expect(second.diagnostics).toEqual(first.diagnostics);
    if (!isThorough) return;
    rmSync(join(root, "pages/broken.tsx"));
    expect(build(root).ok).toBe(true);
  });

  test("reports that output cannot be written, but not that a pipe is closed", () => {
    const root = tempSite(onTestFinished);
    runCli(["build", "--root", root]);
    const shell = (words: string) =>
      runProgram(["sh", "-c", `"${process.execPath}" "${cliFile}" build --root "${root}" ${words}`]);
    expect(shell("> /dev/full")).toMatchObject({
      status: 74,
      stderr: expect.stringContaining("cannot write to standard output"),
    });
    expect(shell("| true").stderr).toBe("");
  });
});
