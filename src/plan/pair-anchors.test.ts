import { expect, test } from "vitest";
import { pairAnchors } from "./pair-anchors.js";

/** Returns how the ids of the first list map to those of the second. */
function pair(before: readonly string[], now: readonly string[]): Record<string, string> {
  const lost = before.filter((id) => !now.includes(id));
  const fresh = now.filter((id) => !before.includes(id));
  return Object.fromEntries(pairAnchors({ before, now, lost, fresh }));
}

test("a heading that is renamed is followed by its words", () => {
  expect(pair(["who", "what-we-collect", "contact"], ["what-data-we-collect", "who", "contact"])).toEqual({
    "what-we-collect": "what-data-we-collect",
  });
});

test("of two similar ones, the more similar one is chosen", () => {
  expect(pair(["your-rights"], ["your-right-to-write", "your-rights-here"])).toEqual({
    "your-rights": "your-rights-here",
  });
});

test("one with other words is followed by its place", () => {
  expect(pair(["who", "contact", "end"], ["who", "how-to-reach-us", "end"])).toEqual({
    contact: "how-to-reach-us",
  });
});

test("all are followed by their places if all have other words", () => {
  expect(pair(["who", "data", "contact"], ["quem", "informação", "fim"])).toEqual({
    who: "quem",
    data: "informação",
    contact: "fim",
  });
});

test("places are distinguished by what stayed around them", () => {
  expect(pair(["a1", "mid", "zz", "end"], ["qq", "mid", "kk", "end"])).toEqual({ a1: "qq", zz: "kk" });
});

test("one that went and none that came is not followed", () => {
  expect(pair(["who", "contact", "end"], ["who", "end"])).toEqual({});
});

test("nothing is guessed where more came than went", () => {
  expect(pair(["who", "contact", "end"], ["who", "xx", "yy", "end"])).toEqual({});
});

test("one that came elsewhere did not take its place", () => {
  expect(pair(["who", "contact", "end"], ["xyz", "who", "end"])).toEqual({});
});
