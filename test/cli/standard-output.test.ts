import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { page, strangeSite } from "../support/sites/strange-site.js";
import { isThorough } from "../support/thorough.js";

/* The command's output: complete for any reader, and valid JSON in any case. */

describe("standard output", () => {
  const shell = (root: string, rest: string) =>
    runProgram([
      "bash",
      "-o",
      "pipefail",
      "-c",
      `"${process.execPath}" "${cliFile}" build --root "${root}" ${rest}`,
    ]);

  test("that is closed does not change the result", () => {
    const root = strangeSite({});
    expect(shell(root, "| true")).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(join(root, "dist/index.html"))).toBe(true);
  });

  test.skipIf(!existsSync("/dev/full")).each(["", "--json"])(
    "that cannot be written exits with 74 and an error %s",
    (option) => {
      const { status, stderr } = shell(strangeSite({}), `${option} > /dev/full`);
      expect(status).toBe(74);
      expect(stderr).toMatch(/cannot write to standard output: .*ENOSPC/);
    },
  );

  test("that is read slowly gets every byte", () => {
    const pages = Object.fromEntries(
      Array.from({ length: isThorough ? 300 : 200 }, (_, index) => [`p${index}`, page("")]),
    );
    const { stdout } = shell(strangeSite(pages), "--json | { sleep 0.5; cat; }");
    expect(JSON.parse(stdout).routes.length).toBeGreaterThan(200);
  });

  test.each([
    ["usage", ["build", "--json", "--port", "1"], 2],
    ["usage", ["check", "--json", "extra"], 2],
  ])("is JSON after a %s error too", (kind, args, expected) => {
    const { status, stdout, stderr } = runCli(args);
    expect(status).toBe(expected);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { kind }, diagnostics: [] });
    expect(stderr).not.toBe("");
  });

  test("is JSON after a bug in handbill too", () => {
    const root = strangeSite({});
    const sabotage = join(root, "sabotage.cjs");
    writeFileSync(
      sabotage,
      'require("node:fs").writeFileSync = () => { throw new TypeError("sabotaged"); }; require("node:module").syncBuiltinESMExports();',
    );
    const command = [process.execPath, "--require", sabotage, cliFile, "build", "--root", root, "--json"];
    const { status, stdout, stderr } = runProgram(command);
    expect(status).toBe(70);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { kind: "bug", message: "sabotaged" } });
    expect(stderr).toContain("This is a bug in handbill");
  });
});

test("control characters in the site's errors are escaped on a terminal", () => {
  const root = strangeSite({
    x: page('throw new Error("\\u001b[2J\\u001b]0;title\\u0007 \\u202egnp.exe");'),
  });
  const { stderr } = runCli(["build", "--root", root], { env: { NO_COLOR: "", FORCE_COLOR: "1" } });
  expect(stderr).toContain("\\u001b[2J\\u001b]0;title\\u0007 \\u202egnp.exe");
  for (const text of ["\u202e", "\u0007", "\u001b[2J", "\u001b]"]) expect(stderr).not.toContain(text);
});
