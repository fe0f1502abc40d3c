import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { tempSite } from "../support/temp-site.js";

describe("the command line", () => {
  test("--version prints the version", () => {
    expect(runCli(["--version"])).toMatchObject({ status: 0, stdout: `${packageJson.version}\n` });
  });

  test.each([[["--help"]], [["build", "--help"]], [["help"]], [["help", "build"]]])(
    "%j prints help",
    (args) => {
      const { status, stdout } = runWarm(args);
      expect(status).toBe(0);
      expect(stdout).toContain("Usage: handbill");
    },
  );

  test("the help shows each command's own defaults", () => {
    const helpOf = (command: string) => runWarm([command, "--help"]).stdout.replace(/\s+/g, " ");
    expect(helpOf("build")).toContain("(default: host in the config)");
    // preview reads no config, and add-language addresses readers as the site does.
    expect(helpOf("preview").match(/\(default: that of the build\)/g)).toHaveLength(2);
    expect(helpOf("add-language")).toContain("(default: as in the first language)");
  });

  test.each([
    [["biuld"], "build"],
    [["build", "--bsae", "/x"], "--base"],
    [["build", "--base", "../x"], "It must be a path such as /some-repo."],
    [["build", "--base", "/a b"], "It must be a path such as /some-repo."],
    [["build", "--out"], "argument missing"],
    [["build", "extra"], "too many arguments"],
  ])("%j is a usage error", (args, said) => {
    const { status, stdout, stderr } = runWarm(args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(said);
  });

  test.each([
    ["node", "18.20.4", "needs Node 20.19 or newer; this is 18.20.4"],
    ["bun", "1.3.0", "bun run build"],
    ["pnp", "3", "nodeLinker: node-modules"],
  ])("a process with versions.%s %s gets a message of one line", (name, value, said) => {
    const program = `Object.defineProperty(process.versions, "${name}", { value: "${value}" }); import(${JSON.stringify(cliFile)});`;
    const { status, stdout, stderr } = runProgram([process.execPath, "-e", program, "--", "build", "--json"]);
    expect(status).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(said);
    expect(JSON.parse(stdout).error).toEqual({ kind: "usage", message: stderr.trim() });
  });

  test("a bug in handbill exits with 70, its stack and how to report it", () => {
    const root = tempSite(onTestFinished);
    const sabotage = join(root, "sabotage.cjs");
    const code =
      'require("node:fs").writeFileSync = () => { throw new TypeError("sabotaged"); }; require("node:module").syncBuiltinESMExports();';
    writeFileSync(sabotage, code);
    const { status, stderr } = runProgram([
      process.execPath,
      "--require",
      sabotage,
      cliFile,
      "build",
      "--root",
      root,
    ]);
    expect(status).toBe(70);
    expect(stderr).toContain("TypeError: sabotaged\n    at ");
    expect(stderr).toContain("This is a bug in handbill");
    expect(packageJson.bugs.url).toMatch(/^https:\/\//);
    expect(stderr).toContain(packageJson.bugs.url);
  });
});

describe("handbill build", () => {
  test("prints a table of the written files, without colour without a terminal", () => {
    const root = tempSite(onTestFinished);
    const { status, stdout, stderr } = runCli(["build"], { cwd: root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const rows = stdout.split("\n").map((line) => line.trim().split(/\s{2,}/));
    expect(rows[0]).toEqual(["route", "file", "bytes", "gzip"]);
    expect(rows[3]?.slice(0, 3)).toEqual(["/", "dist/index.html", formatted(join(root, "dist/index.html"))]);
    expect(stdout).toMatch(/✓ 3 pages and 3 other files \(\d+ bytes\) in \d/);
    expect(stdout).not.toContain("\u001b");
  });

  test("prints colours with FORCE_COLOR, but not with NO_COLOR or --no-color", () => {
    const root = tempSite(onTestFinished);
    const env = { NO_COLOR: "", FORCE_COLOR: "1" };
    expect(runCli(["build"], { cwd: root, env }).stdout).toContain("\u001b[");
    expect(runCli(["build"], { cwd: root, env: { ...env, NO_COLOR: "1" } }).stdout).not.toContain("\u001b[");
    expect(runCli(["build", "--no-color"], { cwd: root, env }).stdout).not.toContain("\u001b[");
  });

  test("prints the result as JSON with --json", () => {
    const root = tempSite(onTestFinished);
    const result = JSON.parse(runWarm(["build", "--root", root, "--json"]).stdout);
    expect(result).toMatchObject({ ok: true, outDir: join(root, "dist"), diagnostics: [] });
    expect(result.routes.map(({ routePath }: { routePath: string }) => routePath)).toEqual([
      "/404",
      "/privacy",
      "/",
    ]);
    expect(result.files).toEqual([
      { file: ".nojekyll", bytes: 0 },
      { file: "icon.svg", bytes: 98 },
      { file: "robots.txt", bytes: 14 },
    ]);
  });

  test("prints the time of each step with --json", () => {
    const { stdout } = runWarm(["build", "--root", tempSite(onTestFinished), "--json"]);
    const steps = (JSON.parse(stdout) as { timing: { step: string }[] }).timing.map(({ step }) => step);
    expect(steps).toEqual(expect.arrayContaining(["read", "render", "check", "commit"]));
  });

  test("fails on warnings with --strict, and leaves the output unchanged", () => {
    const root = tempSite(onTestFinished);
    expect(runWarm(["build", "--root", root]).status).toBe(0);
    const before = readFolder(join(root, "dist"));
    const config = join(root, "site.config.ts");
    writeFileSync(
      config,
      readFileSync(config, "utf8").replace(
        "copyrightYear",
        'placeholders: ["publisher.email"], copyrightYear',
      ),
    );
    const strict = runWarm(["build", "--root", root, "--strict"]);
    expect(strict.status).toBe(1);
    expect(strict.stderr).toContain("1 placeholder value left: publisher.email");
    expect(strict.stderr).toContain("which --strict does not allow; nothing was written");
    const env = { npm_config_strict: "true" };
    expect(runCli(["build", "--root", root], { env }).status).toBe(1);
    expect(readFolder(join(root, "dist"))).toEqual(before);
    expect(runWarm(["build", "--root", root]).status).toBe(0);
  });

  test("builds the site for a base path with --base", () => {
    const root = tempSite(onTestFinished);
    expect(runWarm(["build", "--root", root, "--base", "some-repo"])).toMatchObject({
      status: 0,
      stderr: "reading --base some-repo as /some-repo\n",
    });
    const html = readFileSync(join(root, "dist/index.html"), "utf8");
    expect(html).toContain('<a href="/some-repo/privacy">');
    expect(html).toContain('<link rel="canonical" href="https://minimal.example/some-repo/"');
    const policy = readFileSync(join(root, "dist/privacy.html"), "utf8");
    expect(policy).toContain('<a href="/some-repo/#top">');
    expect(readFileSync(join(root, "dist/privacy/index.html"), "utf8")).toBe(policy);
  });

  test("makes a page of a new file in legal/", () => {
    const root = tempSite(onTestFinished);
    writeFileSync(join(root, "legal/imprint.md"), "---\ntitle: Imprint\ndescription: D\n---\n\nText.\n");
    expect(runWarm(["build", "--root", root]).status).toBe(0);
    expect(readFileSync(join(root, "dist/imprint.html"), "utf8")).toContain("<h1>Imprint</h1>");
  });
});

function formatted(file: string): string {
  return String(readFileSync(file).length).replace(/\B(?=(\d{3})+$)/g, ",");
}
