import { describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../../test/support/example.js";
import { listFacts } from "../../model/facts/facts.js";
import { renderMarkdown } from "./markdown.js";
import { parseMarkdown } from "./markdown-syntax.js";

const facts = listFacts(exampleSite());

const plainContext = { allowedSchemes: [], rawHtml: undefined };

function render(text: string) {
  const { log, found } = collect();
  const stated = new Set<string>();
  const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
  const { html } = renderMarkdown(source, { ...plainContext, base: "/", facts, stated, log });
  return { html, stated: [...stated], found: found(), log };
}

describe("a fact is inserted", () => {
  test.each([
    ["in text", "You are {{legal.minimumAge}} or older.", "You are 13 or older."],
    ["in emphasis", "**{{ app.name }}**", "<strong>Example</strong>"],
    ["in a heading", "## {{app.name}}", '<h2 id="example">Example</h2>'],
    ["in a table", "| a |\n| - |\n| {{legal.courts}} |", "<td>Boston</td>"],
    ["in a URL", "[mail](mailto:{{publisher.email}})", 'href="mailto:hello@me.example"'],
    [
      "in the URL of a definition",
      "[mail][m]\n\n[m]: mailto:{{publisher.email}}",
      'href="mailto:hello@me.example"',
    ],
    ["in a link's title", '[a](/x "About {{app.name}}")', 'title="About Example"'],
    ["in an image's text", "![{{app.name}}](/a.png)", 'alt="Example"'],
    ["in an image's text by reference", "![{{app.name}}][a]\n\n[a]: /a.png", 'alt="Example"'],
  ])("%s", (_, text, expected) => {
    const { html, stated, found } = render(text);
    expect(found).toEqual([]);
    expect(html).toContain(expected);
    expect(stated).toHaveLength(1);
  });

  test("but not in code, which is shown verbatim", () => {
    const { html, stated } = render("`{{legal.minimumAge}}`");
    expect(html).toContain("<code>{{legal.minimumAge}}</code>");
    expect(stated).toEqual([]);
  });

  test("as text, never as markup", () => {
    const text = "{{x}}";
    const { log } = collect();
    const source = { sourceFile: "legal/a.md", text, tree: parseMarkdown(text) };
    const risky = new Map([["x", { kind: "text" as const, text: "<img src=x> *a* [b](/c)" }]]);
    const { html } = renderMarkdown(source, {
      ...plainContext,
      base: "/",
      facts: risky,
      stated: new Set(),
      log,
    });
    expect(html).toBe("<p>&#x3C;img src=x> *a* [b](/c)</p>");
  });
});

describe("a list of facts", () => {
  test("alone in a paragraph is a definition list, and states each of its entries", () => {
    const { html, stated, found } = render("Before.\n\n{{legal.collected}}\n\nAfter.");
    expect(found).toEqual([]);
    expect(html.replace(/\n/g, "")).toBe(
      "<p>Before.</p><dl><dt>Account</dt><dd>name, email address</dd><dt>Content</dt><dd>posts</dd></dl><p>After.</p>",
    );
    expect(stated).toEqual(["legal.collected", "legal.collected.account", "legal.collected.content"]);
  });

  test("inside a sentence is an error", () => {
    expect(render("We collect {{legal.collected}}.").found).toEqual([
      "legal/terms.md:1:12 read/list-fact-in-text",
    ]);
  });

  test("has entries that can be used in a sentence", () => {
    expect(render("We collect {{legal.collected.account}}.").html).toBe(
      "<p>We collect name, email address.</p>",
    );
  });
});

describe("an unknown fact", () => {
  test("is reported at each place, with the nearest name", () => {
    const { found, log } = render("One {{legal.minAge}} two\n{{nothing.like.it}} three {{legal.minAge}}.");
    expect(found).toEqual([
      "legal/terms.md:1:5 read/unknown-fact",
      "legal/terms.md:2:1 read/unknown-fact",
      "legal/terms.md:2:27 read/unknown-fact",
    ]);
    expect(log.sorted().map(({ args }) => args.near)).toEqual([
      "legal.minimumAge",
      undefined,
      "legal.minimumAge",
    ]);
  });

  test("is reported after a known fact, in a heading and in a URL", () => {
    expect(render("# {{publisher.email}} {{publisher.emial}}").found).toEqual([
      "legal/terms.md:1:23 read/unknown-fact",
    ]);
    expect(render("{{publisher.email}}\n\n[a](mailto:{{publisher.emial}})").found).toEqual([
      "legal/terms.md:3:12 read/unknown-fact",
    ]);
    expect(render("![{{publisher.emial}}](/a.png)").found).toEqual(["legal/terms.md:1:3 read/unknown-fact"]);
  });
});

test("an absent fact and a fact without words have their own codes", () => {
  expect(render("{{app.price}} and {{links.mastodon}}").found).toEqual([
    "legal/terms.md:1:1 read/fact-without-words",
    "legal/terms.md:1:19 read/absent-fact",
  ]);
});
