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

describe("diagnostics of one place", () => {
  test("are one, with the pages that it shows on", () => {
    expect(shown([at("/b"), at("/a"), at("/b")])).toEqual([["/b", ["/b", "/a"]]]);
    expect(shown(mergePages([at("/a"), at("/b")]).concat(at("/c")))).toEqual([["/a", ["/a", "/b", "/c"]]]);
  });

  test("that is on one page, or on none, have no list", () => {
    expect(shown([at("/a"), at("/a")])).toEqual([["/a", undefined]]);
    expect(shown([at(undefined), at(undefined)])).toEqual([[undefined, undefined]]);
  });

  test("are distinguished by what they say, by file, line and column", () => {
    const others = [
      at("/b", { file: "a.tsx" }),
      at("/b", { line: 2 }),
      at("/b", { column: 3 }),
      at("/b", {}, "/y"),
    ];
    for (const other of others) expect(mergePages([at("/a"), other])).toHaveLength(2);
  });

  test("are one if they differ only in what a code lets differ, such as a title in another language", () => {
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
