import { describe, expect, test } from "vitest";
import type { Fact } from "../../model/facts/facts.js";
import { blockFact, listMentions, stateFacts } from "./state-facts.js";

const facts = new Map<string, Fact>([
  ["a", { kind: "text", text: "one" }],
  ["b.c", { kind: "text", text: "{{a}}" }],
  ["money", { kind: "text", text: "$& $1" }],
  ["sentence", { kind: "text", text: "We do this." }],
  ["japanese", { kind: "text", text: "暗号化します。" }],
  ["list", { kind: "terms", terms: [] }],
]);

test("mentions of facts are listed with their places", () => {
  expect(listMentions("x {{a}} y {{ b.c }} {{}} {a} {{ a")).toEqual([
    { name: "a", index: 2, source: "{{a}}" },
    { name: "b.c", index: 10, source: "{{ b.c }}" },
    { name: "", index: 20, source: "{{}}" },
  ]);
});

test.each([
  ["{{a}}, {{ a }} and {{a}}", "one, one and one"],
  ["no fact", "no fact"],
  ["{{unknown}} stays", "{{unknown}} stays"],
  ["{{list}} stays", "{{list}} stays"],
  ["{{b.c}} is not stated twice over", "{{a}} is not stated twice over"],
  ["{{money}} is no pattern", "$& $1 is no pattern"],
  ["{{a}}{{a}}", "oneone"],
  ["In short: {{sentence}}. {{sentence}}", "In short: We do this. We do this."],
  ["{{sentence}}.</p>", "We do this.</p>"],
  ["/{{sentence}}.html, {{sentence}}...", "/We do this..html, We do this...."],
  ["{{japanese}}。次", "暗号化します。次"],
])("%s becomes %s", (text, expected) => {
  expect(stateFacts(text, facts)).toBe(expected);
});

describe("a list of facts is a block of its own", () => {
  test.each(["{{list}}", "  {{ list }}\n"])("alone in %j", (text) => {
    expect(blockFact(text, facts)).toBe(facts.get("list"));
  });

  test.each(["see {{list}}", "{{list}}.", "{{list}} {{list}}", "{{a}}", "{{unknown}}", ""])(
    "but not in %j",
    (text) => {
      expect(blockFact(text, facts)).toBeUndefined();
    },
  );
});
