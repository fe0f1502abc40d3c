import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { type AddressRecord, type AddressState, kept } from "../model/addresses/address-record.js";
import { type AnchoredPage, type PageAnchors, planComingAnchors } from "./plan-anchors.js";

const path = "/terms";
const released: AddressState = { kind: "released", day: "2026-01-01", reason: "over" };
const recordOf = (...anchors: (readonly [string, AddressState] | string)[]): AddressRecord => [
  { path, state: kept },
  ...anchors.map((anchor) => {
    const [id, state] = typeof anchor === "string" ? ([anchor, kept] as const) : anchor;
    return { path, id, state };
  }),
];
const page = (own: readonly string[], moved: Readonly<Record<string, string>> = {}): PageAnchors => ({
  routePath: path,
  own,
  moved: new Map(Object.entries(moved)),
});
const coming = (headings: readonly string[], more: Partial<AnchoredPage> = {}): AnchoredPage => ({
  ...{ routePath: path, sourceFile: "legal/terms.md", headings, declared: {} },
  ids: () => new Set(headings),
  ...more,
});

function planComing(record: AddressRecord, anchors: readonly PageAnchors[], next: readonly AnchoredPage[]) {
  const { log } = collect();
  const { leaving, ...planned } = planComingAnchors(record, { anchors, coming: next }, log);
  return {
    pages: planned.anchors,
    leaving: [...leaving],
    found: log.sorted().map(({ code, args }) => [code, args.address]),
  };
}

test("an anchor that a future version loses is reported before its effective date", () => {
  const now = page(["a", "b"]);
  expect(planComing(recordOf("a", "b"), [now], [coming(["b"])])).toEqual({
    pages: [now],
    leaving: ["/terms#a"],
    found: [["plan/lost-anchor", "/terms#a"]],
  });
  expect(planComing(recordOf("a", "b"), [now], [coming(["a", "b"])])).toMatchObject({
    leaving: [],
    found: [],
  });
});

test("a URL that is not recorded yet can disappear", () => {
  expect(planComing(recordOf("b"), [page(["a", "b"])], [coming(["b"])])).toMatchObject({
    leaving: [],
    found: [],
  });
});

test("each future version is checked", () => {
  const versions = [coming(["a", "b"]), coming(["a"]), coming(["b"])];
  expect(planComing(recordOf("a", "b"), [page(["a", "b"])], versions).leaving.sort()).toEqual([
    "/terms#a",
    "/terms#b",
  ]);
});

test("an anchor that is kept alive must be kept alive in future versions too", () => {
  const now = page(["b"], { old: "b" });
  const record = recordOf("b", ["old", { kind: "moved", to: "b" }]);
  expect(planComing(record, [now], [coming(["b"])])).toMatchObject({ leaving: [], found: [] });
  expect(planComing(record, [now], [coming(["c", "d", "e"])]).leaving).toContain("/terms#old");
});

test("a released anchor no longer belongs to the page, unless future versions have it", () => {
  const record = recordOf("b", ["a", released]);
  const { pages, leaving } = planComing(record, [page(["a", "b"])], [coming(["b"])]);
  expect([pages[0]?.own, leaving]).toEqual([["b"], []]);
  const staying = [coming(["a", "b"]), coming(["b", "a"])];
  expect(planComing(record, [page(["a", "b"])], staying).pages[0]?.own).toEqual(["a", "b"]);
  const partly = [coming(["a", "b"]), coming(["b"])];
  expect(planComing(record, [page(["a", "b"])], partly).pages[0]?.own).toEqual(["b"]);
});

test("a page without a future version is unchanged", () => {
  const now = page(["a", "b"]);
  const elsewhere = coming([], { routePath: "/other" });
  expect(planComing(recordOf("b", ["a", released]), [now], [elsewhere])).toEqual({
    ...{ pages: [now], leaving: [], found: [] },
  });
});
