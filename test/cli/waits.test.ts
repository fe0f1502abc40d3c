import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { cliFile, runCli, runProgram } from "../support/cli/run-cli.js";
import { patience } from "../support/patience.js";
import { page, strangeSite } from "../support/sites/strange-site.js";
import { isThorough } from "../support/thorough.js";

/* Code that blocks in system calls, where V8's time limits do not help: named pipes, and synchronous child processes. */

function makePipe(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  expect(runProgram(["mkfifo", path]).status).toBe(0);
  return JSON.stringify(path);
}

interface Found {
  readonly code: string;
  readonly file?: string;
  readonly line?: number;
  readonly message: string;
}

const silent = (pipe: string) => ({
  "node_modules/own/package.json": '{ "type": "module", "main": "index.js" }',
  "node_modules/own/index.js": 'import "two";',
  "node_modules/two/index.js": "",
  [pipe]: undefined,
});

/** Where a page blocks in a system call, without any limit of V8's. */
const stuck: readonly {
  readonly command?: string;
  readonly page: string;
  readonly files?: Readonly<Record<string, string | undefined>>;
}[] = [
  { page: page('import { readFileSync } from "node:fs"; readFileSync(0);') },
  { page: page('import { readFileSync } from "node:fs";', "readFileSync(0);") },
  { page: page('import { execFileSync } from "node:child_process"; execFileSync("sleep", ["120"]);') },
  { page: page('import own from "own"; void own;'), files: silent("node_modules/two/package.json") },
  { page: page('import { readFileSync } from "node:fs"; setImmediate(() => readFileSync(0));') },
  // It would keep a processor busy for half a minute. watchdog.test.ts has such a loop with a limit of a moment.
  ...(isThorough ? [{ page: page("export const load = async () => { await null; for (;;); };") }] : []),
  {
    command: "check",
    page: page(
      'import { readFileSync } from "node:fs"; if (process.env.NODE_ENV !== "production") readFileSync(0);',
    ),
  },
];

test.skipIf(process.platform === "win32")(
  "page code that waits where nothing can stop it ends with the process, and is named",
  { timeout: patience(150_000) },
  async () => {
    const ended = stuck.map(async ({ command = "build", page: odd, files = {} }) => {
      const root = strangeSite({ odd });
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(join(root, dirname(name)), { recursive: true });
        if (content === undefined) makePipe(join(root, name));
        else writeFileSync(join(root, name), content);
      }
      // Standard input stays open without data.
      const child: ChildProcess = spawn(process.execPath, [cliFile, command, "--root", root, "--json"], {
        stdio: ["pipe", "pipe", "ignore"],
      });
      onTestFinished(() => void child.kill("SIGKILL"));
      const [printed, [, signal]] = await Promise.all([
        child.stdout ? text(child.stdout) : "",
        once(child, "exit") as Promise<[number | null, string | null]>,
      ]);
      const { ok, diagnostics } = JSON.parse(printed) as { ok: boolean; diagnostics: Found[] };
      const [{ code, file } = { code: "" }] = diagnostics;
      return { ok, code, file, signal, isWritten: existsSync(join(root, "dist")) };
    });
    const named = {
      ok: false,
      code: "run/stuck",
      file: "pages/odd.tsx",
      signal: "SIGKILL",
      isWritten: false,
    };
    expect(await Promise.all(ended)).toEqual(stuck.map(() => named));
  },
);

test.skipIf(process.platform === "win32")(
  "a thread of the site's code that waits so is reported, and keeps the process no longer than a moment",
  () => {
    // The page continues when the thread is about to block: on a busy machine the build might otherwise be over first.
    const thread = `const begun = new Int32Array(require("node:worker_threads").workerData);
      Atomics.store(begun, 0, 1); Atomics.notify(begun, 0); require("own");`;
    const top = `import { Worker } from "node:worker_threads";
      const begun = new SharedArrayBuffer(4);
      new Worker(${JSON.stringify(thread)}, { eval: true, workerData: begun });
      Atomics.wait(new Int32Array(begun), 0, 0, 20_000);`;
    const root = strangeSite({ odd: page(top) });
    for (const [name, content] of Object.entries(silent("node_modules/two/package.json"))) {
      mkdirSync(join(root, dirname(name)), { recursive: true });
      if (content === undefined) makePipe(join(root, name));
      else writeFileSync(join(root, name), content);
    }
    const { status, stdout, stderr } = runCli(["build", "--json"], { cwd: root });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
    expect(diagnostics.map(({ code, file }) => [code, file])).toContainEqual([
      "run/left-running",
      "pages/odd.tsx",
    ]);
    // It was ended by its own signal, before the timeout of this test.
    expect([status, stderr]).toEqual([
      null,
      expect.stringContaining("a thread of your site's code is blocked"),
    ]);
  },
);

test("a page that only React's development mode cannot load is reported", () => {
  const root = strangeSite({
    odd: page('if (process.env.NODE_ENV !== "production") throw new Error("not here");'),
  });
  const { stdout } = runCli(["check", "--offline", "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] };
  expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toContainEqual([
    "check/react-warning",
    "pages/odd.tsx",
    1,
  ]);
});
