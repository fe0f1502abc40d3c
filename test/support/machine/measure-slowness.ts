import { spawnSync } from "node:child_process";

/** Milliseconds that the work below takes on a quiet machine of the kind that people have. */
const quietMs = 110;

/** Start a process and keep one core busy for a moment: what most tests are made of. */
const work = "for (let i = 0, s = 0; i < 1.5e7; i++) s = (s + i * 7) % 1000003";

/**
 * How many times slower than a quiet machine this one may be during the tests: twice what it shows now, since the
 * tests themselves keep it busy, and at least 3.
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
