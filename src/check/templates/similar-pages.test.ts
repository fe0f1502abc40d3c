import { expect, test } from "vitest";
import { random as randomFrom } from "../../../test/support/random.js";
import { dataOfFacts } from "../../../test/support/rooms/data-of-facts.js";
import { readPage } from "../page/read-page.js";
import { SimilarPages } from "./similar-pages.js";

/** Pages made from one by replacing its placeholders in turn. */
const alike = (page: string, ...said: readonly string[]) => said.map((one) => page.replaceAll("%", one));

/** Reads pages in a row and returns how many were regular; compares their facts with htmlparser2's. */
function countRead(pages: readonly string[]): number {
  const similarPages = new SimilarPages();
  let read = 0;
  for (const html of pages) {
    const facts = similarPages.read(html);
    if (!facts) continue;
    read++;
    expect(dataOfFacts(facts), html).toEqual(dataOfFacts(readPage(html)));
  }
  return read;
}

test("similar pages share their facts, except where they differ", () => {
  const pages = new SimilarPages();
  const [one, other, ...more] = alike(
    '<html><head><title>%</title></head><body><p class="%">%</p></body></html>',
    ...["a", "b", "c", "d"],
  ).map((html) => pages.read(html));
  expect(one).not.toBe(other);
  for (const facts of more) expect(facts).toBe(other);
});

test.each([
  ["texts", "<main><p>%</p>a<b>%</b>%</main>"],
  ["entities", "<p>&amp; % &copy;</p><p>%&amp;</p><p title='%'></p>".replaceAll("'", '"')],
  ["a title and a field", "<title>%</title><textarea>%</textarea>"],
  ["a text beside a comment", "<p>%<!-- x -->%</p><p>%</p>"],
  ["a text outside of all", "%<p>x</p>%<p>%</p>%"],
  ["a comment", "<p>a<!-- % -->b</p><p>%</p>"],
  ["a script", "<script>a(%)</script><p>%</p>"],
  ["style", "<style>a{background:url(%)}</style><p>%</p>"],
  ["addresses", '<a href="%"><img src="/%.png" srcset="%.png 1x, /b.png 2x" alt=""/></a><a href="/a">%</a>'],
  ["an address that is a script", '<a href="%:a()">x</a>'],
  ["ids", '<h2 id="%">a</h2><a name="%">b</a><p>%</p>'],
  ["what is hidden", '<div aria-hidden="%"><p>x</p></div><p>%</p>'],
  ["one value of many", '<meta name="description" content="="/><a class="b" title="=%" href="/b">%</a>'],
  ["a value of an attribute that is there twice", '<p title="%" title="a">x</p><p title="a" title="%">x</p>'],
  ["two values of a start tag", '<p title="%" class="a%">%</p>'],
  ["what makes an address one", '<link rel="%" href="/a"/><meta property="%" content="/b"/><p>%</p>'],
  ["attributes of other names", '<p data-%="a" %="b">%</p>'],
  ["elements", "<%><b>x</b></%><p>%</p>"],
  ["drawings", '<svg viewBox="%"><title>%</title><path d="%"/></svg>'],
])("what differs may be %s", (_, page) => {
  const said = ["a", "bb", "a", "true", "javascript", "title", "ul", "c & d", "role", "&lt;", "", "b", "a"];
  expect(countRead(alike(page, ...said))).toBeGreaterThan(5);
});

test("an element without an end tag is no other element", () => {
  const tags = ["img", "input", "img", "br", "hr", "img", "input"];
  expect(countRead(alike(`<p>a<% alt="b"/>c</p>`, ...tags))).toBeGreaterThan(4);
});

test("pages of several kinds may come in any order", () => {
  const kinds = ["<p>%</p>", "<p>%</p><ul><li>%</li></ul>", '<p class="%"></p>', "<h1>%<br/>%</h1>"];
  const random = randomFrom(3);
  const pages = Array.from({ length: 200 }, (_, at) => {
    const kind = kinds[Math.floor(at / 20 + random() * 1.1) % kinds.length] ?? "";
    return kind.replaceAll("%", String(Math.floor(random() * 4)));
  });
  expect(countRead(pages)).toBe(200);
});

test("after any change to similar pages, each is read as htmlparser2 reads it, or not at all", () => {
  const random = randomFrom(11);
  const any = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const pieces = [
    "<",
    ">",
    '"',
    "/",
    "=",
    "&",
    " ",
    "!",
    "x",
    "</p>",
    "<p>",
    "<br/>",
    "<!-- -->",
    "</script>",
  ];
  const values = ["x", "yy", "&amp;", "a b", 'q"', "'", "true", "-"];
  const page =
    '<!doctype html><html lang="%"><head><meta name="a" content="%"/><title>%</title><script>a("%")</script></head>' +
    '<body><p class="%">% <b>%</b></p><svg aria-label="%"><path d="%"/></svg><a href="/%">%</a></body></html>';
  const damaged = () => {
    const html = page.replace(/%/g, () => any(values));
    if (random() < 0.6) return html;
    const at = Math.floor(random() * html.length);
    return html.slice(0, at) + any(pieces) + html.slice(at + Math.floor(random() * 3));
  };
  let read = 0;
  for (let round = 0; round < 80; round++) read += countRead(Array.from({ length: 50 }, damaged));
  expect(read).toBeGreaterThan(1000);
});
