// The tests that judge the mutants of one room (test-mutants.mjs): its own, from source, without a process of their own.
import { defineConfig } from "vitest/config";

const room = process.env.HANDBILL_MUTANTS_ROOM;

export default defineConfig({
  test: {
    include: [`src/${room}/**/*.test.{ts,tsx}`, `test/${room}/**/*.test.{ts,tsx}`],
    // It reads the source as text, and Stryker's is another one.
    exclude: ["src/check/rules.test.ts"],
    // Modules are loaded once for all files of a run.
    isolate: false,
    testTimeout: 60_000,
  },
});
