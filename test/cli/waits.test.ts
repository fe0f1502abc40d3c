import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runCli, runProgram } from "../support/cli/run-cli.js";
import { page, strangeSite } from "../support/sites/strange-site.js";

/* Code that waits for something, in a thread or in one mode of React only. */

function makePipe(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  expect(runProgram(["mkfifo", path]).status).toBe(0);
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

test.skipIf(process.platform === "win32")(
  "a thread of the site's code that blocks in a system call is reported, and delays the end only briefly",
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

test("a page that fails only in React's development mode is reported", () => {
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
