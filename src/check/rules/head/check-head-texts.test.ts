import { describe, expect, test } from "vitest";
import { exampleChecked, findings, placesFound } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { displayLength } from "../../../text/display-length.js";
import { rules } from "../../rules.js";

const page = (title: string, description = "A description that is long enough.") =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"></head>`;

describe("titles and descriptions", () => {
  test("pass if each page has its own", () => {
    const pages = {
      "/": page("The first"),
      "/b": page("The second", "Another description, as long."),
      "/404": page("No", "No."),
    };
    expect(findings(rules["head-texts"], pages)).toEqual([]);
  });

  test("of a single wide character count as words", () => {
    expect(findings(rules["head-texts"], page("音"))).toEqual([]);
    expect(findings(rules["head-texts"], page("Home"))).toHaveLength(1);
  });

  test("are found by names in any case", () => {
    expect(findings(rules["head-texts"], page("The first").replace("description", "Description"))).toEqual(
      [],
    );
  });

  test("do not include the title of an image", () => {
    const svg = "<html><head><svg><title>x</title></svg></head>";
    expect(findings(rules["head-texts"], { "/a": svg, "/b": svg })).toEqual([]);
  });

  test("must not be shared", () => {
    const found = findings(rules["head-texts"], { "/a": page("The same"), "/b": page("The same") });
    expect(found.map(([, args]) => args)).toMatchObject([
      { what: "title and description", text: "The same", other: "/a (pages/a.tsx)" },
    ]);
  });

  test("must have a sensible length", () => {
    const found = findings(rules["head-texts"], page("x".repeat(66), "Short"));
    expect(found.map(([, args]) => args)).toMatchObject([{ length: "5" }, { length: "66" }]);
  });

  test("count wide letters twice", () => {
    expect(displayLength("ab小红书")).toBe(8);
  });
});

test("titles and descriptions are located by their text", () => {
  expect(
    placesFound(rules["head-texts"], { "/a": page("The same"), "/b": page("The same", "x".repeat(20)) }),
  ).toEqual(["pages/b.tsx The same"]);
  expect(placesFound(rules["head-texts"], page("Four", "y"))).toEqual(["pages/.tsx y", "pages/.tsx Four"]);
});

test.each([
  ["x".repeat(5), "y".repeat(20), 0],
  ["x".repeat(65), "y".repeat(170), 0],
  ["x".repeat(4), "y".repeat(19), 2],
  ["x".repeat(66), "y".repeat(171), 2],
])("titles and descriptions of accepted length have no findings: %s, %s", (title, description, flaws) => {
  expect(findings(rules["head-texts"], page(title, description))).toHaveLength(flaws);
});

test("the length of versions' titles is not checked, because they are not indexed", () => {
  const checked = exampleChecked({ "/terms/2026-01-01": page("x".repeat(66)) });
  const codesOf = (canonical: string | undefined) => {
    const pages = checked.pages.map(({ html, ...own }) => ({ ...own, html, canonical }));
    return checkTree({ ...checked, pages }, { rule: rules["head-texts"] }).diagnostics.map(
      ({ code }) => code,
    );
  };
  expect(codesOf("/terms")).toEqual([]);
  expect(codesOf(undefined)).toEqual(["check/title-length"]);
});

test("pages without a title do not share one", () => {
  expect(findings(rules["head-texts"], { "/a": "", "/b": "" })).toEqual([]);
});
