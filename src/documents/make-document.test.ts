import { expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { listFacts } from "../model/facts/facts.js";
import { legalDocumentOf } from "./legal-duties.js";
import { makeDocument } from "./make-document.js";
import { parseText } from "./parse-document.js";

function resolve(source: string, config: Partial<SiteConfig> = {}) {
  const { log, found } = collect();
  const sourceFile = "legal/a.md";
  const parsed = parseText(source, sourceFile, log);
  if (!parsed) throw new Error(found().join());
  const site = exampleSite(config);
  const context = {
    site,
    facts: listFacts(site),
    tools: { rawHtml: undefined, blocks: undefined },
    withHistory: new Set<string>(),
  };
  const made = makeDocument(parsed, context, log);
  const [document] = legalDocumentOf({ ...made, data: {}, previous: undefined, next: undefined });
  if (!document) throw new Error("a legal document is none");
  return { ...document, found: found() };
}
const document = (body: string, front = "") => `---\ntitle: T\ndescription: D\n${front}---\n${body}`;

test("passages depend on facts around blocks, inside sentences and in the front matter", () => {
  const text = [
    "---",
    "title: T{{#if links.mastodon}} M{{/if}}{{#if links.instagram}} I{{/if}}",
    "description: D",
    "---",
    "{{#if links.mastodon}}",
    "## Mastodon",
    "{{else}}",
    "## Elsewhere",
    "{{/if}}",
    "",
    "On {{links}}{{#if publisher.phone}}, or at {{publisher.phone}}{{/if}}. `{{#if a}}`",
  ].join("\n");
  const { title, html, headings, found, stated } = resolve(text);
  expect(found).toEqual([]);
  expect(title).toBe("T I");
  expect(html).toBe(
    '<h2 id="elsewhere">Elsewhere</h2>\n<p>On Instagram and Partners, or at +1 617 555 0123. <code>{{#if a}}</code></p>',
  );
  expect(headings.map(({ id }) => id)).toEqual(["elsewhere"]);
  expect(stated).toEqual(["links", "publisher.phone"]);
});

test("findings after a passage have their line and column in the file", () => {
  const body =
    "{{#if links.mastodon}}\nx\n\ny\n{{/if}}\na {{#if url}}b{{/if}} {{emial}}\n\n[x](javascript:a)";
  expect(resolve(document(body)).found).toEqual([
    "legal/a.md:10:23 read/unknown-fact",
    "legal/a.md:12:1 read/refused-address",
  ]);
});

test("an unpublished passage states its facts if they have no value", () => {
  const promising = (body: string) => document(body, "states: [publisher.phone]\n");
  const body = "A.\n\n{{#if publisher.phone}}Call {{publisher.phone}}.{{/if}}";
  expect(resolve(promising(body), { publisher: {} }).found).toEqual([]);
  expect(resolve(promising(body)).found).toEqual([]);
  expect(resolve(promising("A."), { publisher: {} }).found).toEqual(["legal/a.md read/fact-not-stated"]);
});

test("an unpublished passage does not state a fact that has a value", () => {
  const body = "A.\n\n{{#if links.mastodon}}Call {{publisher.phone}}.{{/if}}";
  const { found, stated } = resolve(document(body, "states: [publisher.phone]\n"));
  expect(found).toEqual(["legal/a.md read/fact-not-stated"]);
  expect(stated).toEqual([]);
});

test("a document has the config's effective date or its own, and states it", () => {
  const body = "From {{legal.effectiveDate}}.";
  expect(resolve(document(body))).toMatchObject({
    effectiveDate: "2025/08/17",
    html: "<p>From 2025/08/17.</p>",
  });
  const own = document(body, "effectiveDate: 2026-01-02\n");
  expect(resolve(own)).toMatchObject({ effectiveDate: "2026/01/02", html: "<p>From 2026/01/02.</p>" });
  expect(resolve(own, { legal: {} })).toMatchObject({ effectiveDate: "2026/01/02", found: [] });
  expect(resolve(document("Text."), { legal: {} }).found).toEqual(["legal/a.md:1 read/no-effective-date"]);
});
