import { describe, expect, test } from "vitest";
import { decodeText } from "./read-text.js";

const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text, encoding);

test.each(["", "a", "é", "日本\n", "😀", "\uFFFD"])("%j is decoded", (text) => {
  expect(decodeText(bytesOf(text))).toEqual({ text });
});

test("a byte order mark is removed", () => {
  expect(decodeText(bytesOf("\uFEFFa"))).toEqual({ text: "a" });
});

describe("invalid UTF-8 is reported with its place", () => {
  test.each([
    ["Latin-1", bytesOf("a\nbé", "latin1"), { line: 2, column: 2 }],
    [
      "Latin-1 after other characters",
      Buffer.concat([bytesOf("日本é"), bytesOf("é!", "latin1")]),
      { line: 1, column: 4 },
    ],
    ["a truncated character", bytesOf("a😀").subarray(0, -1), { line: 1, column: 2 }],
    [
      "a truncated character inside the text",
      Buffer.concat([bytesOf("😀").subarray(0, 3), bytesOf("b")]),
      { line: 1, column: 1 },
    ],
    ["half of a surrogate pair", Buffer.from([0x61, 0xed, 0xa0, 0x80]), { line: 1, column: 2 }],
    ["a continuation byte alone", Buffer.from([0x61, 0x0a, 0x80]), { line: 2, column: 1 }],
    ["NUL", bytesOf("some text\nb\0c"), { line: 2, column: 2 }],
    [
      "a replacement character before it",
      Buffer.concat([bytesOf("\uFFFD\n"), bytesOf("é", "latin1")]),
      { line: 2, column: 1 },
    ],
  ])("%s", (_, bytes, place) => {
    expect(decodeText(bytes)).toEqual({ ...place, encoding: undefined });
  });

  test("for a wrong byte at any position", () => {
    const text = bytesOf("aé日😀\n".repeat(3));
    for (let at = 0; at <= text.length; at++) {
      const before = text.subarray(0, at);
      const whole = before
        .toString()
        .replace(/\uFFFD+$/, "")
        .split("\n");
      expect(decodeText(Buffer.concat([before, Buffer.from([0xff]), text.subarray(at)]))).toMatchObject({
        line: whole.length,
        column: (whole.at(-1)?.length ?? 0) + 1,
      });
    }
  });
});

describe("UTF-16 is recognised", () => {
  test.each([
    ["with a byte order mark", bytesOf("\uFEFFabc", "utf16le")],
    ["with a byte order mark, big-endian", bytesOf("\uFEFFabc", "utf16le").swap16()],
    ["without a byte order mark", bytesOf("export const", "utf16le")],
    ["without a byte order mark, big-endian", bytesOf("export const", "utf16le").swap16()],
  ])("%s", (_, bytes) => {
    expect(decodeText(bytes)).toMatchObject({ line: 1, encoding: "UTF-16" });
  });
});
