import { expect, onTestFinished, test } from "vitest";
import { fileAt, slots } from "../../src/runtime/watch-code.js";
import { runProgram } from "../support/cli/run-cli.js";
import { bundleModule } from "../support/rooms/bundle-module.js";
import { tempFolder } from "../support/temp-site.js";

/* The thread that ends the process when the site's code does not return, with limits of moments. waits.test.ts has the real ones. */

test.each([
  ["a loop that is over its limit", { limitMs: 100 }, "for (;;);"],
  ["a loop of a later turn", { turns: 1 }, "setImmediate(() => { for (;;); });"],
  ["a wait without a limit", {}, "Atomics.wait(numbers, 3, Atomics.load(numbers, 3));"],
])("%s ends the process, with a report that names the file", (_, state, code) => {
  const folder = tempFolder(onTestFinished);
  const watchdog = bundleModule("runtime/watchdog.ts", folder);
  const script = `
const { Worker } = require("node:worker_threads");
const slots = ${JSON.stringify(slots)};
const memory = new SharedArrayBuffer(${fileAt} + 1024);
const numbers = new Int32Array(memory, 0, ${fileAt / 4});
numbers[slots.fileBytes] = new TextEncoder().encodeInto("pages/odd.tsx", new Uint8Array(memory, ${fileAt})).written;
numbers[slots.isWatched] = 1;
for (const [name, value] of Object.entries(${JSON.stringify(state)})) numbers[slots[name]] = value;
const workerData = { entry: "watchdog", memory, tickMs: 20, longestMs: 100, graceMs: 100, asJson: true };
new Worker(${JSON.stringify(watchdog)}, { workerData }).once("online", () => { ${code} });`;
  const { stdout, stderr } = runProgram([process.execPath, "-e", script]);
  const { ok, diagnostics } = JSON.parse(stdout);
  expect(ok).toBe(false);
  expect(diagnostics).toMatchObject([{ code: "run/stuck", file: "pages/odd.tsx" }]);
  expect(stderr).toContain("pages/odd.tsx does not return");
});
