import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cliFile, runCli, runProgram } from "./support/run-cli.js";
import { tempSite } from "./support/temp-site.js";

describe("wrong usage", () => {
  test.each([
    ["a file as the site's folder", ["--root", "site.config.ts"]],
    ["below a file", ["--root", "site.config.ts/site"]],
    ["no output folder", ["--out="]],
  ])("is %s", (_, args) => {
    const { status, stderr } = runCli(["build", ...args], { cwd: tempSite(onTestFinished) });
    expect(status).toBe(2);
    expect(stderr).toContain("is invalid");
  });

  test("is to start in a folder that has been removed", () => {
    const root = tempSite(onTestFinished);
    mkdirSync(join(root, "gone"));
    const command = `cd gone && rmdir ../gone && exec "${process.execPath}" "${cliFile}" build`;
    const { status, stderr } = runProgram(["sh", "-c", command], { cwd: root });
    expect(status).toBe(2);
    expect(stderr).toContain("has been removed");
  });
});
