import { expect, test } from "vitest";
import { PageThread } from "./page-thread.js";
import type { Thread } from "./thread.js";

/** How many of some pages were done when the thread was started; `paceOf` tells how many milliseconds one takes. */
function startedAt(of: number, paceOf: (done: number) => number, cores = 2): number | undefined {
  let time = 0;
  let done = 0;
  let startedAt: number | undefined;
  const startThread = <Answer>(): Thread<Answer> => {
    startedAt ??= done;
    return { send: () => {}, listen: () => {}, wait: () => undefined, wish: () => {}, end: async () => {} };
  };
  const machine = { cores, startMs: () => 100 };
  const thread = new PageThread({ startThread, clock: { elapsed: () => time }, machine });
  for (; done < of; done++) {
    thread.tell(done, of);
    time += paceOf(done);
  }
  return startedAt;
}

test("a thread is started as soon as what is left would take longer than that", () => {
  expect(startedAt(1000, () => 1)).toBe(16);
  expect(startedAt(100, () => 1)).toBeUndefined();
  expect(startedAt(100, () => 2)).toBe(16);
  expect(startedAt(10, () => 100)).toBeUndefined();
});

test("at the pace of the last pages, since the first take longer than others", () => {
  expect(startedAt(200, (done) => (done < 8 ? 50 : 0.5))).toBeUndefined();
  expect(startedAt(400, (done) => (done < 60 ? 0.1 : 1))).toBe(128);
});

test("and never where only one thread runs at a time", () => {
  expect(startedAt(1000, () => 10, 1)).toBeUndefined();
});

test("each step has a pace of its own", () => {
  let time = 0;
  let starts = 0;
  const startThread = <Answer>(): Thread<Answer> => {
    starts++;
    return { send: () => {}, listen: () => {}, wait: () => undefined, wish: () => {}, end: async () => {} };
  };
  const machine = { cores: 2, startMs: () => 100 };
  const thread = new PageThread({ startThread, clock: { elapsed: () => time }, machine });
  const tellStep = (paceMs: number) => {
    for (let done = 0; done < 100; done++, time += paceMs) thread.tell(done, 100);
  };
  tellStep(0.1);
  time += 10_000;
  tellStep(0.1);
  expect(starts).toBe(0);
  tellStep(3);
  expect(starts).toBe(1);
});

test("where none can be started, there is none", () => {
  const startThread = () => {
    throw new Error("no more threads");
  };
  const machine = { cores: 2, startMs: () => 100 };
  const thread = new PageThread({ startThread, clock: { elapsed: () => 0 }, machine });
  expect(thread.start()).toBeUndefined();
  expect(thread.start()).toBeUndefined();
});
