import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { type AddressRecord, type AddressState, active } from "../model/addresses/address-record.js";
import { type AnchoredPage, planAnchors } from "./plan-anchors.js";

const path = "/policy";
const moved = (to: string): AddressState => ({ kind: "moved", to });
const released: AddressState = { kind: "released", day: "2026-01-01", reason: "over" };
const recordOf = (...anchors: (readonly [string, AddressState] | string)[]): AddressRecord => [
  { path, state: active },
  ...anchors.map((anchor) => {
    const [id, state] = typeof anchor === "string" ? ([anchor, active] as const) : anchor;
    return { path, id, state };
  }),
];

/** Plans the anchors of a page: those that are kept alive, the problems, and the page's own. */
function plan(record: AddressRecord, headings: readonly string[], changes: Partial<AnchoredPage> = {}) {
  const { log, found } = collect();
  const page = { routePath: path, sourceFile: "legal/policy.md", headings, declared: {} };
  const [planned] = planAnchors(record, [{ ...page, ids: () => new Set(headings), ...changes }], log);
  const lost = log.sorted().map(({ code, args }) => `${code} ${args.address ?? `${args.id} ${args.to}`}`);
  return { moved: Object.fromEntries(planned?.moved ?? []), own: planned?.own, lost, found: found() };
}

test("a page with all its anchors is not read", () => {
  const ids = () => {
    throw new Error("it was read");
  };
  expect(plan(recordOf("a", "b"), ["b", "new", "a"], { ids })).toMatchObject({
    moved: {},
    lost: [],
    own: ["b", "new", "a"],
  });
});

test("a page without headings and recorded anchors is skipped", () => {
  const { log } = collect();
  const page = { routePath: "/", sourceFile: "x", headings: [], declared: {}, ids: () => new Set<string>() };
  expect(planAnchors(recordOf("a"), [page], log)).toEqual([]);
});

describe("a recorded anchor whose heading is missing", () => {
  test("redirects to the heading that replaced it", () => {
    expect(plan(recordOf("a", "contact", "z"), ["a", "contact-us", "z"])).toMatchObject({
      moved: { contact: "contact-us" },
      lost: [],
    });
  });

  test("counts as present if the page has its id elsewhere, and stays recorded", () => {
    const ids = () => new Set(["a", "contact"]);
    expect(plan(recordOf("a", "contact"), ["a"], { ids })).toMatchObject({
      moved: {},
      lost: [],
      own: ["a", "contact"],
    });
  });

  test("is reported at the document if no heading replaced it", () => {
    expect(plan(recordOf("a", "contact", "z"), ["a", "z"])).toMatchObject({
      moved: {},
      lost: ["plan/lost-anchor /policy#contact"],
      found: ["legal/policy.md plan/lost-anchor"],
    });
  });

  test("is reported for a page that no longer shows a document", () => {
    expect(plan(recordOf("contact"), [])).toMatchObject({
      own: [],
      lost: ["plan/lost-anchor /policy#contact"],
    });
  });

  test("is not reported if it was released", () => {
    expect(plan(recordOf("a", ["contact", released]), ["a"])).toMatchObject({ moved: {}, lost: [] });
  });

  test("is not reported for another page", () => {
    const other = recordOf("contact").map((entry) => ({ ...entry, path: "/other" }));
    expect(plan(other, ["a"])).toMatchObject({ moved: {}, lost: [] });
  });
});

describe("an anchor that was redirected", () => {
  test("still redirects to the same heading", () => {
    expect(plan(recordOf("reach", ["contact", moved("reach")]), ["reach"])).toMatchObject({
      moved: { contact: "reach" },
      lost: [],
    });
  });

  test("follows its heading when that is renamed again", () => {
    expect(plan(recordOf("reach-us", ["contact", moved("reach-us")]), ["how-to-reach-us"])).toMatchObject({
      moved: { contact: "how-to-reach-us", "reach-us": "how-to-reach-us" },
      lost: [],
    });
  });

  test("follows several redirects, which a merge can leave", () => {
    const record = recordOf(["a", moved("b")], ["b", moved("c")], "c");
    expect(plan(record, ["c"]).moved).toEqual({ a: "c", b: "c" });
    expect(plan(recordOf("c", ["b", moved("c")], ["a", moved("b")]), ["c"]).moved).toEqual({
      a: "c",
      b: "c",
    });
  });

  test("is lost if its redirects form a loop or end at a missing heading", () => {
    expect(plan(recordOf(["a", moved("b")], ["b", moved("a")]), ["z"]).lost).toEqual([
      "plan/lost-anchor /policy#a",
      "plan/lost-anchor /policy#b",
    ]);
    expect(plan(recordOf("z", "reach", ["contact", moved("reach")]), ["z"]).lost).toEqual([
      "plan/lost-anchor /policy#contact",
      "plan/lost-anchor /policy#reach",
    ]);
  });

  test("belongs to a heading that has its id again", () => {
    expect(plan(recordOf("reach", ["contact", moved("reach")]), ["contact", "reach"])).toMatchObject({
      moved: {},
      own: ["contact", "reach"],
      lost: [],
    });
  });
});

describe("the anchors in a document's front matter", () => {
  test("take precedence over similarity and over the record", () => {
    const declared = { contact: "end" };
    expect(plan(recordOf("contact"), ["contact-us", "end"], { declared }).moved).toEqual({ contact: "end" });
    const record = recordOf("reach", "end", ["contact", moved("reach")]);
    expect(plan(record, ["reach", "end"], { declared }).moved).toEqual({ contact: "end" });
    expect(plan([], ["end"], { declared }).moved).toEqual({ contact: "end" });
  });

  test("exclude their heading from other matches", () => {
    const declared = { contact: "write-to-us" };
    expect(plan(recordOf("contact", "write-us"), ["write-to-us"], { declared })).toMatchObject({
      moved: { contact: "write-to-us" },
      lost: ["plan/lost-anchor /policy#write-us"],
    });
  });

  test("are errors if their heading is missing, and reported as unused if the old one still exists", () => {
    expect(plan(recordOf("contact"), ["end"], { declared: { contact: "ende" } })).toMatchObject({
      moved: {},
      lost: ["plan/anchor-nowhere contact ende"],
    });
    expect(plan([], ["contact", "end"], { declared: { contact: "end" } })).toMatchObject({
      moved: {},
      lost: [],
    });
  });
});

test("a heading can be named like a property of every object", () => {
  expect(plan(recordOf("constructor", "z"), ["z"]).lost).toEqual(["plan/lost-anchor /policy#constructor"]);
});

test("a heading without letters has no id to record", () => {
  expect(plan([], ["", "a"]).own).toEqual(["a"]);
});
