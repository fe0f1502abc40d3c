import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import type { Fact } from "../../model/facts/facts.js";
import { chooseDocument } from "./choose-document.js";

const facts = new Map<string, Fact>([["no", { kind: "absent" }]]);
const passage = "{{#if no}}a{{/if}}";

function choose(text: string): string {
  const { log } = collect();
  return chooseDocument({ sourceFile: "legal/a.md", text }, { facts, log }).text;
}

test("an unpublished passage is omitted", () => {
  expect(choose(`b ${passage}c\n`)).toBe("b c\n");
});

test.each([
  `b \`${passage}\` c`,
  `b \`\`${passage}\`\` c`,
  `\`\`\`\n${passage}\n\`\`\``,
  `~~~\n${passage}\n~~~`,
  `    ${passage}`,
  `b\n\n\t${passage}`,
  ` \t${passage}`,
  `>     ${passage}`,
  `> \t\t${passage}`,
  `-     ${passage}`,
  `1. b\n\n       ${passage}`,
  `> ~~~ text\n> ${passage}\n> ~~~`,
])("a passage in code is shown verbatim: %j", (text) => {
  expect(choose(text)).toBe(text);
});
