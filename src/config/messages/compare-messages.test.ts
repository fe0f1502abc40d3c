import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { compareMessages, reportUntranslated } from "./compare-messages.js";

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
    ...{ language: "es", argumentsOf: () => new Map(), invalid: new Set() },
    log,
  };
  compareMessages(first as never, book as never, context as never);
  const missing = log.sorted().filter(({ code }) => code === "read/missing-message");
  expect(missing.map(({ args }) => args.text)).toEqual(["it, with arguments", '"Bakes"']);
});

test("a text in the wrong language is reported in the file that is wrong, whichever language it was copied from", () => {
  const book = (language: string, text: string) =>
    [
      language,
      { sourceFile: `messages/${language}.ts`, lists: new Map(), texts: new Map([["intro", text]]) },
    ] as const;
  const english = "See what is in your pantry";
  const reported = (...books: ReturnType<typeof book>[]) => {
    const { log } = collect();
    reportUntranslated(new Map(books), log);
    return log.sorted().map(({ args, place }) => [place?.file, args.language, args.there]);
  };
  expect(reported(book("nl", english), book("en", english))).toEqual([
    ["messages/nl.ts", "nl", "messages/en.ts"],
  ]);
  expect(reported(book("nl", "Wat er in je kast ligt"), book("en", "Wat er in je kast ligt"))).toEqual([
    ["messages/en.ts", "en", "messages/nl.ts"],
  ]);
  expect(reported(book("nl", "Wat er in je kast ligt"), book("en", english), book("ko", english))).toEqual([
    ["messages/ko.ts", "ko", "messages/en.ts"],
  ]);
});
