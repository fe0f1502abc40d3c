import { defineConfig } from "vitest/config";
import { measureSlowness } from "./test/support/measure-slowness.js";

// Tests start processes and browsers; on a busy machine of two cores these take their time.
const slowness = measureSlowness();

export default defineConfig({
  // As in what is compiled: the flows run React in production mode, which has nothing for the development one's elements.
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}"],
    env: { HANDBILL_TEST_SLOWNESS: String(slowness) },
    testTimeout: 60_000 * slowness,
    hookTimeout: 60_000 * slowness,
    expect: { poll: { timeout: 20_000 * slowness } },
    maxWorkers: 2,
  },
});
