import { expect, test } from "vitest";
import type { Review, ReviewItem } from "../diagnostics/review.js";
import { type Finding, itemOf } from "../review/finding.js";
import { formatVerdict } from "./format-check.js";
import { formatReview } from "./format-review.js";
import { textStyle } from "./text-style.js";

const item = (requirement: Finding["requirement"], hint: string): ReviewItem =>
  itemOf(
    { requirement, outcome: "failed", finding: "nothing is written", hint },
    { judged: {}, today: undefined },
  );
const items = [
  item("apple/privacy-collected", "set legal.collected"),
  item("google/privacy-collected", "set legal.collected"),
  item("google/privacy-uses", "say why"),
];
const review: Review = { stores: ["apple", "google"], items, project: undefined };
const style = textStyle(false);

test("a requirement of both stores is explained and counted once", () => {
  const text = formatReview(review, style);
  expect(text.match(/hint: set legal\.collected/g)).toHaveLength(1);
  expect(text).toContain("the same as apple/privacy-collected, above");
  expect(text).toContain("hint: say why");
  const summary = {
    ok: false,
    strict: false,
    diagnostics: [],
    silenced: [],
    links: [],
    notes: [],
    places: new Map(),
  };
  const verdict = formatVerdict({ ...summary, review, pageCount: 1, insideCount: 0, ms: 1 }, style);
  expect(verdict).toContain("2 store requirements failed");
});

test("equal laws of several states are one finding with all of them", () => {
  const laws = (["law/age-brazil", "law/age-texas", "law/age-utah"] as const).map((demand) =>
    item(demand, "set review.ageSignals"),
  );
  const ofLaws: Review = { stores: ["law"], items: laws, project: undefined };
  const text = formatReview(ofLaws, style);
  expect(text).toContain("1 failed");
  expect(text.match(/set review\.ageSignals/g)).toHaveLength(1);
  expect(text).toMatch(/age-brazil.*also .*age-texas.* \(Texas, 20\d\d-.*also .*age-utah.* \(Utah, /s);
});
