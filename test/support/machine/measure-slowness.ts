import { spawnSync } from "node:child_process";

/** The time of the work below on a typical machine without load, in milliseconds. */
const quietMs = 110;

/** Starts a process and keeps one core busy for a moment, like most tests. */
const work = "for (let i = 0, s = 0; i < 1.5e7; i++) s = (s + i * 7) % 1000003";

/**
 * The factor by which this machine may be slower than a typical one during the tests: twice the present factor, since the tests
 * themselves are a load, and at least 3.
 */
export function measureSlowness(): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    spawnSync(process.execPath, ["-e", work]);
    return performance.now() - start;
  });
  const median = times.sort((a, b) => a - b)[1] ?? quietMs;
  return Math.min(20, Math.max(3, Math.ceil((2 * median) / quietMs)));
}
