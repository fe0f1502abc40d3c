import { expect, test } from "vitest";
import { pairAnchors } from "./pair-anchors.js";

/** Returns how the ids of the first list map to those of the second. */
function pair(before: readonly string[], now: readonly string[]): Record<string, string> {
  const lost = before.filter((id) => !now.includes(id));
  const fresh = now.filter((id) => !before.includes(id));
  return Object.fromEntries(pairAnchors({ before, now, lost, fresh }));
}

test("a renamed heading is matched by its words", () => {
  expect(pair(["who", "what-we-collect", "contact"], ["what-data-we-collect", "who", "contact"])).toEqual({
    "what-we-collect": "what-data-we-collect",
  });
});

test("of two similar headings the more similar one is chosen", () => {
  expect(pair(["your-rights"], ["your-right-to-write", "your-rights-here"])).toEqual({
    "your-rights": "your-rights-here",
  });
});

test("a heading with other words is matched by its position", () => {
  expect(pair(["who", "contact", "end"], ["who", "how-to-reach-us", "end"])).toEqual({
    contact: "how-to-reach-us",
  });
});

test("all headings are matched by position if all have other words", () => {
  expect(pair(["who", "data", "contact"], ["quem", "informação", "fim"])).toEqual({
    who: "quem",
    data: "informação",
    contact: "fim",
  });
});

test("positions are relative to unchanged headings", () => {
  expect(pair(["a1", "mid", "zz", "end"], ["qq", "mid", "kk", "end"])).toEqual({ a1: "qq", zz: "kk" });
});

test("a removed heading without a new one is not matched", () => {
  expect(pair(["who", "contact", "end"], ["who", "end"])).toEqual({});
});

test("headings are not matched if more were added than removed", () => {
  expect(pair(["who", "contact", "end"], ["who", "xx", "yy", "end"])).toEqual({});
});

test("a heading added at another position does not match a removed one", () => {
  expect(pair(["who", "contact", "end"], ["xyz", "who", "end"])).toEqual({});
});
