import { describe, expect, test } from "vitest";
import { parseFontMetrics, parseSfnt, tagAt, viewOf } from "./font-metrics.js";

const u16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]) =>
  values.flatMap((value) => u16((value / 65_536) & 0xffff, value & 0xffff));
/** A table of `length` bytes, with 16-bit numbers at some offsets. */
const table = (length: number, numbers: Readonly<Record<number, number>>) => {
  const bytes = Array<number>(length).fill(0);
  for (const [at, value] of Object.entries(numbers)) bytes.splice(Number(at), 2, ...u16(value));
  return bytes;
};

type Tables = Readonly<Record<string, readonly number[] | undefined>>;

/** A font file with some tables, in a buffer that starts earlier. */
function sfnt(tables: Tables): Uint8Array {
  const list = Object.entries(tables).flatMap(([tag, bytes]) => (bytes ? [[tag, bytes] as const] : []));
  const head = [...u32(0x10000), ...u16(list.length, 0, 0, 0)];
  let offset = 12 + 16 * list.length;
  const directory = list.flatMap(([tag, bytes]) => {
    const entry = [...Buffer.from(tag, "latin1"), ...u32(0, offset, bytes.length)];
    offset += bytes.length;
    return entry;
  });
  const bytes = [...head, ...directory, ...list.flatMap(([, content]) => [...content])];
  return new Uint8Array([9, 9, 9, ...bytes]).subarray(3);
}

/** `A` to `C` are glyphs 1 to 3 by a delta, `a` and `c` are 4 and 5 by a list. */
const segments = [
  ...u16(4, 0, 0, 6, 0, 0, 0),
  ...u16(0x43, 0x63, 0xffff, 0),
  ...u16(0x41, 0x61, 0xffff),
  ...u16(0x10000 - 0x40, 1, 1),
  ...u16(0, 4, 0),
  ...u16(3, 0, 4),
];
const groups = [...u16(12, 0), ...u32(0, 0, 2), ...u32(0x41, 0x43, 1), ...u32(0x1f600, 0x1f601, 4)];
const characterMap = (...maps: readonly (readonly [number, number, readonly number[]])[]) => {
  let offset = 4 + 8 * maps.length;
  const records = maps.flatMap(([platform, encoding, map]) => {
    const record = [...u16(platform, encoding), ...u32(offset)];
    offset += map.length;
    return record;
  });
  return [...u16(0, maps.length), ...records, ...maps.flatMap(([, , map]) => [...map])];
};

const whole: Tables = {
  head: table(54, { 18: 1000 }),
  hhea: table(36, { 4: 900, 6: -250, 8: 30, 34: 5 }),
  hmtx: u16(500, 0, 600, 0, 610, 0, 620, 0, 400, 0),
  cmap: characterMap([3, 1, segments]),
};
const parse = (changes: Tables = {}) => parseFontMetrics(sfnt({ ...whole, ...changes }));
const advances = (metrics: ReturnType<typeof parse>, text: string) =>
  [...text].map((letter) => metrics.advance(letter.codePointAt(0) ?? 0));
const has = (metrics: ReturnType<typeof parse>, text: string) =>
  [...text].filter((letter) => metrics.has(letter.codePointAt(0) ?? 0)).join("");

describe("the line metrics of a font", () => {
  test("come from hhea, in em", () => {
    expect(parse()).toMatchObject({ ascent: 0.9, descent: 0.25, lineGap: 0.03 });
    expect(parse({ head: table(54, { 18: 2000 }) })).toMatchObject({ ascent: 0.45, descent: 0.125 });
  });

  test("come from OS/2 if the font requests typographic metrics", () => {
    const typographic = { 68: 800, 70: -200, 72: 90 };
    expect(parse({ "OS/2": table(96, { ...typographic, 62: 0x80 }) })).toMatchObject({
      ascent: 0.8,
      descent: 0.2,
      lineGap: 0.09,
    });
    expect(parse({ "OS/2": table(96, { ...typographic, 62: 0xff7f }) })).toMatchObject({ ascent: 0.9 });
  });

  test("have a positive descent, whatever its sign in the file", () => {
    expect(parse({ hhea: table(36, { 6: 250, 34: 5 }) }).descent).toBe(0.25);
  });
});

