import { remark } from "remark";
import gfm from "remark-gfm";
import { expect, test } from "vitest";
import { random } from "../../../test/support/random.js";
import { isThorough } from "../../../test/support/thorough.js";
import { parseMarkdown } from "./markdown-syntax.js";

const whole = remark().use(gfm).freeze();

/** Syntax of the extensions, and the characters that they react to. */
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
  // Words, which are replaced while a block is parsed, and the characters between them.
  ...[
    "We keep names",
    "the app, and the data;",
    "Dates (of birth)",
    'Say "hello there" to',
    "don't 'quote it'",
    "7 June, 2025",
    "3. days",
    "{{app.name}} and",
    "*each date*",
    "`code of it`",
    "[how lists work](/terms)",
    '![an image](/a.png "its title")',
    "[a]( foo bar)",
    "[a](/foo 'it is",
    "](foo bar)",
    "[Label words]",
    "[label words]: /url",
    "Über das Öl",
    "日本語です",
    "<b>bold words</b>",
    "<!-- note of it -->",
    "snake_case_word",
    "\uE000",
  ],
  // Blocks, which are parsed one by one.
  ...[
    "\n\n",
    "\n\n",
    "\n\n",
    "\n- ",
    "\n> ",
    "\n    code of it\n",
    "\n```js\ncode of it\n```\n",
    "\n---\n",
    "\t",
    "\r\n",
    "\u00a0",
    "\n| a | b |\n| - | - |\n| one cell | two |\n",
  ],
];

/** A tree as text, whichever scheme a bare `www.` gets. */
const textOf = (tree: object) => JSON.stringify(tree).replaceAll('"url":"http://www', '"url":"https://www');

test("random Markdown is parsed like with all extensions", () => {
  const next = random(7);
  const differing = Array.from({ length: isThorough ? 1500 : 300 }, () =>
    Array.from(
      { length: 2 + Math.floor(next() * 12) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join(""),
  ).filter((text) => textOf(parseMarkdown(text)) !== textOf(whole.parse(text)));
  expect(differing).toEqual([]);
});

test.each([
  ["a table of one column without a line between columns", "a\n:-\nb"],
  ["a URL with escapes and character references", "a\\@b.example http\\://b.example a&#64;b.example"],
  ["an address in brackets without a link", "\\[a@b.example](/c)"],
  ["a task with a tab in its box", "- [\t] a"],
])("an extension is not skipped for %s", (_, text) => {
  const tree = parseMarkdown(text);
  expect(tree).toEqual(whole.parse(text));
  expect(JSON.stringify(tree)).toMatch(/"table"|"link"|"checked":false/);
});

test.each([
  ["code in a list without a closing fence", "- ~~~\n\n\nWords of it"],
  ["a byte order mark inside the text", "Words of it\n\n\uFEFF# A title of it"],
])("blocks are parsed correctly with %s", (_, text) => {
  expect(parseMarkdown(text)).toEqual(whole.parse(text));
});

test.each([
  ["words", "A word here, and *another one*.\n\nAnd **the third one** at last"],
  ["an invalid URL of two words", "[a](foo bar) [b]( foo bar) [c](/d 'one two'three four')"],
  ["words in the title of a link", "[a](/b \"one two\") 'three four' and more"],
  ["labels that differ by case and white space", "[The  Label][]\n\n[the label]: /url"],
  [
    "a list that continues after a blank line",
    "- one item\n\n- another item\n\n  of two parts\n\nand a text",
  ],
  ["a list after indented code", "    some code\n\n- *"],
  ["a number that starts a nested list", "- 12) days of it"],
  ["code between fences, with a blank line in it", "```\nsome code\n\n# more code\n```"],
  ["HTML with a blank line in it", "<!-- one\n\n# two -->"],
  ["a text with private-use characters", "some words and \uE000 and \uE001"],
  ["a no-break space", "some words\n\u00a0\nmore words"],
  ["a tab after words", "some words\tmore words"],
])("each node and its position are correct with %s", (_, text) => {
  const again = [parseMarkdown(text), parseMarkdown(`${text}\n`), parseMarkdown(text)];
  expect(again).toEqual([whole.parse(text), whole.parse(`${text}\n`), whole.parse(text)]);
});

test.each(["some words", "[a label]: /url"])(
  "a tree can be modified without affecting the cache: %s",
  (text) => {
    const tree = parseMarkdown(text);
    Object.assign(tree.children[0] ?? {}, { type: "thematicBreak", url: "/changed" });
    expect(parseMarkdown(text)).toEqual(whole.parse(text));
  },
);
