import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { runCli } from "./support/run-cli.js";
import { repository, sitesFolder, tempFolder } from "./support/temp-site.js";

const casesFolder = join(repository, "test/sites-unproved");

/** What is expected of a folder of `test/sites-unproved`, which is laid over `test/sites/whole`. */
interface Expected {
  /** `file:line:column severity code page`, in the order of the output. */
  readonly diagnostics: string[];
}

interface JsonDiagnostic {
  readonly code: string;
  readonly severity: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly page?: string;
}

/** The site that breaks no rule, with the files of other folders laid over it. */
function wholeSite(...overlays: string[]): string {
  const root = tempFolder(onTestFinished);
  for (const folder of [join(sitesFolder, "whole"), ...overlays]) cpSync(folder, root, { recursive: true });
  return root;
}

function checkSite(root: string) {
  const { status, stdout, stderr } = runCli(["check", "--offline", "--json", "--root", root]);
  expect(stderr).toBe("");
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: JsonDiagnostic[] };
  const found = diagnostics.map(({ file, line, column, severity, code, page }) => {
    const place = [file, line, column].filter((part) => part !== undefined).join(":");
    return [place, severity, code, page].filter(Boolean).join(" ");
  });
  return { status, found };
}

describe("a site that breaks a rule", () => {
  test.each(readdirSync(casesFolder))("%s", (name) => {
    const expectedFile = join(casesFolder, name, "expected.json");
    const expected = JSON.parse(readFileSync(expectedFile, "utf8")) as Expected;
    const { status, found } = checkSite(wholeSite(join(casesFolder, name)));
    // UPDATE_EXPECTED=1 writes what was found; whoever does so reads the difference.
    if (process.env.UPDATE_EXPECTED) {
      writeFileSync(expectedFile, `${JSON.stringify({ diagnostics: found }, undefined, 2)}\n`);
    }
    expect(found).toEqual(expected.diagnostics);
    expect(status).toBe(found.some((line) => line.includes(" error ")) ? 1 : 0);
  });
});

test("a site that breaks no rule passes them all", () => {
  expect(checkSite(wholeSite())).toEqual({ status: 0, found: [] });
});
