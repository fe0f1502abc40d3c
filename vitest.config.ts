import { defineConfig } from "vitest/config";
import { measureSlowness } from "./test/support/machine/measure-slowness.js";

// Tests start processes and browsers; on a busy machine of two cores these take their time.
const slowness = measureSlowness();

/** Files share what they have loaded: nothing in `src/` has state that changes. React is in the mode that publishes. */
const together = { isolate: false, env: { NODE_ENV: "production" } };

export default defineConfig({
  // As in what is compiled: production mode has nothing for the elements of React's development mode.
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    env: { HANDBILL_TEST_SLOWNESS: String(slowness) },
    testTimeout: 60_000 * slowness,
    hookTimeout: 60_000 * slowness,
    expect: { poll: { timeout: 20_000 * slowness } },
    // One more than cores are usual: many a test waits for a browser, a process or a moment.
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: "source", include: ["src/**/*.test.{ts,tsx}"], ...together } },
      // One build of the site for all, and one Chromium for those that run in one process.
      {
        extends: true,
        test: {
          name: "site",
          include: ["test/site/**/*.test.ts"],
          globalSetup: "test/support/machine/run-folder.ts",
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "whole", include: ["test/**/*.test.ts"], exclude: ["test/site/**"], ...together },
      },
    ],
  },
});
