import { beforeAll, describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import { type Facts, listFacts } from "../model/facts/facts.js";
import { differenceOf } from "../plan/history/list-versions.js";
import { loadMarkdownTools } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { freezeLegal } from "./freeze-legal.js";
import { factsOf, legalDocumentOf } from "./legal-duties.js";
import { makeDocument } from "./make-document.js";
import * as rawHtml from "./markdown/raw-html.js";
import { parseText } from "./parse-document.js";
import { renderVersion } from "./read-history.js";

const site = exampleSite();
let tools: MarkdownTools;
beforeAll(async () => {
  tools = { rawHtml, blocks: (await loadMarkdownTools([{ text: "::a", keepsHtml: false }])).blocks };
});

/** A document with its facts inserted, its frozen text, and the rendering of that text. */
function freeze(body: string, facts: Facts = listFacts(site), front = "") {
  const { log, found } = collect();
  const source = `---\ntitle: The {{app.name}}\ndescription: D\n${front}---\n${body}`;
  const parsed = parseText(source, "legal/a.md", log);
  if (!parsed) throw new Error(found().join());
  const context = { site, facts, tools, withHistory: new Set(["a"]) };
  const made = makeDocument(parsed, context, log);
  const [document] = legalDocumentOf({ ...made, data: {}, previous: undefined, next: undefined });
  if (!document) throw new Error("a legal document is none");
  const text = freezeLegal(parsed, document, { facts: factsOf(parsed, context), blocks: tools.blocks });
  const again = { root: "/", sites: new Map([[site.language, site]]), cache: undefined, tools, log };
  const kept = renderVersion({ document: "a", date: "2025-08-17" }, text, again);
  return { text, body: text.split("---\n").slice(2).join("---\n").trim(), document, kept, found: found() };
}

const factsWith = (word: string): Facts =>
  new Map([...listFacts(site), ["facts.city", { kind: "text", text: word }]]);

test("a frozen text states facts and chooses passages, and leaves the rest unchanged", () => {
  const body =
    'From {{ legal.effectiveDate }}: *{{legal.minimumAge}}*.\n\n{{#if links.mastodon}}\nGone.\n{{/if}}\n\n\n| a |\n| - |\n| {{url}} |\n\n`{{app.name}}` [x](mailto:{{publisher.email}} "To {{app.name}}")';
  expect(freeze(body).body).toBe(
    'From 2025/08/17: *13*.\n\n| a |\n| - |\n| https://me.example/some-repo/ |\n\n`{{app.name}}` [x](mailto:hello@me.example "To Example")',
  );
  expect(freeze(body).text).toContain('title: "The Example"\n');
});

test("a list of facts is frozen as HTML, and the mark for versions remains", () => {
  const { body, text, kept, document, found } = freeze("{{legal.collected}}\n\n{{legal.changes}}\n");
  expect(found).toEqual([]);
  expect(body).toBe(
    "<dl>\n<dt>Account</dt>\n<dd>name, email address</dd>\n<dt>Content</dt>\n<dd>posts</dd>\n</dl>\n\n{{legal.changes}}",
  );
  expect(text).toContain("html: keep");
  expect(kept && differenceOf(document, kept)).toBeUndefined();
});

test("facts in a block's attributes and label are escaped so that they read the same", () => {
  const facts = factsWith('Lis"b*o*n & {x} <b>');
  const { kept, document, found, body } = freeze(
    '::plates[In *{{facts.city}}*]{of="{{facts.city}}"}\n\n:::note[{{facts.city}}]\nIn {{facts.city}}.\n:::',
    facts,
  );
  expect(found).toEqual([]);
  expect(body).not.toContain("{{");
  expect(kept && differenceOf(document, kept)).toBeUndefined();
  expect(kept?.html).toBe(document.html);
  const [block] = document.blocks ?? [];
  expect(block).toMatchObject({ kind: "own", name: "plates", attributes: { of: 'Lis"b*o*n & {x} <b>' } });
  expect(kept?.blocks?.[0]).toMatchObject({ attributes: { of: 'Lis"b*o*n & {x} <b>' } });
});

test("blank lines in code are kept", () => {
  expect(freeze("a\n\n\n\nb\n\n```\nc\n\n\n\nd\n```").body).toBe("a\n\nb\n\n```\nc\n\n\n\nd\n```");
});

describe("a frozen fact with special characters reads the same again", () => {
  const words = [
    "*a* _b_ `c` ~~d~~ [e](f) ![g](h)",
    "# 1. a\\b",
    "1. one",
    "- x",
    "> q",
    "{{url}} {{#if url}}",
    "<b>x</b> &amp; &lt;",
    "a|b",
    "x_y_z@me.example",
    "https://me.example/a_b_c?d=*e*",
    "www.me.example/_a_",
    "a (b) [c] 'd' \"e\"",
    "字 ñ 😀 \u00a0 x",
    "+1 617",
    "$1 $& \\1",
  ];
  const places = [
    "{{facts.city}}",
    "In {{facts.city}}, and *{{facts.city}}*.",
    "- {{facts.city}}\n- b",
    "## On {{facts.city}}",
    "| a | b |\n| - | - |\n| {{facts.city}} | c |",
    "[to {{facts.city}}](/x)",
    "![of {{facts.city}}](/x.png)",
    '[x](/y "{{facts.city}}")',
    "[x](/y?z={{facts.city}})",
    "[x]\n\n[x]: /y?z={{facts.city}}",
    "> {{facts.city}}",
    "a[^1]\n\n[^1]: {{facts.city}}",
  ];
  test.each(words)("%s", (word) => {
    for (const place of places) {
      const { document, kept, found } = freeze(place, factsWith(word));
      // Some addresses are invalid with such a word; then nothing is saved.
      if (found.length > 0) continue;
      expect(kept && differenceOf(document, kept), `${place} with ${word}`).toBeUndefined();
    }
  });

  test.each(words)("%s in a document with html: keep", (word) => {
    for (const place of [
      ...places.slice(0, 6),
      "<p>{{facts.city}}</p>",
      '<p><a href="/x?{{facts.city}}">x</a></p>',
    ]) {
      const { document, kept, found } = freeze(place, factsWith(word), "html: keep\n");
      if (found.length > 0) continue;
      expect(kept && differenceOf(document, kept), `${place} with ${word}`).toBeUndefined();
    }
  });
});
