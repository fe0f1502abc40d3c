import { expect, test } from "vitest";
import { type ExampleTree, exampleChecked } from "../../../test/support/example.js";
import { packInMemory } from "../../../test/support/pack-in-memory.js";
import { checkTree } from "../check-tree.js";
import type { SummaryRule } from "../rule.js";
import { rules } from "../rules.js";

/** Checks one tree after the other, as builds do, and tells each time what was found and whether rules over summaries were run. */
function series() {
  const { pack, kept } = packInMemory();
  const check = (pages: Readonly<Record<string, string>>, tree: ExampleTree = {}) => {
    const checked = exampleChecked(pages, tree);
    let isRun = false;
    const watch: SummaryRule = () => {
      isRun = true;
    };
    const { found } = checkTree(
      checked,
      { ...rules, watch: { summaries: watch, codes: [] } },
      { kept: pack },
    );
    expect(found).toEqual(checkTree(checked, rules).found);
    return { isRun, codes: found.map(({ code, place }) => `${place.page} ${code}`) };
  };
  return { check, kept };
}

const page = (title: string, body: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const pages = {
  "/": page("The first page", '<a href="/a#one">A</a> <a href="https://example.com/x">X</a>'),
  "/a": page("The second page", '<h2 id="one">One</h2><a href="/gone">Gone</a>'),
  "/b": page("The third page", "<p>Nobody comes here.</p>"),
};

test("where each page has the summary that it had, what was found over all of them is told again", () => {
  const { check } = series();
  const first = check(pages);
  expect(first.isRun).toBe(true);
  expect(first.codes).toContain("/a check/broken-link");
  expect(first.codes).toContain("/b check/orphan");
  expect(first.codes).toContain("/ check/stand-in-address");
  expect(check(pages).isRun).toBe(false);
  const b = page("The third page", "<p>Somebody may come here.</p>");
  expect(check({ ...pages, "/b": b })).toEqual({ ...first, isRun: false });
  expect(check({ ...pages, "/b": b })).toEqual({ ...first, isRun: false });
  expect(check(pages)).toEqual({ ...first, isRun: false });
});

const others: [what: string, Readonly<Record<string, string>>, ExampleTree?][] = [
  ["a link", { ...pages, "/b": page("The third page", '<p><a href="/nowhere">x</a></p>') }],
  ["an id", { ...pages, "/a": page("The second page", '<h2 id="two">One</h2><a href="/gone">Gone</a>') }],
  ["a title", { ...pages, "/b": page("The second page", "<p>Nobody comes here.</p>") }],
  ["a page that is no more", { "/": pages["/"], "/a": pages["/a"] }],
  ["another page", { ...pages, "/gone": page("The fourth page", "<p>It is here.</p>") }],
  ["a file", pages, { files: { gone: "It is here." } }],
  ["the config", pages, { config: { standIns: ["app.name"] } }],
];

test.each(others)("%s is noticed, and that it is as it was", (_, now, tree) => {
  const { check } = series();
  const first = check(pages);
  const second = check(now, tree);
  expect(second.isRun).toBe(true);
  expect(check(now, tree)).toEqual({ ...second, isRun: false });
  expect(check(pages)).toEqual(first);
});

/** Whether it is of what rules found over all pages, not of looks at each. */
const isOfRules = (key: string) => key !== "looks of the site";

test("what is lost, or belongs to other pages, is found again", () => {
  const { check, kept } = series();
  const first = check(pages);
  const lists = [...kept].filter(([, value]) => value instanceof Uint8Array);
  expect(lists).toHaveLength(3);
  for (const [key] of lists) {
    kept.delete(key);
    expect(check(pages)).toEqual({ ...first, isRun: isOfRules(key) });
  }
  const fewer = { "/": pages["/"], "/a": pages["/a"] };
  const second = check(fewer);
  for (const [key, value] of lists) {
    kept.set(key, value);
    expect(check(fewer)).toEqual({ ...second, isRun: isOfRules(key) });
  }
});

test("what is found on a page is told at the file that makes it now", () => {
  const { pack } = packInMemory();
  const madeBy = (sourceFile: string) => {
    const checked = exampleChecked(pages);
    const made = checked.pages.map((one) => Object.assign(one, { sourceFile, sources: [sourceFile] }));
    return { ...checked, pages: made };
  };
  for (const file of ["pages/one.tsx", "pages/one.tsx", "pages/other.tsx"]) {
    const { found } = checkTree(madeBy(file), rules, { kept: pack, isLast: true });
    expect(found).toEqual(checkTree(madeBy(file), rules).found);
    expect(found.some(({ code, place }) => code === "check/orphan" && place.file === file)).toBe(true);
  }
});
