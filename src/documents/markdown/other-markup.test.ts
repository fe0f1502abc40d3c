import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { reportOtherMarkup } from "./other-markup.js";

const found = (text: string) => {
  const log = new Diagnostics();
  reportOtherMarkup({ text, sourceFile: "legal/privacy.md" }, { facts: new Map(), log });
  return log.all.map(({ code, place }) => `${code} ${place.line}`);
};

test("code and comments are not markup", () => {
  const flaw = "(Home)[/]";
  expect(found(`One.\n\n${flaw}`)).toEqual(["read/other-markup 3"]);
  expect(found(`One.\n\n<!-- ${flaw}\n${flaw} --> Two. \`${flaw}\`\n\n\`\`\`\n${flaw}\n\`\`\`\n`)).toEqual(
    [],
  );
  expect(found(`<!-- One. --> ${flaw}`)).toEqual(["read/other-markup 1"]);
});
