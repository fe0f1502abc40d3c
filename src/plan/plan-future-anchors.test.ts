import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { type AddressRecord, type AddressState, active } from "../model/addresses/address-record.js";
import { type AnchoredPage, type PageAnchors, planFutureAnchors } from "./plan-anchors.js";

const path = "/terms";
const released: AddressState = { kind: "released", day: "2026-01-01", reason: "over" };
const recordOf = (...anchors: (readonly [string, AddressState] | string)[]): AddressRecord => [
  { path, state: active },
  ...anchors.map((anchor) => {
    const [id, state] = typeof anchor === "string" ? ([anchor, active] as const) : anchor;
    return { path, id, state };
  }),
];
const page = (own: readonly string[], moved: Readonly<Record<string, string>> = {}): PageAnchors => ({
  routePath: path,
  own,
  moved: new Map(Object.entries(moved)),
});
const future = (headings: readonly string[], more: Partial<AnchoredPage> = {}): AnchoredPage => ({
  ...{ routePath: path, sourceFile: "legal/terms.md", headings, declared: {} },
  ids: () => new Set(headings),
  ...more,
});

function planFuture(record: AddressRecord, anchors: readonly PageAnchors[], next: readonly AnchoredPage[]) {
  const { log } = collect();
  const { ending, ...planned } = planFutureAnchors(record, { anchors, future: next }, log);
  return {
    pages: planned.anchors,
    ending: [...ending],
    found: log.sorted().map(({ code, args }) => [code, args.address]),
  };
}

test("an anchor that a future version loses is reported before its effective date", () => {
  const now = page(["a", "b"]);
  expect(planFuture(recordOf("a", "b"), [now], [future(["b"])])).toEqual({
    pages: [now],
    ending: ["/terms#a"],
    found: [["plan/lost-anchor", "/terms#a"]],
  });
  expect(planFuture(recordOf("a", "b"), [now], [future(["a", "b"])])).toMatchObject({
    ending: [],
    found: [],
  });
});

test("a URL that is not recorded yet can disappear", () => {
  expect(planFuture(recordOf("b"), [page(["a", "b"])], [future(["b"])])).toMatchObject({
    ending: [],
    found: [],
  });
});

test("each future version is checked", () => {
  const versions = [future(["a", "b"]), future(["a"]), future(["b"])];
  expect(planFuture(recordOf("a", "b"), [page(["a", "b"])], versions).ending.sort()).toEqual([
    "/terms#a",
    "/terms#b",
  ]);
});

test("an anchor that is kept alive must be kept alive in future versions too", () => {
  const now = page(["b"], { old: "b" });
  const record = recordOf("b", ["old", { kind: "moved", to: "b" }]);
  expect(planFuture(record, [now], [future(["b"])])).toMatchObject({ ending: [], found: [] });
  expect(planFuture(record, [now], [future(["c", "d", "e"])]).ending).toContain("/terms#old");
});

test("a released anchor no longer belongs to the page, unless future versions have it", () => {
  const record = recordOf("b", ["a", released]);
  const { pages, ending } = planFuture(record, [page(["a", "b"])], [future(["b"])]);
  expect([pages[0]?.own, ending]).toEqual([["b"], []]);
  const staying = [future(["a", "b"]), future(["b", "a"])];
  expect(planFuture(record, [page(["a", "b"])], staying).pages[0]?.own).toEqual(["a", "b"]);
  const partly = [future(["a", "b"]), future(["b"])];
  expect(planFuture(record, [page(["a", "b"])], partly).pages[0]?.own).toEqual(["b"]);
});

test("a page without a future version is unchanged", () => {
  const now = page(["a", "b"]);
  const elsewhere = future([], { routePath: "/other" });
  expect(planFuture(recordOf("b", ["a", released]), [now], [elsewhere])).toEqual({
    ...{ pages: [now], ending: [], found: [] },
  });
});
