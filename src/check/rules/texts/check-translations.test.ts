import { expect, test } from "vitest";
import { collect, exampleDocument, exampleSite } from "../../../../test/support/example.js";
import type { LegalDocument, LegalSection } from "../../../model/project.js";
import { checkTranslations } from "./check-translations.js";

const site = exampleSite({ languages: ["en", "de", "ar"] });

/** The sections of a document: the text before the first heading, then one for each heading. */
const sectionsOf = (...depths: readonly number[]): LegalSection[] =>
  [0, ...depths].map((depth, index) => ({
    ...{ id: depth === 0 ? undefined : `s${index}`, depth, line: index * 10 },
    ...{ answers: index === 0 ? ["language.binding"] : [] },
  })) as never;

const english = (changes: Partial<LegalDocument> = {}) =>
  exampleDocument({ sections: sectionsOf(2, 3), sourceFile: "legal/terms.md", ...changes });
const german = (changes: Partial<LegalDocument> = {}) =>
  english({ language: "de", sourceFile: "legal/terms.de.md", ...changes });

const headingsOf = (...titles: readonly string[]) =>
  titles.map((text, index) => ({ id: `s${index + 1}`, text, depth: 2 }));

function check(...written: readonly LegalDocument[]) {
  const { log } = collect();
  const earlier = english({ headings: headingsOf("Content") });
  const pages = [{ routePath: "/terms/2025-01-01", document: earlier }] as never;
  checkTranslations({ written, legal: written, pages, site }, log);
  return log.sorted().map(({ code, args, place: { file, line, seek } }) => ({
    ...{ code: code.replace("check/", ""), file },
    ...(line !== undefined && { line }),
    ...(seek?.kind === "literal" && { seek: seek.texts }),
    ...args,
  }));
}

type Args = Readonly<Record<string, string>>;
const differs = (line: number, problem: string, args: Args, there: string) => ({
  ...{ code: "translation-differs", file: "legal/terms.de.md" },
  ...{ line, problem, ...args, there },
});

test("equal versions, and documents in one language, have no finding", () => {
  expect(check(english(), german())).toEqual([]);
  expect(check(english({ sections: [] }))).toEqual([]);
  expect(check(english({ sections: [] }), german({ slug: "privacy", sections: [] }))).toEqual([]);
});

test("a fallback is not compared as a translation", () => {
  const standing = english({ fallbackFor: "de", effectiveDay: "2020-01-01", sections: [] });
  expect(check(english({ sections: [] }), standing)).toEqual([]);
});

test("one version must state the binding language", () => {
  const without = sectionsOf(2, 3).map((section) => ({ ...section, answers: [] }));
  expect(check(german({ sections: without }), english({ sections: without }))).toEqual([
    { code: "no-binding-language", file: "legal/terms.md", line: 1, slug: "terms" },
  ]);
  const other = without.map((section) => ({ ...section, answers: ["privacy.how"] as const }));
  expect(check(english({ sections: other }), german({ sections: other }))).toHaveLength(1);
  expect(check(english({ sections: without }), german())).toEqual([]);
  const imprint = without.map((section) => ({ ...section, answers: ["trader.identity"] as const }));
  expect(check(english({ sections: imprint }), german({ sections: imprint }))).toEqual([]);
});

test("translations are compared with the first language, in any order", () => {
  const reported = [differs(1, "day", { own: "2026-01-01", other: "2025-08-17" }, "legal/terms.md")];
  const later = german({ effectiveDay: "2026-01-01" });
  expect(check(english(), later)).toEqual(reported);
  expect(check(later, english())).toEqual(reported);
  const arabic = english({ language: "ar", sourceFile: "legal/terms.ar.md" });
  expect(check(arabic, later, english())).toEqual(reported);
  expect(check(german({ slug: "a" }), english({ slug: "b", effectiveDay: "2026-01-01" }))).toEqual([]);
});

