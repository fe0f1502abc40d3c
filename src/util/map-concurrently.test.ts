import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.js";

const numbers = [1, 2, 3, 4, 5, 6, 7];

test("never works on more things at once than it may, and on as many as it may", async () => {
  let [now, most] = [0, 0];
  await mapConcurrently(numbers, 3, async () => {
    most = Math.max(most, ++now);
    await new Promise(setImmediate);
    now--;
  });
  expect(most).toBe(3);
});

test("gives the results in the order of the things, whichever is done first", async () => {
  const steps = (count: number): Promise<void> =>
    count === 0 ? Promise.resolve() : new Promise(setImmediate).then(() => steps(count - 1));
  const results = await mapConcurrently(numbers, 7, async (number) => {
    await steps(10 - number);
    return number * 2;
  });
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14]);
});
