import { describe, expect, test } from "vitest";
import { collect, exampleModule, exampleSite } from "../../test/support/example.js";
import { unlimited } from "../../test/support/rooms/unlimited.js";
import { type TimeLimit, TookTooLong } from "../effects/time-limit.js";
import type { Paths } from "../model/project.js";
import { viewSite } from "../model/site/site-view.js";
import { timeLimit } from "../runtime/time-limit.js";
import { expandPaths } from "./expand-paths.js";

function expand(paths: unknown, parameters = ["city"], limit: TimeLimit = timeLimit) {
  const { log, found } = collect();
  const module = exampleModule("pages/[city].tsx", { paths: paths as Paths });
  const list = expandPaths(module, parameters, {
    context: { site: viewSite(exampleSite()), data: undefined, legal: [], collections: { legal: [] } },
    limit,
    placeOf: () => ({}),
    log,
  });
  return { list, found: found(), log };
}

test("paths gets the site and the legal documents, and returns the parameters", () => {
  const { list, found } = expand(({ site, legal }: Parameters<Paths>[0]) => [
    { city: `${site.app.name}-${legal.length}` },
  ]);
  expect(list).toEqual([{ city: "Example-0" }]);
  expect(found).toEqual([]);
});

test("an empty list is accepted", () => {
  expect(expand(() => [])).toMatchObject({ list: [], found: [] });
});

describe("an invalid result of paths gives no routes and one diagnostic", () => {
  test.each([
    ["no paths", undefined, "plan/no-paths"],
    ["no function", [{ city: "a" }], "plan/invalid-paths"],
    ["something that is not a list", () => ({ city: "a" }), "plan/invalid-paths"],
    ["nothing", () => undefined, "plan/invalid-paths"],
    ["a text in the list", () => ["boston"], "plan/invalid-paths"],
    ["null in the list", () => [null], "plan/invalid-paths"],
    ["a missing parameter", () => [{ town: "a" }], "plan/invalid-paths"],
    ["an empty parameter", () => [{ city: "" }], "plan/invalid-paths"],
    ["a parameter that is a number", () => [{ city: 1 }], "plan/invalid-paths"],
    ["an extra parameter", () => [{ city: "a", town: "b" }], "plan/invalid-paths"],
    ["a promise", async () => [{ city: "a" }], "plan/invalid-paths"],
    ["a promise that is rejected", () => Promise.reject(new Error("late")), "plan/invalid-paths"],
    [
      "an error",
      () => {
        throw new Error("boom");
      },
      "plan/paths-threw",
    ],
    [
      "a thrown text",
      () => {
        throw "boom";
      },
      "plan/paths-threw",
    ],
  ])("%s", (_, paths, code) => {
    expect(expand(paths)).toMatchObject({ list: [], found: [`pages/[city].tsx ${code}`] });
  });
});

test("a mistake in the third entry is reported for entry 3", () => {
  const { log } = expand(() => [{ city: "a" }, { city: "b" }, {}]);
  expect(log.sorted()[0]?.args.reason).toContain("entry 3");
});

test.each([
  ["no function", [{ city: "a" }], "a value instead of a function"],
  ["a promise", async () => [{ city: "a" }], "a promise"],
  ["something that is not a list", () => ({ city: "a" }), "something that is not a list"],
  ["a missing parameter", () => [{}], "no text for city in entry 1"],
  [
    "an extra parameter",
    () => [{ city: "a" }, { city: "a", town: "b" }],
    "town in entry 2, which is not a parameter of the file",
  ],
])("%s is described in the diagnostic", (_, paths, reason) => {
  const { log } = expand(paths);
  expect(log.sorted().map(({ args }) => args)).toEqual([{ reason }]);
});

test("missing, throwing and endless paths are reported with their details", () => {
  const args = (paths: unknown, limit?: TimeLimit) =>
    expand(paths, ["city", "event"], limit)
      .log.sorted()
      .map(({ code, args }) => [code, args]);
  expect(args(undefined)).toEqual([["plan/no-paths", { params: "city, event" }]]);
  const thrower = () => {
    throw new Error("boom");
  };
  expect(args(thrower)).toEqual([["plan/paths-threw", { error: "boom" }]]);
  const never: TimeLimit = {
    ...unlimited,
    call: () => {
      throw new TookTooLong();
    },
  };
  expect(args(() => [], never)).toEqual([["run/endless", { seconds: "30" }]]);
});
