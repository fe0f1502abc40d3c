import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { findExcess, withinLimits } from "./markdown-limits.js";

const times = (count: number, text: string) => text.repeat(count);

test.each([
  ["quotes", times(2000, ">")],
  ["quotes with spaces", times(2000, "> ")],
  ["lists on one line", times(1000, "- ")],
  ["numbered lists on one line", times(1000, "1. ")],
  [
    "lists by their margin",
    Array.from({ length: 1000 }, (_, index) => `${times(index, "  ")}- a`).join("\n"),
  ],
  ["emphases", `${times(5000, "*a **b ")}c`],
  ["emphases by underscores", `${times(5000, "_a ")}c${times(5000, " b_")}`],
  ["images", `${times(5000, "![")}a${times(5000, "](b)")}`],
  ["brackets over lines", times(500, "[a\n")],
  ["code spans", Array.from({ length: 1500 }, (_, index) => times(index + 1, "`")).join(" a ")],
  ["blocks", Array.from({ length: 3000 }, (_, index) => `${times(3003 - index, ":")}note`).join("\n")],
  ["blocks that nobody closes", times(3000, ":::note[a]{b=c}\n")],
  ["blocks in a list", times(3000, "- :::note\n\n  ")],
  ["a long address", `[text](https://a.example/${times(40_000, "x")}`],
])("too many %s are found on their line", (_, hostile) => {
  const found = findExcess(`# Title\n\nSome text.\n\n${hostile}`);
  expect(found?.line).toBeGreaterThan(4);
});

test.each([
  ["many links in a paragraph", times(3000, "[a link](https://a.example/x) and *words* with `code`,\n")],
  ["a list of three levels", "- a\n  - b\n    - c\n      > d\n"],
  [
    "emphases in a paragraph",
    times(3000, "some *words* and **more** of _them_, snake_case_names, 2 * 3 * 4. "),
  ],
  ["a long line", times(100_000, "word ")],
  ["a table", times(500, "| [a](b) | *c* | `d` |\n")],
  ["a rule and stars", `${times(400, "*")}\n\n${times(400, "* * ")}`.replace(/( \*)+ $/, "")],
  ["many blocks, one behind the other", times(3000, ":::note\ntext\n:::\n\n")],
  ["a block that ends with what is around it", times(3000, "::::note\n:::details[a]\n::::\n")],
  ["blocks as deep as nobody needs them", `${times(30, ":::note\n")}text`],
  ["brackets that are escaped", times(500, "\\[ ")],
])("%s are no excess", (_, honest) => {
  expect(findExcess(honest)).toBe(undefined);
});

test("what a parser cannot take all the same is reported, and any other error is not", () => {
  const text = times(5000, "x");
  const nest = (depth: number): number => 1 + nest(depth + 1);
  const makes = [
    () => nest(0),
    () => new RegExp("(".repeat(10_000)),
    () => {
      throw new TypeError("a bug");
    },
  ] as const;
  const findingsOf = (make: () => unknown) => {
    const log = new Diagnostics();
    expect(withinLimits(make, { sourceFile: "legal/a.md", text, log })).toBe(undefined);
    return log.sorted().map(({ code, place }) => `${place.file} ${code}`);
  };
  for (const make of makes.slice(0, 2))
    expect(findingsOf(make)).toEqual(["legal/a.md read/excessive-markdown"]);
  expect(() => findingsOf(makes[2])).toThrow(TypeError);
});
