import { expect, test } from "vitest";
import { listQuestions } from "./open-questions.js";
import { factsOfKind, pageKinds } from "./plan/page-kinds.js";

test("each placeholder of the pages for laws has a question", () => {
  const keys = pageKinds.flatMap((kind) => Object.keys(factsOfKind(kind, {}).placeholders));
  expect(keys.length).toBeGreaterThan(0);
  expect(listQuestions(keys).filter(([, question]) => question === "")).toEqual([]);
});

test("the placeholders about accounts are one question", () => {
  const keys = ["url", "facts.deletion.steps", "facts.deletion.days", "facts.deletion.kept"];
  expect(listQuestions(keys)).toEqual([
    ["url", expect.stringContaining("URL")],
    ["facts.deletion", expect.stringMatching(/^if there are accounts: /)],
  ]);
});
