import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import type { Discovered } from "../discovered.js";
import { planMessages } from "./plan-messages.js";

const starter = new Map(
  ["en", "_de", "_pt-PT"].map((name) => {
    const file = `messages/${name}.ts`;
    return [file, readFileSync(new URL(`../../../starter/${file}`, import.meta.url), "utf8")] as const;
  }),
);

/** The notes about texts in English and in Portuguese. */
function notesOn(description: string, translated: string | undefined): string[] {
  const { log } = collect();
  const found = (value: string): Discovered => ({ description: { value, origin: "fastlane" } });
  const languages = [
    { tag: "en", discovered: found(description) },
    { tag: "pt-PT", discovered: translated === undefined ? undefined : found(translated) },
  ];
  planMessages(starter, languages, { formIn: () => "formal", log });
  return log.sorted().map((diagnostic) => wordsOf(diagnostic).message);
}

test("a translation with other parts is distinguished from a missing one", () => {
  const english = "The tide at your beach.\n\nWhat you get:\n\n- Tides\n- Moons";
  expect(notesOn(english, "A maré na sua praia.\n\nO que tem:\n\n- Marés\n- Luas")).toEqual([]);
  expect(notesOn(english, "A maré na sua praia.\n\nO que tem:\n\n- Marés")).toEqual([
    expect.stringContaining("(paragraphs: 0, features: 1)"),
  ]);
  expect(notesOn(english, undefined)).toEqual([expect.stringContaining("found no texts")]);
});

test("a feature without text in one language has one line in all languages, with each language's own words", () => {
  const { log } = collect();
  const discovered = (value: string): Discovered => ({ description: { value, origin: "fastlane" } });
  const files = planMessages(
    starter,
    [
      { tag: "en", discovered: discovered("The tide.\n\n- Drafts: kept for later\n- Sync: on all phones") },
      {
        tag: "de",
        discovered: discovered("Die Flut.\n\n- Entwürfe aufheben\n- Abgleich: auf allen Geräten"),
      },
      { tag: "pt-PT", discovered: discovered("A maré.\n\nE mais.\n\n- Marés\n- Luas") },
    ],
    { formIn: () => "formal", log },
  );
  const [english, german, portuguese] = files.map(([, text]) => text);
  expect(english).toContain('{ title: "Drafts: Kept for later", text: "" }');
  expect(english).toContain('{ title: "Sync", text: "On all phones" }');
  expect(german).toContain('{ title: "Entwürfe aufheben", text: "" }');
  // A language with other paragraphs decides nothing, and keeps what has the same parts.
  expect(portuguese).toContain('{ title: "Sync", text: "On all phones" }');
  expect(portuguese).toContain('sentence: "A maré."');
  expect(portuguese).toContain("about: [],");
  expect(log.sorted().map(({ args }) => args.wanted)).toEqual(["pt-PT"]);
});

test("a paragraph that only one language has does not affect the texts of the others", () => {
  const { log } = collect();
  const languages = ["The tide.\n\nQuiet.", "Die Flut.\n\nStill.\n\nFür 3 € im Monat."].map((text, index) => {
    const value = `${text}\n\n- ${index ? "Monde" : "Moons"}\n- ${index ? "Winde" : "Winds"}`;
    return { tag: index ? "de" : "en", discovered: { description: { value, origin: "fastlane" } } };
  });
  const [, [, german] = []] = planMessages(starter, languages, { formIn: () => "formal", log });
  for (const text of ['sentence: "Die Flut."', 'about: ["Still."]', 'title: "Monde"'])
    expect(german).toContain(text);
  expect(german).not.toContain("im Monat");
  expect(log.sorted().map(({ code }) => code)).toEqual(["scaffold/other-language"]);
});

test("the first language's file starts with the comment about its purpose, and contains the listing's words", () => {
  const { log } = collect();
  const description = "Die Flut an deinem Strand.\n\nWas du bekommst:\n\n- Gezeiten\n- Monde";
  const discovered = { description: { value: description, origin: "fastlane" } };
  const [[, german = ""] = [], [, english = ""] = []] = planMessages(
    starter,
    [
      { tag: "de", discovered },
      { tag: "en", discovered: undefined },
    ],
    { formIn: () => "formal", log },
  );
  expect(german).toMatch(/^\/\*\n \* The texts of the pages\./);
  expect(german).toMatch(/\} as const;\n$/);
  expect(german).toContain('features: "Was du bekommst",');
  expect(german).toContain("Gezeiten");
  expect(english).toMatch(/^import type \{ Messages \} from "handbill";\n\nexport default \{/);
  expect(english).toMatch(/\} satisfies Messages;\n$/);
  for (const text of [german, english]) {
    expect(text.match(/^ {2}landing: /gm)).toHaveLength(1);
    expect(text).not.toContain("Levain");
  }
});

test("a text after a colon starts with a capital as the language requires, except for a name", () => {
  const { log } = collect();
  const write = (tag: string, value: string) =>
    planMessages(starter, [{ tag, discovered: { description: { value, origin: "fastlane" } } }], {
      formIn: () => "formal",
      log,
    })[0]?.[1];
  const english = write("en", "Tides.\n\n- Tides: high and low\n- Sync: iCloud keeps them\n");
  expect(english).toContain('text: "High and low"');
  expect(english).toContain('text: "iCloud keeps them"');
  expect(write("tr", "Gelgit.\n\n- Gelgit: iki kez\n- Ay: dolunay\n")).toContain('text: "İki kez"');
});
