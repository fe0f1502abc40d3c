import { expect, test } from "vitest";
import { planOwnDocument } from "./plan-own-documents.js";

const english =
  "# Privacy\n\nWe keep your harbours on your phone. The server sees which of them you ask for, and forgets it.";
const portuguese =
  "# Privacidade\n\nGuardamos os portos no telemóvel. O servidor vê qual deles pede, e esquece-o passado uma hora.";
const template = "---\ntitle: Privacy policy\n---\n\nText.\n";
const languageOf = (text: string, language: string, began = template) =>
  /^language: (.*)$/m.exec(
    planOwnDocument({ file: "PRIVACY.md", text }, began, { today: "2026-11-21", language }),
  )?.[1];

test("a document in English states its language only on pages in another language", () => {
  expect(languageOf(english, "en-GB")).toBeUndefined();
  expect(languageOf(english, "pt-PT")).toBe("en");
});

test("a document in another language counts as being in its page's language", () => {
  expect(languageOf(portuguese, "pt-PT")).toBeUndefined();
  const ofStarter = template.replace("\n---\n\n", "\nlanguage: en\n---\n\n");
  expect(languageOf(portuguese, "fi", ofStarter)).toBeUndefined();
  expect(languageOf(english, "fi", ofStarter)).toBe("en");
});
