import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { tempSite } from "../support/temp-site.js";

describe("a usage error is reported for", () => {
  test.each([
    ["a file as the site's folder", ["--root", "site.config.ts"]],
    ["a site's folder below a file", ["--root", "site.config.ts/site"]],
    ["an empty output folder", ["--out="]],
  ])("%s", (_, args) => {
    const { status, stderr } = runCli(["build", ...args], { cwd: tempSite(onTestFinished) });
    expect(status).toBe(2);
    expect(stderr).toContain("is invalid");
  });

  test.each([
    ["build", ["--out", "--strict"]],
    ["init", ["site", "--name", "--yes"]],
    ["init", ["site", "--name", "-y"]],
  ])("an option in place of a value: %s %j", (command, args) => {
    const { status, stderr } = runCli([command, ...args], { cwd: tempSite(onTestFinished) });
    expect(status).toBe(2);
    expect(stderr).toContain(`has no value: ${args.at(-1)}`);
    expect(stderr).toContain(`(see handbill ${command} --help)`);
  });

  test.each([
    ["german", "did you mean de?"],
    ["Deutsch", "did you mean de?"],
    ["xx", "use one such as en"],
    ["en_US", "use one such as en"],
  ])("an unknown language: %s", (language, hint) => {
    const cwd = tempSite(onTestFinished);
    const { status, stderr } = runCli(["init", "site", "--yes", "--languages", `fr,${language}`], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(`"${language}" is not a language tag; ${hint}`);
  });

  test("a current folder that was removed", () => {
    const root = tempSite(onTestFinished);
    mkdirSync(join(root, "gone"));
    const command = `cd gone && rmdir ../gone && exec "${process.execPath}" "${cliFile}" build`;
    const { status, stderr } = runProgram(["sh", "-c", command], { cwd: root });
    expect(status).toBe(2);
    expect(stderr).toContain("no longer exists");
  });
});
