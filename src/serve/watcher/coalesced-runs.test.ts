import { expect, test } from "vitest";
import { CoalescedRuns } from "./coalesced-runs.js";

test("several requests during a run become one more run", async () => {
  const ends: (() => void)[] = [];
  const runs = new CoalescedRuns(() => new Promise((resolve) => ends.push(resolve)));
  const first = runs.ask();
  runs.ask();
  runs.ask();
  expect(ends.length).toBe(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await first;
  expect(ends.length).toBe(2);
  runs.ask();
  expect(ends.length).toBe(3);
  ends[2]?.();
  await runs.idle();
});
