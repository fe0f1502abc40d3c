import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.js";

const numbers = [1, 2, 3, 4, 5, 6, 7];

test("the concurrency reaches its limit and never exceeds it", async () => {
  let [now, most] = [0, 0];
  await mapConcurrently(numbers, 3, async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
  });
  expect(most).toBe(3);
});

test("results are in the order of the items", async () => {
  const steps = (count: number): Promise<void> =>
    count === 0 ? Promise.resolve() : new Promise(setImmediate).then(() => steps(count - 1));
  const results = await mapConcurrently(numbers, 7, async (number) => {
    await steps(10 - number);
    return number * 2;
  });
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14]);
});
