import { describe, expect, test } from "vitest";
import type { Diagnostic } from "./diagnostics.js";
import { mergePages } from "./merge-pages.js";

const at = (page: string | undefined, place: Diagnostic["place"] = {}, href = "/x"): Diagnostic => ({
  code: "check/broken-link",
  severity: "error",
  args: { href, near: undefined },
  place: { file: "footer.tsx", line: 1, column: 2, ...(page !== undefined && { page }), ...place },
});
const shown = (diagnostics: readonly Diagnostic[]) =>
  mergePages(diagnostics).map(({ place }) => [place.page, place.pages]);

describe("diagnostics at one place", () => {
  test("become one with its pages", () => {
    expect(shown([at("/b"), at("/a"), at("/b")])).toEqual([["/b", ["/b", "/a"]]]);
    expect(shown(mergePages([at("/a"), at("/b")]).concat(at("/c")))).toEqual([["/a", ["/a", "/b", "/c"]]]);
  });

  test("on one page or none have no list of pages", () => {
    expect(shown([at("/a"), at("/a")])).toEqual([["/a", undefined]]);
    expect(shown([at(undefined), at(undefined)])).toEqual([[undefined, undefined]]);
  });

  test("are separate if arguments, file, line or column differ", () => {
    const others = [
      at("/b", { file: "a.tsx" }),
      at("/b", { line: 2 }),
      at("/b", { column: 3 }),
      at("/b", {}, "/y"),
    ];
    for (const other of others) expect(mergePages([at("/a"), other])).toHaveLength(2);
  });

  test("become one if only arguments differ that the code excludes, such as a title", () => {
    const same = (page: string, text: string, what = "title"): Diagnostic => ({
      code: "check/title-not-unique",
      severity: "error",
      args: { what, text, other: "/other" },
      place: { file: "pages/a.tsx", page },
    });
    expect(mergePages([same("/a", "Teams"), same("/de/a", "Gruppen")])).toHaveLength(1);
    expect(mergePages([same("/a", "Teams"), same("/de/a", "Gruppen", "description")])).toHaveLength(2);
  });
});
