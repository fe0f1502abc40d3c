import { defineConfig } from "vitest/config";
import { measureSlowness } from "./test/support/machine/measure-slowness.js";

// Tests start processes and browsers, which take longer on a busy machine.
const slowness = measureSlowness();

// Packages and React in production mode, like for users: their development versions check and log more.
process.env.NODE_ENV = "production";
// The bundler collects garbage less often: it took a third of its processor time.
process.env.GOGC = "800";

export default defineConfig({
  // Like compiled code: production mode does not support the elements of React's development mode.
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.ts"],
    // Files share loaded modules, because nothing in `src/` has state that changes; and one Chromium. In one project, because each
    // project would load `src/` again in each worker.
    isolate: false,
    globalSetup: "test/support/machine/run-folder.ts",
    // React is in production mode.
    env: { NODE_ENV: "production", HANDBILL_TEST_SLOWNESS: String(slowness) },
    testTimeout: 60_000 * slowness,
    hookTimeout: 60_000 * slowness,
    expect: { poll: { timeout: 20_000 * slowness } },
    // One more than the usual number of cores, because many tests wait for a browser, a process or a timer.
    maxWorkers: 3,
    // Room for objects, and no function compiled twice: collecting garbage took a tenth of the processor time.
    execArgv: ["--max-semi-space-size=64", "--initial-old-space-size=256", "--no-flush-bytecode"],
    // A transformed module is used again while its text, the config and the installed packages are the same.
    experimental: { fsModuleCache: true },
  },
});
