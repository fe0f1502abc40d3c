import { describe, expect, test } from "vitest";
import { ExitRequested, type SideEffects } from "../model/code/side-effects.js";
import { Diagnostics } from "./diagnostics.js";
import { leftToItself, reportSideEffects } from "./report-side-effects.js";

const placeOf = () => ({ file: "pages/index.tsx", line: 3 });

async function report(done: Partial<SideEffects> | undefined, before: readonly Error[] = []) {
  const log = new Diagnostics();
  for (const error of before) log.add("read/config-threw", { error: error.message }, {});
  const watch = done && (async () => ({ thrown: [], running: [], ...done }));
  await reportSideEffects(watch, { placeOf }, log);
  return log.sorted().map(({ code, args, place }) => ({ code, reported: args, place }));
}

describe("a side effect of the site's code", () => {
  test("is reported with its place", async () => {
    const running = [{ what: "a timer", stack: "at x" }];
    expect(await report({ thrown: [new Error("late")], running })).toEqual([
      { code: "run/left-running", reported: { what: "a timer" }, place: placeOf() },
      { code: "run/left-to-itself", reported: { error: "late" }, place: placeOf() },
    ]);
  });

  test("is not reported twice", async () => {
    const said = new ExitRequested("said");
    const found = await report({ thrown: [said, new Error("late")] }, [said]);
    expect(found.map(({ code, reported }) => [code, reported.error])).toEqual([
      ["read/config-threw", "said"],
      ["run/left-to-itself", "late"],
    ]);
  });

  test("has its own code if it would end the process", async () => {
    const found = await report({ thrown: [new ExitRequested("said")] });
    expect(found.map(({ code }) => code)).toEqual(["run/exit-called"]);
  });

  test("is counted if its message repeats", async () => {
    const thrown = ["late", "late", "said", "late", "other"].map((words) => new Error(words));
    const found = await report({ thrown }, [new Error("said")]);
    expect(found.map(({ code, reported }) => [code, reported.error, reported.times])).toEqual([
      ["read/config-threw", "said", undefined],
      ["run/left-to-itself", "late", "3"],
      ["run/left-to-itself", "other", undefined],
      ["run/left-to-itself", "said", undefined],
    ]);
  });

  test("is not reported without a watcher or a finding", async () => {
    expect(await report(undefined)).toEqual([]);
    expect(await report({})).toEqual([]);
  });
});

test("an error without a place in the site's files is reported with its stack", () => {
  const thrown = new Error("late");
  expect(leftToItself(thrown, placeOf())).toMatchObject({ severity: "error", args: { error: "late" } });
  expect(leftToItself(thrown, {}).args.error).toContain("report-side-effects.test.ts");
  expect(leftToItself("a text", {}).args.error).toBe("a text");
});
