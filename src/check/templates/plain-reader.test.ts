import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { randomBelow } from "../../../test/support/random.js";
import { dataOfFacts } from "../../../test/support/rooms/data-of-facts.js";
import { FactCollector, type PageFacts } from "../page/collect-facts.js";
import { readPage } from "../page/read-page.js";
import { PlainReader } from "./plain-reader.js";

/** The reader's facts about a page; undefined if it is not regular. */
function readRegular(reader: PlainReader, html: string): PageFacts | undefined {
  const collector = new FactCollector();
  return reader.read(html, collector) ? collector : undefined;
}

const sites = fileURLToPath(new URL("../../../test/sites", import.meta.url));
const pages = readdirSync(sites, { recursive: true, encoding: "utf8" })
  .filter((file) => /expected.*\.html$/.test(file))
  .map((file) => readFileSync(join(sites, file), "utf8"));

test("built pages are regular, and are read like by htmlparser2", () => {
  const reader = new PlainReader();
  expect(pages.length).toBeGreaterThan(10);
  for (const html of pages) {
    const facts = readRegular(reader, html);
    expect(facts && dataOfFacts(facts)).toEqual(dataOfFacts(readPage(html)));
  }
});

test.each([
  '<p title="a > b" class="&lt;i&gt;">x &amp; y &copy; z &notit; &#x27;&#8212;&amp</p>',
  '<svg viewBox="0 0 1 1"><linearGradient id="g"><stop/></linearGradient><title>a &amp; b</title><path d=""/></svg><br/>',
  "<svg><style>a{}</style><svg><clipPath></clipPath></svg><image href='x'></image></svg>".replaceAll(
    "'",
    '"',
  ),
  '<div hidden><template><a href="/a">x</a></template>a<!-- b -->c</div>',
  "<style>a::before{content:'</p>'}</style><style>b{}</style><script>1 < 2 && '<b>'</script><script></script>",
  '<select><option selected>1</option></select><img alt=""><meta name="x" content="&quot;"/>',
])("rare syntax on a regular page is read like by htmlparser2: %s", (html) => {
  const facts = readRegular(new PlainReader(), html);
  expect(facts && dataOfFacts(facts)).toEqual(dataOfFacts(readPage(html)));
});

test.each([
  "<p>a<p>b</p></p>",
  "<p>a",
  "<ul><li>a<li>b</li></ul>",
  "<p>a</P>",
  "<form><div><form></form></div></form>",
  "<p a=b></p>",
  "<svg><foreignObject><p></p></foreignObject></svg>",
  "<iframe>&amp;</iframe>",
  "<!--> a --> b",
  "<!-- a -- b --!> c -->",
  "<p>1 < 2</p>",
  "<textarea><b></b></textarea>",
  "<style>a{}</STYLE><b></style>",
  "<style/></style>",
  "<p></b></p>",
])("an irregular page is left to htmlparser2: %s", (html) => {
  expect(readRegular(new PlainReader(), html)).toBeUndefined();
});

test("randomly damaged pages are read like by htmlparser2, or left to it", () => {
  const random = randomBelow(7);
  const reader = new PlainReader();
  const sources = [
    ...pages.map((html) => html.replace(/<style>.{300,}?<\/style>/gs, "<style>a{}</style>")),
    odd,
  ];
  let regular = 0;
  for (let round = 0; round < 3000; round++) {
    const html = damage(sources[round % sources.length] ?? "", random);
    const facts = readRegular(reader, html);
    if (!facts) continue;
    regular++;
    expect(dataOfFacts(facts), html).toEqual(dataOfFacts(readPage(html)));
  }
  // Otherwise the test compares nothing.
  expect(regular).toBeGreaterThan(300);
});

const pieces = [
  ..."<>/\"'=&;-! \n\0",
  ...'<p> </p> <a href="/x"> </a> <svg> </svg> <title> </title> <style> </style> <script> </script> <!-- --> <br/> <li> </li> <form> </form> <table> </table> <tr> </tr> <td> </td> <path/> <image/> <desc> </desc> <div> </div> <template> </template> <textarea> </textarea> <math> </math> <foreignObject> </foreignObject> <select> </select> <option> </option> <input> <h2> </h2> &amp; &#x27; &notit; &not &#38; &#x3C; &#128; &copy; <clipPath> </clipPath> <iframe> </iframe> <body> </body>'.split(
    " ",
  ),
];
const odd = pieces.filter((piece) => piece.length > 1).join("x");

/** A piece of a page with some parts removed, doubled, moved or inserted. */
function damage(html: string, random: (below: number) => number): string {
  const parts = html.split(/(?=<)|(?<=>)/);
  const from = random(parts.length);
  const some = parts.slice(from, from + 2 + random(40));
  for (let times = random(3); times > 0; times--) {
    const at = random(some.length);
    const [part = ""] = some.splice(at, random(2));
    const piece = pieces[random(pieces.length)] ?? "";
    const within = random(part.length + 1);
    const made = [part + part, piece, part.slice(0, within) + piece + part.slice(within), part.toUpperCase()];
    some.splice(random(some.length + 1), 0, made[random(made.length)] ?? "");
  }
  return balanced(some.join(""), random(4) > 0);
}

/** Closes the elements that a piece leaves open, so that more pieces are regular. */
function balanced(html: string, isToBe: boolean): string {
  if (!isToBe) return html;
  const open: string[] = [];
  let before = "";
  for (const [, slash, tag = "", selfClosing] of html.matchAll(/<(\/?)([a-zA-Z]\w*)[^>]*?(\/?)>/g)) {
    if (slash) {
      if (open.at(-1) === tag) open.pop();
      else before = `<${tag}>${before}`;
    } else if (!selfClosing && !/^(meta|link|br|img|input|hr|source|path)$/.test(tag)) open.push(tag);
  }
  return (
    before +
    html +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join("")
  );
}