test.each([
  [[2], differs(10, "sections", { own: "1", other: "2" }, "legal/terms.md:20")],
  [[], differs(0, "sections", { own: "0", other: "2" }, "legal/terms.md:10")],
  [[2, 2], differs(20, "level", { section: "2", own: "2", other: "3" }, "legal/terms.md:20")],
  [[3, 2], differs(10, "level", { section: "1", own: "3", other: "2" }, "legal/terms.md:10")],
  [[2, 3, 3, 3], differs(30, "sections", { own: "4", other: "2" }, "legal/terms.md:20")],
])("headings of levels %j differ from levels 2 and 3", (depths, expected) => {
  const line = depths.length === 0 ? 1 : expected.line;
  expect(check(english(), german({ sections: sectionsOf(...depths) }))).toEqual([{ ...expected, line }]);
});

test("a missing section is found by the marks of the others", () => {
  const marked = (...answers: readonly (string | undefined)[]) =>
    sectionsOf(2, 2, 2, 2)
      .slice(0, answers.length + 1)
      .map((section, index) => ({ ...section, answers: [answers[index - 1] ?? []].flat() })) as never;
  const own = marked("privacy.how", undefined, "language.binding");
  expect(
    check(english({ sections: own }), german({ sections: marked("privacy.how", "language.binding") })),
  ).toEqual([differs(20, "sections", { own: "2", other: "3" }, "legal/terms.md:20")]);
  expect(
    check(
      english({ sections: own }),
      german({ sections: marked("privacy.how", undefined, undefined, "language.binding") }),
    ),
  ).toEqual([differs(30, "sections", { own: "4", other: "3" }, "legal/terms.md:30")]);
});

test("a missing section without others is reported for the file", () => {
  expect(check(english({ sections: sectionsOf() }), german({ sections: sectionsOf(2) }))).toEqual([
    differs(10, "sections", { own: "1", other: "0" }, "legal/terms.md"),
  ]);
});

test("a fact in only one version is reported at its place", () => {
  expect(check(english({ stated: ["a", "b"] }), german({ stated: ["b", "c"] }))).toEqual([
    {
      ...{ code: "translation-differs", file: "legal/terms.de.md" },
      ...{
        seek: ["{{c}}"],
        problem: "fact",
        own: "c",
        there: "legal/terms.md",
      },
    },
    {
      ...{ code: "translation-differs", file: "legal/terms.md" },
      ...{
        seek: ["{{a}}"],
        problem: "fact",
        own: "a",
        there: "legal/terms.de.md",
      },
    },
  ]);
});

const numbered = (intro: string, ...sections: readonly string[]) =>
  `<p>${intro}</p>${sections.map((text, index) => `<h${index + 2}>T</h${index + 2}><p>${text}</p>`).join("")}`;
const differOf = (one: string, other: string) => check(english({ html: one }), german({ html: other }));

test("a different number is reported in its section", () => {
  expect(differOf(numbered("1", "30 days", "x"), numbered("1", "90 Tage", "x"))).toEqual([
    differs(10, "numbers", { own: "90", other: "30" }, "legal/terms.md:10"),
  ]);
  expect(differOf(numbered("1", "a", "5 6"), numbered("2", "a", "6"))).toEqual([
    differs(1, "numbers", { own: "2", other: "1" }, "legal/terms.md:1"),
    differs(20, "numbers", { own: "", other: "5" }, "legal/terms.md:20"),
  ]);
  expect(differOf(numbered("", "4", ""), numbered("", "", "4"))).toEqual([
    differs(10, "numbers", { own: "", other: "4" }, "legal/terms.md:10"),
    differs(20, "numbers", { own: "4", other: "" }, "legal/terms.md:20"),
  ]);
});

