import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { random } from "../../../test/support/random.js";
import { isThorough } from "../../../test/support/thorough.js";
import type { Facts } from "../../model/facts/facts.js";
import type { LinkChange } from "./local-links.js";
import { renderMarkdown } from "./markdown.js";
import { parseForHtml, parseMarkdown } from "./markdown-syntax.js";

const facts: Facts = new Map([
  ["app.name", { kind: "text", text: "Some <App> & more" }],
  // The characters that represent finished HTML; the placeholder of a later list is one, too.
  ["app.mark", { kind: "text", text: "\ue000\ue001" }],
  ["app.plain", { kind: "text", text: 'Some "app" \ue000', states: ["app.a", "app.b"] }],
  ["app.spaced", { kind: "text", text: "Some app " }],
  ["app.empty", { kind: "text", text: "" }],
  ["app.lines", { kind: "text", text: "Some \n app" }],
  ["legal.changes", { kind: "changes" }],
]);

const leads: Readonly<Record<string, LinkChange>> = {
  "at the root": { base: "/" },
  "under a base": { base: "/base/" },
  "in a language": { base: "/base/", localLink: (to) => `/pt${to}` },
};

function render(text: string, change: LinkChange, parse: typeof parseForHtml) {
  const { log, found } = collect();
  const stated = new Set<string>();
  const made = renderMarkdown(
    { sourceFile: "legal/terms.md", text, tree: parse(text, { ...change, facts }) },
    { allowedSchemes: ["app"], rawHtml: undefined, ...change, facts, stated, log },
  );
  // In the order in which they are inserted.
  return { ...made, stated: [...stated], found: found() };
}
const parseWhole: typeof parseForHtml = (text) => parseMarkdown(text);

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
    "words with {{app.plain}} and {{ app.mark }}.",
    " {{app.plain}}",
    "words of {{app.spaced}}",
    "words of {{app.empty}}",
    "words of {{app.lines}}",
    "words of {{app.unknown}}",
    "words of {{app.pl*ain}} words*",
    "words of {{app.plain\nof it}}",
    "words }} of {{ it",
    "`words of {{app.plain}}`",
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
    "[a link](/there?a=b&c=d#e) or [*another* {{app.plain}}](/%20ü)",
    "[a link](mailto:me@site.example)",
    "[a link](HTTPS://site.example/a)",
    "[a link](app:some-words)",
    "[a link](javascript:words) and [one](//site.example)",
    "[a link](#some-words)",
    '[a link](/there "titled (so) words")',
    "[a link](/there(of)(some)words)",
    "[a link](/{{app.plain}}) and words",
    "[](/nothing)",
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

test.each(Object.entries(leads))(
  "blocks that are finished early give the same HTML and findings: %s",
  (_, change) => {
    const next = random(3);
    const differing = Array.from({ length: isThorough ? 300 : 100 }, () =>
      Array.from(
        { length: 3 + Math.floor(next() * 10) },
        () => pieces[Math.floor(next() * pieces.length)],
      ).join(""),
    ).filter(
      (text) =>
        JSON.stringify(render(text, change, parseForHtml)) !==
        JSON.stringify(render(text, change, parseWhole)),
    );
    expect(differing).toEqual([]);
  },
);

test.each([
  ["a text of words only", 'Words of it, "quoted"', 1],
  ["a list and a table", "- one thing\n- *another thing*\n\n| a |\n| - |\n| some cell |", 2],
  ["a fact", "Words of {{app.plain}}", 1],
  ["a fact in code, where it is not stated", "`Words of {{app.plain}}`", 0],
  ["a fact that HTML escapes", "Words of {{app.name}}", 0],
  ["a fact that ends with white space", "Words of {{app.spaced}}", 0],
  ["a fact with the internal characters", "## Words\n\nWords of it\n\n{{app.mark}}\n\n{{legal.changes}}", 1],
  ["a URL", "Words of [a link](/there)", 1],
  ["a URL with a fact", "Words of {{app.plain}} and [a link](/{{app.plain}})", 0],
  ["a URL with brackets", "Words of [a link](/there(of)(some)words)", 0],
  ["a link with a title", 'Words of [a link](/there "titled (so) words")', 0],
  ["a URL with an upper-case scheme", "Words of [a link](HTTPS://site.example/)", 0],
  ["a heading, which gets an id", "## Words of it", 0],
  ["a table whose columns are aligned by classes", "| a |\n| -: |\n| some cell |", 0],
  ["a table with a short row", "| a | b |\n| - | - |\n| some cell |", 0],
  ["a task", "- [x] some task", 0],
  ["HTML, which is reported", "some words <b>of it</b>", 0],
])("only blocks without document-specific values become HTML early: %s", (_, text, count) => {
  for (const change of Object.values(leads)) {
    expect(parseForHtml(text, { ...change, facts }).data?.plain?.length ?? 0).toBe(count);
    expect(render(text, change, parseForHtml)).toEqual(render(text, change, parseWhole));
  }
});
