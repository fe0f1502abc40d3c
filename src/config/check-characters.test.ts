import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { checkCharacters } from "./check-characters.js";

function keysOf(value: unknown) {
  const { log } = collect();
  checkCharacters(value, { file: "site.config.ts", log });
  return log.sorted().map(({ code, args }) => `${code} ${args.key} ${args.character}`);
}

test.each([
  ["\0", "U+0000"],
  ["a\u001bb", "U+001B"],
  ["a\u007f", "U+007F"],
  ["\u0085", "U+0085"],
  ["a\ud800b", "U+D800"],
  ["\uffff", "U+FFFF"],
])("%j is reported", (text, name) => {
  expect(keysOf({ a: "b", c: [{ d: text }] })).toEqual([`read/control-character c.0.d ${name}`]);
});

test.each(["a\tb\r\nc", "😀", "é", "\u200d", ""])("%j is accepted", (text) => {
  expect(keysOf({ a: text })).toEqual([]);
});

test("an object that contains itself does not loop", () => {
  const loop: Record<string, unknown> = { a: "\0" };
  loop.b = loop;
  expect(keysOf(loop).length).toBeGreaterThan(0);
});
