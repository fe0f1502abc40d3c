import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { random } from "../../test/support/random.js";
import type { Facts } from "../core/facts.js";
import { renderMarkdown } from "./markdown.js";
import { parseForHtml, parseMarkdown } from "./markdown-syntax.js";

const facts: Facts = new Map([
  ["app.name", { kind: "text", text: "Some <App> & more" }],
  // Of the letters that stand for what is HTML already; the mark of a list that is to come has one, too.
  ["app.mark", { kind: "text", text: "\ue000\ue001" }],
  ["legal.changes", { kind: "changes" }],
]);

function render(text: string, parse: typeof parseForHtml) {
  const { log, found } = collect();
  const stated = new Set<string>();
  const made = renderMarkdown(
    { sourceFile: "legal/terms.md", text, tree: parse(text) },
    { allowedSchemes: [], rawHtml: undefined, base: "/base/", facts, stated, log },
  );
  return { ...made, stated, found: found() };
}

const pieces = [
  ...[
    "\n\n",
    "\n\n",
    "\n\n",
    "\n",
    " ",
    "\n- ",
    "\n1. ",
    "\n2) ",
    "\n> ",
    "\n\n---\n\n",
    "\n    ",
    "\\\n",
    "  \n",
  ],
  ...[
    "Words of it",
    'don\'t "quote" <this> & that',
    "\"Quoted\" 'words' here",
    "{{app.name}} and",
    "{{app.mark}} beside",
    "\n\n{{app.mark}}\n\n",
    "\n\n{{legal.changes}}\n\n",
    "a > b & c < d",
  ],
  ...[
    "**strong words**",
    "*words*",
    "~~gone words~~",
    "`code & words`",
    "&amp;",
    "\\*",
    "*",
    "Über 日本語 🙂",
    "\ue000",
  ],
  ...[
    "\n## A title of it\n",
    "\n\n### A *title* of `it` & more\n\n",
    "\n\n  ## A title of it\n\n",
    "\n\nA title\nof it\n---\n\n",
    "\n\n# 2025\n\n",
    "\n\n## One (1) & [two](/two)\n\n",
    "\n\n#### Über 日本語 ##\n\n",
    "[a link](/there)",
    "![an image](/a.png)",
    "<b>bold</b>",
    "https://a.example/b",
    "- [x] a task",
  ],
  ...[
    "\n| a | b |\n| - | - |\n| one cell | two |\n",
    "\n| a |\n| -: |\n| one cell |\n",
    "\n[a link]: /there\n",
    "<!-- note -->",
  ],
];

test("a text becomes the same HTML, and the same is found in it, whichever of its blocks are HTML already", () => {
  const next = random(3);
  const differing = Array.from({ length: 1500 }, () =>
    Array.from(
      { length: 3 + Math.floor(next() * 10) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join(""),
  ).filter(
    (text) => JSON.stringify(render(text, parseForHtml)) !== JSON.stringify(render(text, parseMarkdown)),
  );
  expect(differing).toEqual([]);
});

test.each([
  ["a text of words only", 'Words of it, "quoted"', 1],
  ["a list and a table", "- one thing\n- *another thing*\n\n| a |\n| - |\n| some cell |", 2],
  ["a fact", "Words of {{app.name}}", 0],
  [
    "a fact in letters that mean something here",
    "## Words\n\nWords of it\n\n{{app.mark}}\n\n{{legal.changes}}",
    1,
  ],
  ["an address, which gets the base", "Words of [a link](/there)", 0],
  ["a heading, which gets an id", "## Words of it", 0],
  ["a table whose columns are aligned by classes", "| a |\n| -: |\n| some cell |", 0],
  ["a table with a row that is too short", "| a | b |\n| - | - |\n| some cell |", 0],
  ["a task", "- [x] some task", 0],
  ["HTML, which is told of", "some words <b>of it</b>", 0],
])("what is the same in every document is HTML at once, and nothing else is: %s", (_, text, count) => {
  expect(parseForHtml(text).data?.plain?.length ?? 0).toBe(count);
  expect(render(text, parseForHtml)).toEqual(render(text, parseMarkdown));
});
