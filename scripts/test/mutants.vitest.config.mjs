// The tests that judge the mutations of one room (test-mutants.mjs): those from source, in one process.
import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const {
  HANDBILL_MUTANTS_ROOM: room,
  HANDBILL_MUTANTS_CODE: codeFile = "",
  HANDBILL_MUTANTS_RESULTS: results = "",
} = process.env;
/** The code of the room with all mutations in it, by file. */
const mistaken = JSON.parse(readFileSync(codeFile, "utf8"));

/** The test files that a previous, interrupted run has finished. */
const through = readFileSync(results, "utf8")
  .split("\n")
  .filter((line) => line.includes('"through"'))
  .map((line) => JSON.parse(line).through);

export default defineConfig({
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      load: (id) => (Object.hasOwn(mistaken, id) ? { code: mistaken[id], map: null } : undefined),
    },
  ],
  test: {
    include: ["src/**/*.test.{ts,tsx}", `test/${room}/**/*.test.{ts,tsx}`],
    exclude: through,
    // The last file may have been finished.
    passWithNoTests: true,
    runner: "./scripts/test/mutants.runner.mjs",
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 3_600_000,
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [["default", { summary: false }]],
  },
});
