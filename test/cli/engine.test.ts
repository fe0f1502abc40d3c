import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { tempSite } from "../support/temp-site.js";

// By V8's --allow-natives-syntax: runtime-test.cc, OptimizationStatus.
const neverOptimised = 1 << 1;
const optimised = 1 << 4;

test("V8 optimises the code of pages", () => {
  const root = tempSite(onTestFinished);
  const page = join(root, "pages/index.tsx");
  const reported = join(root, "status");
  writeFileSync(
    page,
    `${readFileSync(page, "utf8")}
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import vm from "node:vm";
setFlagsFromString("--allow-natives-syntax");
const status = vm.runInThisContext(\`
  function add(n) { let sum = 0; for (let i = 0; i < n; i++) sum = (sum + i) | 0; return sum; }
  let status = 0;
  // The compiler works in its own thread, which may get no processor for a while.
  for (let round = 0; round < 100_000 && !(status & ${optimised}); round++) {
    add(1000);
    status = %GetOptimizationStatus(add);
  }
  status;
\`);
writeFileSync(${JSON.stringify(reported)}, String(status));
`,
  );
  expect(runCli(["build", "--root", root]).status).toBe(0);
  const status = Number(readFileSync(reported, "utf8"));
  expect(status & neverOptimised).toBe(0);
  expect(status & optimised).toBe(optimised);
});

test("starting the command prints nothing about V8's flags", () => {
  const { stdout, stderr } = runCli(["--version"]);
  expect([stdout, stderr]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+\n$/), ""]);
});
