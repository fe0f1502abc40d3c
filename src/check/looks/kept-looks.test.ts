import { expect, test } from "vitest";
import { type ExampleTree, exampleChecked, exampleDocument } from "../../../test/support/example.js";
import { packInMemory } from "../../../test/support/pack-in-memory.js";
import { random } from "../../../test/support/random.js";
import { checkTree } from "../check-tree.js";
import { rules } from "../rules.js";
import type { KeptOfPages } from "./kept-page.js";

/** Checks one tree after the other, as builds that write do, and tells how often something was read out of the pack. */
function series() {
  const { pack, kept } = packInMemory();
  let reads = 0;
  const counting = {
    ...pack,
    isEmpty: false,
    get: (key: string) => {
      reads++;
      return pack.get(key);
    },
  };
  const check = (pages: Readonly<Record<string, string>>, tree: ExampleTree = {}) => {
    const checked = exampleChecked(pages, tree);
    reads = 0;
    const { found } = checkTree(checked, rules, { kept: counting, isLast: true });
    const ownReads = reads;
    expect(found).toEqual(checkTree(checked, rules).found);
    return ownReads;
  };
  return { check, kept };
}

const page = (title: string, body: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const numbered = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at): [string, string] => [
      at === 0 ? "/" : `/page-${at}`,
      page(`Page ${at}`, `<a href="/page-${at + 1}">Next</a><a href="https://example.com/shared">There</a>`),
    ]),
  );

test("of pages that are as they were none is read, however many there are", () => {
  const pages = numbered(50);
  const { check } = series();
  check(pages);
  expect(check(pages)).toBeLessThan(10);
  const edited = { ...pages, "/page-7": pages["/page-7"]?.replace("<h1>", "<p>More.</p><h1>") ?? "" };
  expect(check(edited)).toBeLessThan(10);
  expect(check(edited)).toBeLessThan(10);
});

test("a page that comes to load from elsewhere is told of beside a policy that denies it, and so are those that do", () => {
  const pages = numbered(4);
  const legal = [exampleDocument({ html: "<p>We never track you.</p>" })];
  const { check } = series();
  check(pages, { legal });
  const loading = { ...pages, "/page-2": page("Page 2", '<img src="https://other.example/a.png" alt="">') };
  check(loading, { legal });
  check({ ...loading, "/": page("Page 0", "<p>Another text.</p>") }, { legal });
});

/** Something that may be on a page; most of it makes rules say something. */
const parts = [
  '<a href="/page-1">One</a>',
  '<a href="/page-3#end">End</a>',
  '<a href="/gone">Gone</a>',
  '<a href="https://example.com/x">X</a>',
  '<a href="mailto:nobody">Mail</a>',
  '<h2 id="end">End</h2>',
  '<h4 id="end">Again</h4>',
  '<img src="/picture.svg">',
  '<img src="https://other.example/a.png" alt="">',
  '<a href="https://apps.apple.com/app/id1"><img src="/badge.svg" alt="Download" width="120" height="40"></a>',
  "<p>Text.</p>",
  "<style>p{color:#fff;background:#fff}</style>",
];

test("whatever is edited, added, taken away, lost, or of an earlier build, the same is found as with nothing kept", () => {
  const next = random(20);
  const below = (most: number) => Math.floor(next() * most);
  const one = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const body = () => Array.from({ length: below(4) }, () => one(parts)).join("");
  const legal = [exampleDocument({ html: "<p>We never track you.</p>" })];
  const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"></svg>`;
  for (let round = 0; round < 8; round++) {
    const { check, kept } = series();
    let pages: Record<string, string> = numbered(8);
    let files: Record<string, string> = {};
    let withLegal = false;
    const earlier: [string, KeptOfPages][] = [["", []]];
    for (let step = 0; step < 40; step++) {
      const path = one(Object.keys(pages));
      const edits = [
        () => Object.assign(pages, { [path]: page(`Page ${below(9)}`, body()) }),
        () => Object.assign(pages, { [path]: pages[path]?.replace("</main>", "<p>More.</p></main>") }),
        () => Object.assign(pages, { [`/page-${below(12)}`]: page(`Page ${below(9)}`, body()) }),
        () => path !== "/" && delete pages[path],
        () => {
          pages = Object.fromEntries(Object.entries(pages).sort(() => next() - 0.5));
        },
        () => {
          files = one([
            {},
            { "badge.svg": svg(120) },
            { "badge.svg": svg(60), "favicon.ico": "" },
            { gone: "" },
          ]);
        },
        () => {
          withLegal = !withLegal;
        },
        () => kept.delete(one([...kept.keys()])),
        () => kept.set(...one(earlier)),
      ];
      one(edits)();
      for (const entry of kept) if (entry[1] instanceof Uint8Array) earlier.push(entry);
      check(pages, withLegal ? { files, legal } : { files });
    }
  }
});
