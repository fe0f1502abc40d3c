import { expect, test } from "vitest";
import { digestOfAll, digestOfData } from "./digest-data.js";

test("data that is alike has one digest, and other data another", () => {
  const values = [
    ...[undefined, null, 0, -0, 1, "1", 1n, Number.NaN, Number.POSITIVE_INFINITY, true, "", [], {}, [[]]],
    ...[
      { a: undefined },
      { a: null },
      { a: 1, b: 2 },
      [1, [2]],
      [[1], 2],
      new Date(0),
      new Date(0).toJSON(),
      0.5,
    ],
    ...["\ud800", "\ud801", "\ufffd", '"', '["a"]', ["a"]],
    ...[new Map([["a", 1]]), new Map(), new Set(), new Set(["a"]), [undefined], [null], { b: new Date(0) }],
  ];
  const digests = values.map(digestOfData);
  expect(new Set(digests).size).toBe(values.length);
  expect(digests).not.toContain(undefined);
  expect(values.map((value) => digestOfData(structuredClone(value)))).toEqual(digests);
});

test("a text is the same however the engine holds it", () => {
  const wide = "abc\u{1F600}".slice(0, 3);
  expect(digestOfData(wide)).toBe(digestOfData("abc"));
});

test("what is no data has none", () => {
  for (const value of [
    () => 1,
    Symbol("a"),
    { deep: [() => 1] },
    new URL("https://a.example"),
    new (class A {})(),
  ])
    expect(digestOfData(value)).toBeUndefined();
});

test("values that follow each other are told from others whose texts do", () => {
  const lists = [
    [],
    [""],
    ["", ""],
    ["ab", "c"],
    ["a", "bc"],
    ["a", undefined],
    ["a", ["b"]],
    [["a"], "b"],
    ["c", "ab"],
  ];
  const digests = lists.map(digestOfAll);
  expect(new Set(digests).size).toBe(lists.length);
  expect(digests).not.toContain(undefined);
  expect(digestOfAll(["a", () => 1])).toBeUndefined();
});
