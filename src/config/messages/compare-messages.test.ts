import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { compareMessages } from "./compare-messages.js";

test("a missing message is reported with the first language's text, or as one with arguments", () => {
  const first = {
    sourceFile: "messages/en.ts",
    lists: new Map(),
    texts: new Map<string, unknown>([
      ["bake.title", "Bakes"],
      ["bake.minutes", [{ type: 1, value: "minutes" }]],
    ]),
  };
  const book = { sourceFile: "messages/es.ts", lists: new Map(), texts: new Map([["bake.other", "Otro"]]) };
  const { log } = collect();
  const context = {
    ...{ language: "es", firstLanguage: "en", argumentsOf: () => new Map(), invalid: new Set() },
    log,
  };
  compareMessages(first as never, book as never, context as never);
  const missing = log.sorted().filter(({ code }) => code === "read/missing-message");
  expect(missing.map(({ args }) => args.text)).toEqual(["it, with arguments", '"Bakes"']);
});
