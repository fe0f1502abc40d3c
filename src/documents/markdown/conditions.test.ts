import { describe, expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import type { Fact } from "../../model/facts/facts.js";
import { placeInText } from "../front-matter/text-place.js";
import { chooseText } from "./conditions.js";

const facts = new Map<string, Fact>([
  ["yes", { kind: "text", text: "1" }],
  ["zero", { kind: "text", text: "0" }],
  ["empty", { kind: "text", text: "" }],
  ["no", { kind: "absent" }],
  ["on", { kind: "flag", holds: true }],
  ["off", { kind: "flag", holds: false }],
  ["list", { kind: "terms", terms: [] }],
]);

function choose(source: string, code: { start: number; end: number }[] = []) {
  const { log, found } = collect();
  const placeOf = ({ start, end }: { start: number; end: number }) =>
    placeInText(source, { file: "a.md", offset: start, length: end - start });
  const chosen = chooseText(source, { facts, log, placeOf, code });
  for (const [index, origin] of chosen.origins.entries()) expect(chosen.text[index]).toBe(source[origin]);
  return { ...chosen, found: found() };
}

describe("a conditional passage", () => {
  test.each([
    ["a {{#if yes}}b{{/if}} c", "a b c"],
    ["a {{#if no}}b{{/if}}c", "a c"],
    ["{{#if no}}b{{else}}c{{/if}}", "c"],
    ["{{ #if yes }}b{{ else }}c{{ /if }}", "b"],
    ["{{#if zero}}b{{/if}}{{#if on}}c{{/if}}{{#if list}}d{{/if}}", "bcd"],
    ["{{#if empty}}b{{/if}}{{#if off}}c{{/if}}.", "."],
    ["{{#if yes}}a{{#if no}}b{{else}}c{{/if}}d{{/if}}", "acd"],
    ["{{#if no}}a{{#if yes}}b{{else}}c{{/if}}d{{else}}e{{/if}}", "e"],
    ["{{#if no}}a{{else}}b{{#if no}}c{{else}}d{{/if}}{{/if}}", "bd"],
  ])("in %s gives %s", (source, text) => {
    expect(choose(source)).toMatchObject({ text, found: [] });
  });

  test.each([
    ["a\n\n{{#if yes}}\nb\n\n{{/if}}\nc\n", "a\n\nb\n\nc\n"],
    ["a\n\n{{#if no}}\nb\n\n{{/if}}\nc\n", "a\n\nc\n"],
    ["- a\n{{#if no}}\n- b\n{{/if}}\n- c", "- a\n- c"],
    ["- a\n  {{#if no}}- b{{/if}}\n- c", "- a\n- c"],
    ["- a\n{{#if no}}- b\n{{else}}- d\n{{/if}}- c", "- a\n- d\n- c"],
    ["a {{#if no}}b\nb{{/if}} c\nd", "a  c\nd"],
    ["a\r\n{{#if yes}}\r\nb\r\n{{/if}}\r\nc", "a\r\nb\r\nc"],
    ["a\n\n\nb {{#if yes}}c{{/if}}", "a\n\n\nb c"],
  ])("leaves no blank line: %j gives %j", (source, text) => {
    expect(choose(source)).toMatchObject({ text, found: [] });
  });

  test("in code is shown verbatim", () => {
    const source = "`{{#if no}}` {{#if yes}}`{{/if}}`{{/if}}";
    const code = [
      { start: 0, end: 12 },
      { start: 24, end: 33 },
    ];
    expect(choose(source, code)).toMatchObject({ text: "`{{#if no}}` `{{/if}}`", found: [] });
  });

  test("can depend on a link that the config lacks", () => {
    const own = "{{#if links.partners}}a {{links.partners}}{{else}}b{{/if}}";
    expect(choose(own)).toMatchObject({ text: "b", found: [] });
    const known = new Map<string, Fact>([["links.partners", { kind: "text", text: "c" }]]);
    const { log, found } = collect();
    chooseText("{{#if links.partner}}a{{/if}}", {
      facts: known,
      log,
      placeOf: () => ({ file: "a.md" }),
      code: [],
    });
    expect(found()).toEqual(["a.md read/unknown-fact"]);
  });

  test("that is omitted still lists its facts", () => {
    expect([...choose("{{#if no}}{{no}} {{yes}}{{else}}{{on}}{{/if}}").leftOut]).toEqual(["no", "yes"]);
  });
});

describe("a mistake in a condition has a place", () => {
  test.each([
    ["a\n {{#if yes}}\nb", ["a.md:2:2 read/unclosed-condition"]],
    ["{{#if yes}}{{#if no}}\n{{/if}}", ["a.md:1:1 read/unclosed-condition"]],
    ["a {{/if}}", ["a.md:1:3 read/stray-condition"]],
    ["{{else}}", ["a.md:1:1 read/stray-condition"]],
    ["{{#if yes}}a{{else}}b{{else}}c{{/if}}", ["a.md:1:22 read/stray-condition"]],
    ["{{#if yse}}a{{/if}}", ["a.md:1:1 read/unknown-fact"]],
    ["{{#if no}}\n{{yse}}\n{{/if}}", ["a.md:2:1 read/unknown-fact"]],
    ["{{#if no}}{{#if yse}}{{/if}}{{/if}}", ["a.md:1:11 read/unknown-fact"]],
    ["{{#if}}", ["a.md:1:1 read/unknown-condition"]],
    ["{{#if yes no}}", ["a.md:1:1 read/unknown-condition"]],
    ["{{#unless yes}}", ["a.md:1:1 read/unknown-condition"]],
    ["{{#if yes}}a{{else if no}}{{/if}}", ["a.md:1:13 read/unknown-condition"]],
  ])("%j: %j", (source, found) => {
    expect(choose(source).found).toEqual(found);
  });
});
