import { describe, expect, test } from "vitest";
import { collect, findings } from "../../test/support/example.js";
import { checkCanonical } from "./check-canonical.js";
import { readPublished } from "./read-published.js";

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

  test("ends with a slash where a published folder has nothing but the index of a folder", () => {
    const published = (files: Record<string, string>) => {
      const entries = Object.entries(files).map(([outputFile, html]) => {
        const bytes = new TextEncoder().encode(html);
        return [outputFile, { outputFile, bytes, from: outputFile }] as const;
      });
      const { log, found } = collect();
      const context = { site: undefined, base: "/", configFile: "", today: undefined };
      checkCanonical(readPublished(new Map(entries), context), log);
      return found();
    };
    const landing = { "index.html": link("https://me.example/") };
    const [plain, slash] = [link("https://me.example/a"), link("https://me.example/a/")];
    expect(published({ ...landing, "a/index.html": slash })).toEqual([]);
    expect(published({ ...landing, "a/index.html": plain })).toEqual(["a/index.html check/wrong-canonical"]);
    expect(published({ ...landing, "a.html": plain, "a/index.html": plain })).toEqual([]);
    expect(published({ ...landing, "a.html": slash })).toEqual(["a.html check/wrong-canonical"]);
  });
});
