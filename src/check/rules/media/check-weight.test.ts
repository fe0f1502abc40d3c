import { describe, expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

/** Text that gzip can hardly compress. */
const noise = (length: number) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 16807) % 2147483647;
    return String.fromCharCode(33 + (seed % 26) + (seed % 2) * 32);
  }).join("");
};

describe("a page's budget", () => {
  test("has no finding if the page stays within it", () => {
    expect(
      findings(rules.weight, `<p>${"a ".repeat(20_000)}</p><script>${"a();".repeat(900)}</script>`),
    ).toEqual([]);
  });

  test("is reported if exceeded, with the heaviest part", () => {
    const found = findings(rules.weight, `<p>${noise(30_000)}</p>`);
    expect(found).toMatchObject([["check/over-budget", { what: "the first load", budget: "14600" }]]);
    expect(JSON.stringify(found)).toContain("its html with");
  });

  test("counts a style sheet that blocks rendering, but not a module", () => {
    const link = '<link rel="stylesheet" href="/a.css">';
    const files = { "a.css": noise(30_000), "a.js": "" };
    expect(
      findings(rules.weight, `${link}<script type="module" src="/a.js"></script>`, { files }),
    ).toMatchObject([["check/over-budget", { what: "the first load" }]]);
  });

  test("covers all scripts together, without data", () => {
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
});

describe("a page over its budget", () => {
  const what = (
    html: string,
    files: Record<string, string> = {},
    budget = { firstLoad: 1000, script: 100 },
  ) => {
    const config = { checks: { budgets: { "*": budget } } };
    return findings(rules.weight, html, { files, config }).map(([, args]) => args);
  };

  test.each([
    ['<script src="/a.js" defer></script>', "a.js"],
    ['<script src="/a.mjs?v=1" defer></script>', "a.mjs"],
    ['<p>x</p><img src="/a.png" alt=""><script src="/a.js#x" async></script>', "a.js"],
  ])("is found by the weight of its files: %s", (html, file) => {
    expect(what(html, { [file]: noise(900) })).toMatchObject([{ what: "the script" }]);
  });

  test("is reported with its heaviest part", () => {
    const files = { "a.js": noise(900), "a.png": noise(5000), "a.css": noise(2000) };
    const script = '<script src="/a.js" defer></script>';
    // Of a script that is too large, nothing else is to blame.
    expect(what(`${script}<img src="/a.png" alt="">`, files)).toMatchObject([{ heaviest: undefined }]);
    expect(what('<link rel="stylesheet" href="/a.css"><img src="/a.png" alt="">', files)).toMatchObject([
      { what: "the first load", heaviest: "its image with 5000 bytes" },
    ]);
    expect(what('<link rel="stylesheet" href="/a.css">', files)).toMatchObject([
      { what: "the first load", heaviest: expect.stringMatching(/^its style with/) },
    ]);
  });

  test("is not reported at exactly its budget", () => {
    const page = noise(3000);
    const [found] = what(page, {}, { firstLoad: 100, script: 100 });
    const bytes = Number((found as { bytes: string }).bytes);
    expect(what(page, {}, { firstLoad: bytes, script: 100 })).toEqual([]);
    expect(what(page, {}, { firstLoad: bytes - 1, script: 100 })).toHaveLength(1);
  });
});
