import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkCanonical } from "./check-canonical.js";

const link = (href: string) => `<link rel="canonical" href="${href}">`;

describe("the canonical address", () => {
  test("is the page's own; the not-found page has none", () => {
    const pages = { "/": link("https://me.example/"), "/a": link("https://me.example/a"), "/404": "" };
    expect(findings(checkCanonical, pages)).toEqual([]);
  });

  test.each(["Canonical", "alternate canonical"])("may stand in %s", (rel) => {
    expect(findings(checkCanonical, `<link rel="${rel}" href="https://me.example/">`)).toEqual([]);
  });

  test("is missed", () => {
    expect(findings(checkCanonical, "")).toEqual([
      ["check/no-canonical", { expected: "https://me.example/" }],
    ]);
  });

  test("may not name another page or host", () => {
    expect(findings(checkCanonical, { "/a": link("https://me.example/b") })).toMatchObject([
      ["check/wrong-canonical", { expected: "https://me.example/a" }],
    ]);
  });
});
