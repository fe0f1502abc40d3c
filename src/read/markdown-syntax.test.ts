import { remark } from "remark";
import gfm from "remark-gfm";
import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown-syntax.js";

const whole = remark().use(gfm).freeze();

/** What the extensions, and what they look at, is written with. */
const pieces = [
  ...[
    "a",
    "b.example",
    "www.",
    "www",
    "http://",
    "https:",
    "@",
    "mailto:",
    "xmpp:",
    "x",
    "1",
    " ",
    "  ",
    "\n",
    "\n\n",
  ],
  ...[
    "|",
    "| - |",
    "\n:-",
    "-:",
    "---",
    "- ",
    "* ",
    "> ",
    "1. ",
    "[ ]",
    "[x]",
    "[",
    "]",
    "[^1]",
    "[^1]: ",
    "(",
    ")",
  ],
  ...[
    "~",
    "~~",
    "`",
    "*",
    "_",
    "\\",
    "&amp;",
    "&#64;",
    "&commat;",
    "<",
    ">",
    "!",
    "](/c)",
    "[d@e.example](/f)",
    "#",
  ],
];

/** A repeatable source of numbers (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test("a text is read as with all of GitHub's extensions, whichever are left out", () => {
  const next = random(7);
  const differing = Array.from({ length: 1500 }, () =>
    Array.from(
      { length: 2 + Math.floor(next() * 12) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join(""),
  ).filter((text) => JSON.stringify(parseMarkdown(text)) !== JSON.stringify(whole.parse(text)));
  expect(differing).toEqual([]);
});

test.each([
  ["a table of one column without a line between columns", "a\n:-\nb"],
  ["an address that escapes and references hide", "a\\@b.example http\\://b.example a&#64;b.example"],
  ["an address in brackets that are no link", "\\[a@b.example](/c)"],
  ["a task whose box holds a tab", "- [\t] a"],
])("so is %s", (_, text) => {
  const tree = parseMarkdown(text);
  expect(tree).toEqual(whole.parse(text));
  expect(JSON.stringify(tree)).toMatch(/"table"|"link"|"checked":false/);
});