describe("the characters of a font", () => {
  test("are found in segments, by delta or by offset", () => {
    const metrics = parse();
    expect(has(metrics, "@ABCD`abcd\u{1f600}")).toBe("ABCac");
    expect(advances(metrics, "ABCac?")).toEqual([0.6, 0.61, 0.62, 0.4, 0.4, 0.5]);
    expect(has(metrics, "\uffff")).toBe("");
  });

  test("are found in groups, also beyond the first 65,536", () => {
    const metrics = parse({ cmap: characterMap([3, 10, groups]) });
    expect(has(metrics, "@ABCD\u{1f5ff}\u{1f600}\u{1f601}\u{1f602}")).toBe("ABC\u{1f600}\u{1f601}");
    expect(advances(metrics, "AC\u{1f600}")).toEqual([0.6, 0.62, 0.4]);
  });

  test.each([
    [3, 10],
    [0, 6],
    [0, 4],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ])("are found in the most complete map, %s.%s, whatever other maps exist", (platform, encoding) => {
    const later = platform === 3 || encoding > 3 ? [3, 1, segments] : [1, 0, segments];
    const cmap = characterMap(later as [number, number, number[]], [platform, encoding, groups]);
    expect(has(parse({ cmap }), "A\u{1f600}")).toBe("A\u{1f600}");
  });

  test("come from the next map if one has an unknown format", () => {
    expect(has(parse({ cmap: characterMap([3, 10, u16(14, 0)], [3, 1, segments]) }), "Aa")).toBe("Aa");
  });

  test("are missing after the end of a truncated map", () => {
    const cut = characterMap([3, 1, segments]).slice(0, -8);
    expect(has(parse({ cmap: cut }), "ABCac")).toBe("ABC");
  });

  test("have the last measured width if there are more glyphs than widths", () => {
    const metrics = parse({ hhea: table(36, { 34: 2 }) });
    expect(advances(metrics, "ABC")).toEqual([0.6, 0.6, 0.6]);
  });
});

describe("a file is rejected that", () => {
  test.each([
    ["head", "it has no table head"],
    ["hhea", "it has no table hhea"],
    ["hmtx", "it has no table hmtx"],
    ["cmap", "it has no table cmap"],
  ])("lacks %s", (tag, message) => {
    expect(() => parse({ [tag]: undefined })).toThrow(message);
  });

  test("has no measures or no characters", () => {
    expect(() => parse({ head: table(54, {}) })).toThrow("its unitsPerEm is 0");
    expect(() => parse({ hhea: table(36, {}) })).toThrow("it has no glyph widths");
    expect(() => parse({ hmtx: u16(500, 0, 600, 0) })).toThrow("it has no glyph widths");
    for (const map of [u16(14, 0), u16(0, 0)])
      expect(() => parse({ cmap: characterMap([3, 1, map]) })).toThrow("its character map is not Unicode");
    expect(() => parse({ cmap: characterMap([1, 0, segments]) })).toThrow("not Unicode");
  });

  test("is truncated", () => {
    const font = sfnt(whole);
    expect(() => parseSfnt(font.subarray(0, font.length - 1))).toThrow("it ends too early");
    expect(() => parseSfnt(font.subarray(0, 20))).toThrow("it ends too early");
    expect(() => parseSfnt(new Uint8Array())).toThrow("it ends too early");
  });
});

test("tables are in the order of the directory, with their tags", () => {
  const tables = parseSfnt(sfnt({ "OS/2": [1, 2], glyf: [3] }));
  expect([...tables].map(([tag, view]) => [tag, view.byteLength, view.getUint8(0)])).toEqual([
    ["OS/2", 2, 1],
    ["glyf", 1, 3],
  ]);
});

test("viewOf covers exactly the given bytes", () => {
  const bytes = new Uint8Array([0, 97, 98, 99, 100, 101]).subarray(1);
  expect(tagAt(viewOf(bytes), 1)).toBe("bcde");
  expect(viewOf(bytes).byteLength).toBe(5);
  expect(viewOf(bytes, 5).getUint8(0)).toBe(97);
  expect(() => viewOf(bytes, 6)).toThrow(RangeError);
});
