import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { repository, tempSite } from "../support/temp-site.js";

/* Anything on the disk in place of a file or folder, and unreadable files: never a bug in handbill, and never an endless wait. */

/** Things that a folder of the site may contain; none of them is a regular file. */
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

describe("a build reports", () => {
  test("each page and folder that is not a regular file, without waiting for a pipe", () => {
    const root = siteWith((path) => {
      pipe(path("pages/pipe.tsx"));
      symlinkSync("nowhere", path("pages/dangling.tsx"));
      symlinkSync("/dev/zero", path("pages/device.tsx"));
      file(path("legal"));
      file(path("public"));
    });
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    const names = ["legal", "pages/dangling.tsx", "pages/device.tsx", "pages/pipe.tsx", "public"];
    expect(findingsOf(stdout)).toEqual(names.map((name) => `${name} read/cannot-read`));
    expect(status).toBe(1);
  });

  test("each document and public file that is not a regular file", () => {
    const root = siteWith((path) => {
      pipe(path("legal/pipe.md"));
      symlinkSync("/dev/zero", path("legal/zero.md"));
      symlinkSync("loop.md", path("legal/loop.md"));
      pipe(path("public/pipe"));
    });
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    const names = ["legal/loop.md", "legal/pipe.md", "legal/zero.md", "public/pipe"];
    expect(findingsOf(stdout)).toEqual(names.map((name) => `${name} read/cannot-read`));
    expect(status).toBe(1);
  });

  test("each import of something that is not a regular file", () => {
    const page = (imports: string) =>
      `${imports}\nexport const meta = { title: "A page", description: "A page." };\nexport default () => <main><h1>Page</h1></main>;\n`;
    const root = siteWith((path) => {
      for (const name of ["_a.png", "_b.png"]) pipe(path(`pages/${name}`));
      mkdirSync(path("pages/_folder.ts"));
      writeFileSync(
        path("pages/code.tsx"),
        page('import a from "./_a.png"; void a;\nimport b from "./_folder.ts"; void b;'),
      );
      writeFileSync(path("pages/_style.css"), "a { background: url(./_b.png) }\n");
    });
    const ofCode = runWarm(["build", "--root", root, "--json"]);
    expect(findingsOf(ofCode.stdout)).toEqual(
      [1, 2].map((line) => `pages/code.tsx ${line} read/unreadable-import`),
    );
    // Style is bundled after the pages.
    writeFileSync(join(root, "pages/code.tsx"), page('import "./_style.css";'));
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    expect(findingsOf(stdout)).toEqual(["pages/_style.css 1 read/unreadable-import"]);
    expect(status).toBe(1);
  });

  test("each folder with the name of a page or a document", () => {
    const root = siteWith((path) => {
      for (const name of ["legal/terms.md", "pages/about.tsx", "pages/_parts.tsx"]) mkdirSync(path(name));
    });
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    expect(findingsOf(stdout)).toEqual([
      "legal/terms.md read/cannot-read",
      "pages/about.tsx read/cannot-read",
    ]);
    expect(status).toBe(1);
  });

  test("no licence file of a font that is not a regular file", () => {
    const root = siteWith((path) => {
      mkdirSync(path("fonts"));
      const font = join(repository, "node_modules/@fontsource/archivo/files/archivo-latin-400-normal.woff");
      copyFileSync(font, path("fonts/a.woff"));
      pipe(path("fonts/LICENSE"));
      const config = readFileSync(path("site.config.ts"), "utf8");
      const fonts = 'defineConfig({ fonts: [{ family: "A", file: "fonts/a.woff" }],';
      writeFileSync(path("site.config.ts"), config.replace("defineConfig({", fonts));
    });
    expect(runWarm(["build", "--root", root])).toMatchObject({ status: 0 });
  });

  test("each unreadable folder and file", () => {
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

  test("an unreadable config, or a part of a page that only the config imports", () => {
    const root = siteWith((path) => {
      writeFileSync(path("pages/_part.ts"), "export default 1;\n");
      writeFileSync(path("site.config.ts"), 'import "./pages/_part.js";\nexport default {};\n');
      chmodSync(path("pages/_part.ts"), 0o000);
      chmodSync(path("."), 0o755);
    });
    const importing = ["import", "--root", root, "--yes", "--from", join(root, "pages"), "--json"];
    const run = () => runProgram([...asNobody(), process.execPath, cliFile, ...importing]);
    expect(findingsOf(run().stdout)).toEqual(["site.config.ts 1 read/unreadable-import"]);
    chmodSync(join(root, "site.config.ts"), 0o000);
    expect(findingsOf(run().stdout)).toEqual(["site.config.ts read/cannot-read"]);
  });

  test("a document that the parser cannot read", () => {
    const front = "---\ntitle: A title\ndescription: A description of it.\n---\n\n";
    const root = siteWith((path) => writeFileSync(path("legal/quotes.md"), `${front}${">".repeat(5000)}\n`));
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    expect(findingsOf(stdout)).toEqual(["legal/quotes.md read/excessive-markdown"]);
    expect(status).toBe(1);
  });
});

/** Root may read everything, so a test that runs as root has to use another user. */
function asNobody(): string[] {
  return process.getuid?.() === 0
    ? ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "env", "HOME=/nonexistent"]
    : [];
}

test("a build succeeds if the path of the cache is a file", () => {
  const root = siteWith((path) => file(path("node_modules/.cache")));
  expect(runWarm(["build", "--root", root, "--strict"])).toMatchObject({ status: 0, stderr: "" });
});

test("preview reports an output folder that is a file", () => {
  const root = siteWith((path) => file(path("dist")));
  const { status, stderr } = runWarm(["preview", "--root", root]);
  expect(status).toBe(1);
  expect(stderr).toContain("serve/cannot-read");
});
