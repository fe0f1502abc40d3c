import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cliFile, runCli, runProgram } from "./support/run-cli.js";
import { tempSite } from "./support/temp-site.js";

/*
 * What lies on the disk where a file or a folder is expected, and is none or cannot be read: never a bug of
 * handbill, never a wait without end.
 */

/** Things that a folder of the site may be full of; none of them is a file that ends. */
const pipe = (path: string) => {
  rmSync(path, { force: true });
  expect(runProgram(["mkfifo", path]).status).toBe(0);
};
const file = (path: string) => {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
};

interface JsonDiagnostic {
  readonly code: string;
  readonly file?: string;
  readonly line?: number;
}

const findingsOf = (stdout: string): string[] =>
  (JSON.parse(stdout).diagnostics as JsonDiagnostic[]).map(({ code, file: name, line }) =>
    [name, line, code].filter((part) => part !== undefined).join(" "),
  );

function siteWith(prepare: (path: (name: string) => string) => void): string {
  const root = tempSite(onTestFinished);
  prepare((name) => join(root, name));
  return root;
}

describe("a build names", () => {
  test("each thing that is no file, and waits for none", () => {
    const root = siteWith((path) => {
      pipe(path("site.config.ts"));
      pipe(path("tsconfig.json"));
      pipe(path("package.json"));
      pipe(path("pages/pipe.tsx"));
      symlinkSync("nowhere", path("pages/dangling.tsx"));
      symlinkSync("/dev/zero", path("pages/device.tsx"));
      file(path("legal"));
      file(path("public"));
    });
    // What is found by its name only comes first.
    const { status, stdout } = runCli(["build", "--root", root, "--json"]);
    const names = [
      "legal",
      "package.json",
      "pages/dangling.tsx",
      "pages/device.tsx",
      "pages/pipe.tsx",
      "public",
      "site.config.ts",
      "tsconfig.json",
    ];
    expect(findingsOf(stdout)).toEqual(names.map((name) => `${name} read/cannot-read`));
    expect(status).toBe(1);
  });

  test("each document and public file that is no file", () => {
    const root = siteWith((path) => {
      pipe(path("legal/pipe.md"));
      symlinkSync("/dev/zero", path("legal/zero.md"));
      symlinkSync("loop.md", path("legal/loop.md"));
      pipe(path("public/pipe"));
    });
    const { status, stdout } = runCli(["build", "--root", root, "--json"]);
    const names = ["legal/loop.md", "legal/pipe.md", "legal/zero.md", "public/pipe"];
    expect(findingsOf(stdout)).toEqual(names.map((name) => `${name} read/cannot-read`));
    expect(status).toBe(1);
  });

  test("each folder and file that may not be read", () => {
    const root = siteWith((path) => {
      mkdirSync(path("public/inner"));
      for (const name of ["legal", "public/inner", "pages/index.tsx", "site.config.ts"]) {
        chmodSync(path(name), 0o000);
        onTestFinished(() => chmodSync(path(name), 0o755));
      }
      chmodSync(path("."), 0o755);
    });
    const { status, stdout } = runProgram([
      ...asNobody(),
      process.execPath,
      cliFile,
      "build",
      "--root",
      root,
      "--json",
    ]);
    const names = ["legal", "pages/index.tsx", "public/inner", "site.config.ts"];
    expect(findingsOf(stdout)).toEqual(names.map((name) => `${name} read/cannot-read`));
    expect(status).toBe(1);
  });

  test("the line of a document that no parser should be given", () => {
    const front = "---\ntitle: A title\ndescription: A description of it.\n---\n\n";
    const many = (count: number, text: string) => text.repeat(count);
    const ticks = Array.from({ length: 1500 }, (_, index) => many(index + 1, "`")).join(" a ");
    const deep = Array.from({ length: 1000 }, (_, index) => `${many(index, "  ")}- a`).join("\n");
    const hostile: Readonly<Record<string, string>> = {
      address: `[a](https://a.example/${many(40_000, "x")}`,
      emphases: `${many(5000, "*a **b ")}c`,
      images: `${many(5000, "![")}a${many(5000, "](b)")}`,
      lists: many(1000, "- "),
      margins: deep,
      quotes: many(2000, ">"),
      ticks,
    };
    const root = siteWith((path) => {
      for (const [name, text] of Object.entries(hostile)) {
        writeFileSync(path(`legal/${name}.md`), `${front}Text.\n\n${text}\n`);
      }
    });
    const { status, stdout } = runCli(["build", "--root", root, "--json"]);
    const expected = Object.keys(hostile).map((name) => [
      `legal/${name}.md`,
      name === "margins" ? 109 : 8,
      "read/excessive-markdown",
    ]);
    expect(findingsOf(stdout)).toEqual(expected.map((parts) => parts.join(" ")));
    expect(status).toBe(1);
  });
});

/** Root may read everything, so that a test that runs as root has to be somebody else. */
function asNobody(): string[] {
  return process.getuid?.() === 0
    ? ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "env", "HOME=/nonexistent"]
    : [];
}

test("where results are kept between runs may be a file", () => {
  const root = siteWith((path) => file(path("node_modules/.cache")));
  expect(runCli(["build", "--root", root, "--strict"])).toMatchObject({ status: 0, stderr: "" });
});

test.each([
  ["a folder", "pages"],
  ["below a file", "site.config.ts/report.html"],
  ["where no file can be", "/proc/report.html"],
])("a report to %s is an error", (_, name) => {
  const root = siteWith(() => {});
  const args = ["check", "--offline", "--json", "--root", root, "--report", name];
  const { status, stdout } = runCli(args, { cwd: root });
  expect(findingsOf(stdout)).toEqual(["check/cannot-write-report"]);
  expect(status).toBe(1);
});

test("a preview of what cannot be served says so", () => {
  const root = siteWith((path) => file(path("dist")));
  const { status, stderr } = runCli(["preview", "--root", root]);
  expect(status).toBe(1);
  expect(stderr).toContain("serve/cannot-read");
});

describe("wrong usage", () => {
  test.each([
    ["a file as the site's folder", ["--root", "site.config.ts"]],
    ["below a file", ["--root", "site.config.ts/site"]],
    ["no output folder", ["--out="]],
  ])("is %s", (_, args) => {
    const { status, stderr } = runCli(["build", ...args], { cwd: siteWith(() => {}) });
    expect(status).toBe(2);
    expect(stderr).toContain("is invalid");
  });

  test("is to start in a folder that has been removed", () => {
    const root = siteWith((path) => mkdirSync(path("gone")));
    const command = `cd gone && rmdir ../gone && exec "${process.execPath}" "${cliFile}" build`;
    const { status, stderr } = runProgram(["sh", "-c", command], { cwd: root });
    expect(status).toBe(2);
    expect(stderr).toContain("has been removed");
  });
});
