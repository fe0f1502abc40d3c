import { expect, test } from "vitest";
import { shellWord } from "./shown-path.js";

test.each(["my-site", "../my_app.v2", "/home/a/größe", "אתר", "日本/サイト", "a~1"])(
  "%s needs no quotes",
  (path) => {
    expect(shellWord(path, "linux")).toBe(path);
  },
);

test.each([
  ["my site", "'my site'"],
  ["it's", "'it'\\''s'"],
  ["~me", "'~me'"],
  ["a&b", "'a&b'"],
  ["$HOME", "'$HOME'"],
  ["a\\b", "'a\\b'"],
  ["(new)", "'(new)'"],
])("%s is quoted", (path, word) => {
  expect(shellWord(path, "linux")).toBe(word);
});

test("Windows has other quotes, and backslashes in paths need none", () => {
  expect(shellWord("C:\\sites\\mine", "win32")).toBe("C:\\sites\\mine");
  expect(shellWord("C:\\My Sites", "win32")).toBe('"C:\\My Sites"');
});
