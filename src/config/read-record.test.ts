import { describe, expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import {
  type AddressRecord,
  active,
  firstLine,
  formatRecord,
  lastLine,
  lineCheck,
} from "../model/addresses/address-record.js";
import { parseRecord } from "./read-record.js";

const record: AddressRecord = [
  { path: "/", state: active },
  { path: "/app-ads.txt", state: active },
  { path: "/gone", state: { kind: "released", day: "2026-11-22", reason: 'It is "over"\u2028 -> #x\\' } },
  { path: "/privacy-policy", state: active },
  { path: "/privacy-policy", id: "who-we-are", state: active },
  { path: "/privacy-policy", id: "contact", state: { kind: "moved", to: "reach-us" } },
  { path: "/über/two words#?100%", id: "größe -> #x\t", state: active },
];

const text = formatRecord(record);
const lines = text.split("\n");

function parse(of: string) {
  const { log, found } = collect();
  const made = parseRecord(of, log);
  const places = log.sorted().map(({ code, place: { line } }) => `${code} ${line}`);
  return { made: made?.map(({ line: _, ...entry }) => entry), places, found: found() };
}

test("a formatted record parses to the same entries", () => {
  expect(parse(text)).toEqual({ made: record, places: [], found: [] });
  expect(parse(formatRecord([]))).toEqual({ made: [], places: [], found: [] });
});

test("each entry is a line, sorted by URL, and a page's anchors follow it", () => {
  const turned = [...record].reverse();
  const pathOf = (line: string) => line.split(" ")[0]?.replace(/#.*/, "");
  const paths = formatRecord(turned).split("\n").slice(1, -2).map(pathOf);
  expect(paths).toEqual([...paths].sort());
  expect(paths).toHaveLength(record.length);
  expect(formatRecord(turned)).toMatch(/\n\/privacy-policy \w+\n\/privacy-policy#contact -> #reach-us \w+\n/);
});

test("entries have line numbers", () => {
  const { log } = collect();
  expect(parseRecord(text, log)?.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

describe("an incomplete record", () => {
  test("is reported wherever it was truncated", () => {
    for (let length = 0; length < text.length - `${lastLine}\n`.length + lastLine.length; length++) {
      const { made, places } = parse(text.slice(0, length));
      expect(made, `${length}`).toBeUndefined();
      expect(places, `${length}`).toHaveLength(1);
    }
    expect(parse("").places).toEqual(["read/record-torn 1"]);
    expect(parse(lines.slice(0, 4).join("\n")).places).toEqual(["read/record-torn 4"]);
  });

  test("is reported for any changed character", () => {
    for (const [index, character] of [...text].entries()) {
      const changed = [...text].with(index, character === "x" ? "y" : "x").join("");
      const { made, places } = parse(changed);
      expect(made, `${index} ${character}`).toBeUndefined();
      expect(places.length, `${index} ${character}`).toBeGreaterThan(0);
    }
  });

  test("is reported with a line that was added by hand or after the end", () => {
    expect(parse([...lines.slice(0, 3), "/mine", ...lines.slice(3)].join("\n")).places).toEqual([
      "read/record-line 4",
    ]);
    expect(parse([...lines.slice(0, 3), "", ...lines.slice(3)].join("\n")).places).toEqual([
      "read/record-line 4",
    ]);
    expect(parse(text + text).places[0]).toBe(`read/record-line ${lines.length}`);
  });

  test.each(["no-slash", "/a b", "/a#", "/%zz", "/a -> #", "/a released soon", '/a released 2026-11-22 "'])(
    "is reported for a line with a valid checksum and invalid content: %s",
    (words) => {
      const line = `${words} ${lineCheck(words)}`;
      expect(parse([firstLine, line, lastLine, ""].join("\n")).places).toEqual(["read/record-line 2"]);
    },
  );

  test("is reported for conflict markers, a newer version or another format", () => {
    const at = (line: string) => [...lines.slice(0, 2), line, ...lines.slice(2)].join("\n");
    expect(parse(at("<<<<<<< HEAD")).places).toEqual(["read/record-conflict 3"]);
    expect(parse(at("=======")).places).toEqual(["read/record-conflict 3"]);
    expect(parse(text.replace("version 1", "version 2")).places).toEqual(["read/record-newer 1"]);
    expect(parse('{ "version": 1 }\n').places).toEqual(["read/record-line 1"]);
  });
});

describe("lines after a merge of two branches", () => {
  const parseLines = (...entries: string[]) =>
    parse([firstLine, ...entries.map((words) => `${words} ${lineCheck(words)}`), lastLine, ""].join("\n"))
      .made;

  test("can be in any order, and duplicate", () => {
    expect(parseLines("/b", "/a#x", "/a", "/b")).toEqual([
      { path: "/b", state: active },
      { path: "/a", id: "x", state: active },
      { path: "/a", state: active },
    ]);
  });

  test("can contain a URL that another line has released or redirected", () => {
    const released = '/a released 2026-11-22 "over"';
    for (const both of [
      [released, "/a"],
      ["/a", released],
    ])
      expect(parseLines(...both)).toEqual([
        { path: "/a", state: { kind: "released", day: "2026-11-22", reason: "over" } },
      ]);
    expect(parseLines("/a#x", "/a#x -> #y")).toEqual([
      { path: "/a", id: "x", state: { kind: "moved", to: "y" } },
    ]);
    expect(parseLines("/a#x -> #y", "/a#x")).toEqual([
      { path: "/a", id: "x", state: { kind: "moved", to: "y" } },
    ]);
  });
});
