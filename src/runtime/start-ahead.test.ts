import { expect, test } from "vitest";
import type { StartThread, ThreadName } from "../effects/thread.js";
import { startAhead } from "./start-ahead.js";

test("hands out the threads that were started before, and then new ones", () => {
  const started: ThreadName[] = [];
  const start: StartThread = (name) => {
    started.push(name);
    return { number: started.length } as never;
  };
  const next = startAhead(start, "document-thread", 2);
  expect(started).toEqual(["document-thread", "document-thread"]);
  const asked = (["validity-worker", "document-thread", "document-thread", "document-thread"] as const).map(
    (name) => next(name),
  );
  expect(asked).toEqual([{ number: 3 }, { number: 1 }, { number: 2 }, { number: 4 }]);
  expect(started.slice(2)).toEqual(["validity-worker", "document-thread"]);
});
