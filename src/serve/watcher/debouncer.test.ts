import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Debouncer } from "./debouncer.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function collect(isBusy: () => boolean = () => false) {
  const bursts: string[][] = [];
  const quiet = new Debouncer({ onQuiet: (items) => bursts.push([...items]), isBusy });
  return { quiet, bursts };
}

test("a single change is reported within 30 ms", () => {
  const { quiet, bursts } = collect();
  quiet.add("a");
  vi.advanceTimersByTime(30);
  expect(bursts).toEqual([["a"]]);
});

test("a file written in place is reported within 3 ms, unless it changes again", () => {
  const { quiet, bursts } = collect();
  quiet.add("a", { isWrite: true });
  vi.advanceTimersByTime(1);
  quiet.add("a", { isWrite: true });
  vi.advanceTimersByTime(2);
  expect(bursts).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(bursts).toEqual([["a"]]);

  quiet.add("a", { isWrite: true });
  quiet.add("b", { isWrite: true });
  vi.advanceTimersByTime(19);
  expect(bursts).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(bursts).toEqual([["a"], ["a", "b"]]);

  quiet.add("a");
  quiet.add("a", { isWrite: true });
  vi.advanceTimersByTime(19);
  expect(bursts).toHaveLength(2);
});

test("an unfinished file delays the report by 200 ms at most, and is not checked among many", () => {
  const unfinished = new Set(["a"]);
  const bursts: string[][] = [];
  const quiet = new Debouncer({
    onQuiet: (items) => bursts.push([...items]),
    isUnfinished: (item) => unfinished.has(item),
  });
  quiet.add("a", { isWrite: true });
  vi.advanceTimersByTime(50);
  expect(bursts).toEqual([]);
  unfinished.clear();
  vi.advanceTimersByTime(3);
  expect(bursts).toEqual([["a"]]);

  unfinished.add("b");
  for (const item of ["a", "b"]) quiet.add(item, { isWrite: true });
  vi.advanceTimersByTime(190);
  expect(bursts).toHaveLength(1);
  vi.advanceTimersByTime(40);
  expect(bursts).toEqual([["a"], ["a", "b"]]);

  for (let i = 0; i < 20; i++) quiet.add(i === 0 ? "b" : `${i}`);
  vi.advanceTimersByTime(160);
  expect(bursts).toHaveLength(3);
});

test("consecutive writes of a file are one change", () => {
  const { quiet, bursts } = collect();
  for (let i = 0; i < 5; i++) {
    quiet.add("a");
    vi.advanceTimersByTime(15);
  }
  vi.advanceTimersByTime(30);
  expect(bursts).toEqual([["a"]]);
});

test("a tool that changes many files may pause between them", () => {
  const { quiet, bursts } = collect();
  for (let i = 0; i < 500; i++) {
    quiet.add(`${i}`);
    if (i > 20 && i % 50 === 0) vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(200);
  expect(bursts.map((items) => items.length)).toEqual([500]);
});

test("a tool that is known to run delays the report, but not forever", () => {
  let busy = true;
  const { quiet, bursts } = collect(() => busy);
  quiet.add("a");
  vi.advanceTimersByTime(1000);
  expect(bursts).toEqual([]);
  busy = false;
  vi.advanceTimersByTime(30);
  expect(bursts).toEqual([["a"]]);
  busy = true;
  quiet.add("b");
  vi.advanceTimersByTime(6000);
  expect(bursts).toEqual([["a"], ["b"]]);
});

test.each([false, true])("continuing changes delay the report by five seconds at most; busy: %s", (busy) => {
  const { quiet, bursts } = collect(() => busy);
  for (let ms = 0; ms < 60_000; ms += 10) {
    quiet.add(`${ms}`);
    vi.advanceTimersByTime(10);
  }
  expect(bursts).toHaveLength(12);
  for (const [index, items] of bursts.entries()) {
    // The last call is still to come for later events.
    if (index > 0) expect(Number(items[0]) - Number(bursts[index - 1]?.[0])).toBeLessThanOrEqual(5010);
  }
});

test("nothing is reported after stop()", () => {
  const { quiet, bursts } = collect();
  quiet.add("a");
  quiet.stop();
  vi.advanceTimersByTime(1000);
  expect(bursts).toEqual([]);
});
