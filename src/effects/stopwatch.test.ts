import { expect, test } from "vitest";
import { Stopwatch } from "./stopwatch.js";

/** A stopwatch whose clock advances by these milliseconds at each call, and its reports. */
function start(...looks: number[]) {
  let time = 100;
  const elapsed = () => {
    time += looks.shift() ?? 0;
    return time;
  };
  const reported: unknown[] = [];
  const watch = new Stopwatch({ elapsed, now: () => 0, sleep: async () => {} } as never, (...args) =>
    reported.push(args),
  );
  return { watch, reported };
}

test("each step is timed, and reported when it begins unless it is quiet", () => {
  const { watch, reported } = start(0, 5, 7, 11);
  watch.begin("read");
  watch.begin("plan", { quietly: true });
  watch.begin("render");
  watch.begin(undefined);
  watch.begin(undefined);
  expect(watch.laps).toEqual([
    { step: "read", ms: 5 },
    { step: "plan", ms: 7 },
    { step: "render", ms: 11 },
  ]);
  expect(reported).toEqual([["read"], ["render"]]);
});

test("the progress of a step is reported while it runs", () => {
  const { watch, reported } = start();
  watch.progress(1, 2);
  watch.begin("read");
  watch.progress(1, 2);
  watch.begin(undefined);
  watch.progress(2, 2);
  expect(reported).toEqual([["read"], ["read", { done: 1, of: 2 }]]);
});

test("a stopwatch works without a listener", () => {
  const watch = new Stopwatch({ elapsed: () => 1 } as never);
  watch.begin("read");
  watch.progress(1, 1);
  watch.lap("rest");
  expect(watch.laps).toEqual([{ step: "rest", ms: 0 }]);
});
