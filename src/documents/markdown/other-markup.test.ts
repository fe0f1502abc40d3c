import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { reportOtherMarkup } from "./other-markup.js";

const found = (text: string) => {
  const log = new Diagnostics();
  reportOtherMarkup({ text, sourceFile: "legal/privacy.md" }, { facts: new Map(), log });
  return log.all.map(({ code, place }) => `${code} ${place.line}`);
};

test("code and comments are not checked for other markup", () => {
  const flaw = "(Home)[/]";
  expect(found(`One.\n\n${flaw}`)).toEqual(["read/other-markup 3"]);
  expect(found(`One.\n\n<!-- ${flaw}\n${flaw} --> Two. \`${flaw}\`\n\n\`\`\`\n${flaw}\n\`\`\`\n`)).toEqual(
    [],
  );
  expect(found(`<!-- One. --> ${flaw}`)).toEqual(["read/other-markup 1"]);
});

test.each([
  "At 12:30:45: now. A table | :-: | and a ratio 1:2:3.",
  "1. One.\n\n    The item goes on in a second paragraph, which belongs to it.",
  "Text.\n\n    let a = useTides({ beach: one });",
  "A note[^1].\n\n[^1]: Its text.",
  'See [home](/a "Title") and [b](/b).\n\nMore (in brackets).',
  '[x](/a\n"A title")',
  "> A quote of [!x].",
])("%j is Markdown and is not reported", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["Text.\n\n    One. Two is [here](/a).", 3],
  ["1. One.\n\n        You are done. Then see [this](/a).", 3],
  ["- One.\n\nText.\n\n    Done. Go on with it.", 5],
])("%j is reported as sentences in a code block", (text, line) => {
  expect(found(text)).toEqual([`read/other-markup ${line}`]);
});

test.each([
  "1. One.\n\n    Then wait. It takes [long](/a).",
  "- One.\n    - Two.\n\n      Then wait. It takes long.",
  "- One.\n    - Two.\n\n        Then wait. It takes long.",
])("%j is a paragraph and is not reported", (text) => {
  expect(found(text)).toEqual([]);
});

test("merge conflict markers are reported once, before anything else", () => {
  expect(found("(Home)[/]\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main")).toEqual([
    "read/merge-conflict 3",
  ]);
});
