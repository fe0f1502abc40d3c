import { expect, test } from "vitest";
import { formatCheck } from "./format-check.js";
import { textStyle } from "./text-style.js";

test("the first unverified links are listed, and the others counted", () => {
  const links = Array.from({ length: 500 }, (_, index) => {
    const link = { address: `https://a.example/${index}` };
    return { link, verdict: "unverifiable" as const, why: "", redirectsTo: undefined, cached: false };
  });
  const counts = {
    diagnostics: [],
    silenced: [],
    notes: [],
    pageCount: 1,
    insideCount: 0,
    places: new Map(),
    ms: 1,
  };
  const text = formatCheck({ ok: true, strict: false, links, ...counts }, textStyle(false));
  expect(text.match(/https:/g)).toHaveLength(20);
  expect(text).toContain("\n  and 480 more; --json lists them all\n");
});
