import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build, siteWith } from "../support/cli/json-build.js";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { readFolder } from "../support/read-folder.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* Reads of the site's code that cannot be compared later: then each build is complete. track-code.test.ts has more of them. */

describe("code whose reads cannot be compared", () => {
  test.each([
    ["the clock", "const said = Date.now();"],
    ["import()", 'const said = "x"; if (process.env.NEVER) import(process.env.NEVER);'],
  ])("causes a full build each time: %s", (_, code) => {
    const root = siteWith(code);
    expect(build(root)).toMatchObject({ ok: true, unchanged: false });
    expect(build(root)).toMatchObject({ ok: true, unchanged: false });
  });

  test("causes a full build if the config's files and rules read the clock or changed variables", () => {
    const root = tempSite(onTestFinished);
    const site = siteAt(root);
    const own = (file: string) =>
      `files: { own: { "own.txt": () => ${file} } }, checks: { rules: { a: () => process.env.FOUND } },`;
    site.replace("site.config.ts", "copyrightYear", `${own("String(Date.now())")} copyrightYear`);
    build(root);
    expect(build(root)).toMatchObject({ ok: true, unchanged: false });
    site.replace("site.config.ts", "String(Date.now())", "process.env.SAID");
    expect(build(root, [], { SAID: "one" })).toMatchObject({ ok: true, diagnostics: [] });
    expect(build(root, [], { SAID: "one" }).unchanged).toBe(true);
    expect(build(root, [], { SAID: "two" }).unchanged).toBe(false);
    expect(site.read("dist/own.txt")).toBe("two");
    const codes = build(root, [], { SAID: "two", FOUND: "x" }).diagnostics.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["own/finding"]));
  });

  test.runIf(isThorough)("causes a full build if it reads the output folder", () => {
    const root = siteWith('import { existsSync } from "node:fs"; const said = existsSync("dist");');
    const run = () =>
      JSON.parse(runProgram([process.execPath, cliFile, "build", "--json"], { cwd: root }).stdout);
    run();
    expect(run().unchanged).toBe(false);
  });

  // track-code.test.ts and track-clock.test.ts have each call.
  test.runIf(isThorough)("does not include dates with a given time", () => {
    const root = siteWith(`const moment = new Date("2025-08-17T12:00:00Z");
      const said = [
        moment.toISOString(), moment.constructor === Date, moment instanceof Date, new Date(moment).getTime(),
        new Intl.DateTimeFormat("en", { timeZone: "UTC" }).format(moment), Date.UTC(2025), new (class extends Date {})(7).getTime(),
      ].join("|");`);
    build(root);
    expect(build(root).unchanged).toBe(true);
    const { "code.html": html } = readFolder(join(root, "dist"));
    const time = Date.UTC(2025, 7, 17, 12);
    expect(html).toContain(`2025-08-17T12:00:00.000Z|true|true|${time}|8/17/2025|${Date.UTC(2025)}|7`);
  });
});
