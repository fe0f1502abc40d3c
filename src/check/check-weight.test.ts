import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

/** Text that gzip cannot make shorter by much. */
const noise = (length: number) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 16807) % 2147483647;
    return String.fromCharCode(33 + (seed % 26) + (seed % 2) * 32);
  }).join("");
};

describe("a budget", () => {
  test("is kept", () => {
    expect(
      findings(rules.weight, `<p>${"a ".repeat(20_000)}</p><script>${"a();".repeat(900)}</script>`),
    ).toEqual([]);
  });

  test("is passed, and what is heaviest is named", () => {
    const found = findings(rules.weight, `<p>${noise(30_000)}</p>`);
    expect(found).toMatchObject([["check/over-budget", { what: "the first load", budget: "14600" }]]);
    expect(JSON.stringify(found)).toContain("its html with");
  });

  test("counts a style sheet that holds up the page, and not a module", () => {
    const link = '<link rel="stylesheet" href="/a.css">';
    const files = { "a.css": noise(30_000), "a.js": "" };
    expect(
      findings(rules.weight, `${link}<script type="module" src="/a.js"></script>`, { files }),
    ).toMatchObject([["check/over-budget", { what: "the first load" }]]);
  });

  test("is for all script together, but not for data", () => {
    const data = `<script type="application/ld+json">${noise(2000)}</script>`;
    expect(findings(rules.weight, data)).toEqual([]);
    expect(findings(rules.weight, `<script>${noise(2500)}</script>`)).toMatchObject([
      ["check/over-budget", { what: "the script", budget: "1024" }],
    ]);
  });

  test("can be set for one route", () => {
    const config = { checks: { budgets: { "/a": { firstLoad: 10 } } } };
    const found = findings(rules.weight, { "/": "<p>text, text</p>", "/a": "<p>text, text</p>" }, { config });
    expect(found).toMatchObject([["check/over-budget", { budget: "10" }]]);
  });

  test("does not count what a development server adds", () => {
    expect(findings(rules.weight, `<script data-handbill="">${noise(2500)}</script>`)).toEqual([]);
  });
});
