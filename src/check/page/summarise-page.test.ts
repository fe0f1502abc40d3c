import { expect, test } from "vitest";
import { exampleChecked } from "../../../test/support/example.js";
import { checkTree } from "../../../test/support/rooms/check-tree.js";

const summaries = (pages: Readonly<Record<string, string>>) =>
  checkTree(exampleChecked(pages), {}).site.summaries;

test("a page's summary contains its title, description, ids and links", () => {
  const html =
    '<html><head><title> A </title><meta name="description" content=" B "></head><body><p id="i"><a href="/x">Here</a></p></body></html>';
  expect(summaries({ "/": html })).toMatchObject([
    { title: "A", description: "B", links: [{ value: "/x", use: "follow", text: "" }] },
  ]);
  expect([...(summaries({ "/": html })[0]?.ids ?? [])]).toContain("i");
  expect(summaries({ "/": "" })[0]).toMatchObject({ title: undefined, description: undefined, links: [] });
});

test.each([
  ["https://a.dev/", "There"],
  ["HTTP://a.dev/", "There"],
  ["//a.dev/", "There"],
  ["https://me.example", "There"],
  ["https://me.example.dev/", "There"],
  ["https://me.example/x", ""],
  ["/x?//a.dev", ""],
  ["mailto:me@a.dev", ""],
])("a link to %s is summarised with the text %j", (href, text) => {
  expect(summaries({ "/": `<a href="${href}">There</a>` })[0]?.links).toEqual([
    { value: href, use: "follow", text },
  ]);
});

test("a long text is cut, and equal links of pages share one object", () => {
  const link = `<a href="https://a.dev/">${"x".repeat(100)}</a>`;
  const [summary, other] = summaries({ "/": link, "/a": link });
  expect(summary?.links[0]?.text).toBe("x".repeat(80));
  expect(other?.links[0]).toBe(summary?.links[0]);
});

test("links of similar pages keep their own text and URL", () => {
  const page = (text: string, href: string) =>
    `<p id="i"><a href="/x">${text}</a> <a href="${href}">${text}</a></p>`;
  const pages = ["A", "B", "C", "D"].map((text) => [`/${text}`, page(text, "https://a.dev/")]);
  const others = ["E", "F"].map((text) => [`/${text}`, page(text, `/${text}`)]);
  const reported = summaries(Object.fromEntries([...pages, ...others]));
  expect(reported.map(({ links }) => links.map(({ value, text }) => value + text).join(" "))).toEqual([
    ...[
      "/x https://a.dev/A",
      "/x https://a.dev/B",
      "/x https://a.dev/C",
      "/x https://a.dev/D",
      "/x /E",
      "/x /F",
    ],
  ]);
  expect(reported.map(({ ids }) => [...ids])).toEqual(reported.map(() => ["i"]));
});
