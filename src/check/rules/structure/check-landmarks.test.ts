import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

describe("checkLandmarks", () => {
  test.each([
    "<main>A</main>",
    '<div role="main">A</div>',
    "<main><nav>A</nav></main>",
    '<main>A</main><nav aria-label="A"></nav><nav aria-label="B"></nav>',
  ])("accepts %s", (html) => {
    expect(findings(rules.landmarks, html)).toEqual([]);
  });

  test.each([
    ["<p>A", [["check/landmark", { problem: "mains", detail: "0" }]]],
    ["<main>A</main><main>A</main>", [["check/landmark", { problem: "mains", detail: "2" }]]],
    [
      '<main>A</main><nav></nav><nav aria-label="A"></nav>',
      [["check/landmark", { problem: "unlabelled nav" }]],
    ],
    [
      '<main>A</main><nav aria-label="A"></nav><nav aria-label="A"></nav>',
      [["check/landmark", { problem: "repeated nav", detail: "A" }]],
    ],
  ])("reports %s", (html, expected) => {
    expect(findings(rules.landmarks, html)).toMatchObject(expected);
  });
});

test.each([
  "<main>A</main><main hidden>B</main>",
  '<main>A</main><main role="none">B</main>',
  '<main>A</main><nav></nav><nav aria-hidden="true"></nav>',
  "<main>A</main><nav></nav>",
  '<main>A</main><nav aria-labelledby="x"></nav><nav aria-label="A"></nav><h2 id="x">B</h2>',
  '<main>A</main><nav role="none"></nav><nav></nav>',
])("the landmarks in %s are distinct", (html) => {
  expect(findings(rules.landmarks, html)).toEqual([]);
});

test.each([
  ["<main>A</main><nav>A</nav><nav>B</nav>", ["unlabelled nav"]],
  ['<main>A</main><nav title="A"></nav><nav title="B"></nav>', ["unlabelled nav"]],
  ['<main>A</main><div role="navigation"></div><nav></nav>', ["unlabelled nav"]],
  [
    '<main>A</main><nav aria-labelledby="x"></nav><nav aria-label="A"></nav><h2 id="x">A</h2>',
    ["repeated nav"],
  ],
])("the landmarks in %s are not distinct", (html, flaws) => {
  expect(findings(rules.landmarks, html).map(([, args]) => (args as { problem: string }).problem)).toEqual(
    flaws,
  );
});

test("a navigation without a label is located by the missing attribute", () => {
  const places = (html: string) => placesFound(rules.landmarks, `<main>A</main>${html}`);
  expect(places('<nav aria-label="A"></nav><nav></nav>')).toEqual(["pages/.tsx nav without aria-label"]);
  expect(places('<nav aria-label="A"></nav><div role="navigation"></div>')).toEqual([
    "pages/.tsx div without aria-label",
  ]);
});
