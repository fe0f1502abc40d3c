import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { displayLength } from "../core/display-length.js";
import { rules } from "./rules.js";

const page = (title: string, description = "A description that is long enough.") =>
  `<html><head><title>${title}</title><meta name="description" content="${description}"></head>`;

describe("titles and descriptions", () => {
  test("pass when each page has its own", () => {
    const pages = {
      "/": page("The first"),
      "/b": page("The second", "Another description, as long."),
      "/404": page("No", "No."),
    };
    expect(findings(rules["head-texts"], pages)).toEqual([]);
  });

  test("are found by their names in any case", () => {
    expect(findings(rules["head-texts"], page("The first").replace("description", "Description"))).toEqual(
      [],
    );
  });

  test("are missed", () => {
    expect(
      findings(rules["head-texts"], "<html><head><svg><title>Not the page's</title></svg></head>"),
    ).toEqual([
      ["check/no-title", { what: "description" }],
      ["check/no-title", { what: "title" }],
    ]);
  });

  test("may not be shared", () => {
    const found = findings(rules["head-texts"], { "/a": page("The same"), "/b": page("The same") });
    expect(found.map(([, args]) => args)).toMatchObject([
      { what: "description", other: "/a" },
      { what: "title", text: "The same", other: "/a" },
    ]);
  });

  test("are of a sensible length", () => {
    const found = findings(rules["head-texts"], page("x".repeat(66), "Short"));
    expect(found.map(([, args]) => args)).toMatchObject([{ length: "5" }, { length: "66" }]);
  });

  test("wide letters count twice", () => {
    expect(displayLength("ab小红书")).toBe(8);
  });
});
