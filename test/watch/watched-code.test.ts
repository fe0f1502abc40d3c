import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { page, strangeSite } from "../support/sites/strange-site.js";

/** The number of threads that a build of a site with this page starts. */
function countThreads(code: string): string {
  const root = strangeSite({ odd: page(code) });
  const counting = join(root, "count.cjs");
  writeFileSync(
    counting,
    `let threads = 0;
process.on("worker", () => threads++);
process.on("exit", () => console.error("threads: " + threads));
`,
  );
  const { stderr } = runCli(["build", "--root", root], {
    env: { ...process.env, NODE_OPTIONS: `--require ${counting}` },
  });
  return /threads: \d+/.exec(stderr)?.[0] ?? stderr;
}

test("code that only uses what the generator provides starts no watchdog thread", () => {
  const lent = 'import { Link, usePage } from "handbill";\nimport { useId } from "react";';
  expect(countThreads(`${lent}\nconsole.log(Link, usePage, useId);`)).toBe("threads: 0");
});

test.each([
  'import { readFileSync } from "node:fs"; console.log(readFileSync);',
  "console.log(process.cwd());",
])("%s is watched by one", (code) => expect(countThreads(code)).toBe("threads: 1"));

test("files read under a computed name are watched, too", () => {
  expect(countThreads('const name = ["node", "fs"].join(":"); console.log(require(name));')).toBe(
    "threads: 1",
  );
});