test.each([
  ["100", "100"],
  ["1,000.50", "1.000,50"],
  ["1,000", "1\u00A0000"],
  ["1,000,000", "1’000’000"],
  ["1,000", "1\u202F000"],
  ["12 and 3", "3 und 12"],
  ["13", "١٣"],
  ["2049", "２０４９"],
  ["90", "९०"],
  ["1<em>3</em>", "1 3"],
  ["10", "10 <b></b>"],
])("%s and %s are equal numbers", (one, other) => {
  expect(differOf(numbered(one), numbered(other))).toEqual([]);
});

test.each([
  ["13", "1 3", "1, 3", "13"],
  ["1.5", "15.5", "15.5", "1.5"],
  ["1.234", "1.2345", "1, 2345", "1234"],
  ["٩", "8", "8", "9"],
  ["", "7", "7", ""],
])("%s and %s are different numbers", (one, other, names, stands) => {
  expect(differOf(numbered(one), numbered(other))).toEqual([
    differs(1, "numbers", { own: names, other: stands }, "legal/terms.md:1"),
  ]);
});

test("effective dates are compared separately from numbers", () => {
  const early = english({ html: "<p>2025/08/17</p>" });
  const late = german({
    html: "<p>2026/01/01 2026/01/01</p>",
    effectiveDate: "2026/01/01",
    effectiveDay: "2026-01-01",
  });
  expect(check(early, late)).toEqual([
    differs(1, "day", { own: "2026-01-01", other: "2025-08-17" }, "legal/terms.md"),
  ]);
});

/** A document with sections of these titles, in versions that changed some of them. */
const changing = (titles: readonly string[], ...versions: readonly (readonly [string, ...string[]])[]) => ({
  html: numbered("", ...titles.map(() => "")),
  headings: headingsOf(...titles),
  history: {
    shows: "current" as const,
    routePath: "/terms",
    versions: versions.map(([date, ...changed]) => ({ date, changed, routePath: `/terms/${date}` })) as never,
  },
});
const englishTerms = english(changing(["Content", "Law"], ["2025-01-01"], ["2025-08-17", "Content", "Law"]));

test("a section that a new version changes only in the first language is reported", () => {
  const reported = differs(10, "unchanged", { own: "Inhalte" }, "legal/terms.md:10");
  const titles = ["Inhalte", "Recht"];
  const checkChanges = (...versions: readonly (readonly [string, ...string[]])[]) =>
    check(englishTerms, german(changing(titles, ...versions)));
  // "Law" is new in English.
  expect(checkChanges(["2025-01-01"], ["2025-08-17"])).toEqual([reported]);
  expect(checkChanges(["2025-01-01"], ["2025-08-17", "Recht"])).toEqual([reported]);
  expect(checkChanges(["2025-01-01"], ["2025-08-17", "Inhalte"])).toEqual([]);
});

test("changes of versions without a counterpart, or of sections with equal titles, are not compared", () => {
  const titles = ["Inhalte", "Recht"];
  expect(check(englishTerms, german(changing(titles, ["2025-08-17"])))).toEqual([]);
  expect(check(englishTerms, german(changing(titles, ["2025-03-01"], ["2025-08-17"])))).toEqual([]);
  const twice = english(changing(["Content", "Content"], ["2025-01-01"], ["2025-08-17", "Content"]));
  expect(check(twice, german(changing(titles, ["2025-01-01"], ["2025-08-17"])))).toEqual([]);
  const fallback = { ...englishTerms, fallbackFor: "de" };
  expect(check(englishTerms, fallback)).toEqual([]);
});

test("a different number is not reported also as a missing change", () => {
  const reported = differs(10, "numbers", { own: "30", other: "60" }, "legal/terms.md:10");
  const before = german(changing(["Inhalte", "Recht"], ["2025-01-01"], ["2025-08-17"]));
  const [one, other] = [numbered("", "60", ""), numbered("", "30", "")];
  expect(check({ ...englishTerms, html: one }, { ...before, html: other })).toEqual([reported]);
});
