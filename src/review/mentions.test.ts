import { describe, expect, test } from "vitest";
import { clausesIn, findMentions, sayingOfAll } from "./mentions.js";
import type { Section } from "./sections.js";
import type { Words } from "./words/words.js";
import { wordsOf } from "./words/words-of.js";

const of = (tag: string): Words => {
  const words = wordsOf(tag);
  if (!words) throw new Error(tag);
  return words;
};
const section = (text: string, heading = ""): Section => ({
  heading,
  depth: 2,
  id: "x",
  text,
  answers: [],
  place: {},
});

function mentioned(text: string, category: string, tag = "en") {
  const words = of(tag);
  const { said, denied } = findMentions([section(text)], {
    source: words.data[category] ?? "",
    denial: words.notCollected,
    words,
  });
  return [said.length > 0 ? "said" : [], denied.length > 0 ? "denied" : []].flat().join(" and ");
}

describe("a kind of data is", () => {
  test.each([
    ["We collect your contacts.", "CONTACTS", "said"],
    ["We do not collect your contacts.", "CONTACTS", "denied"],
    ["We never record your contacts.", "CONTACTS", "denied"],
    ["We don’t ever gather your contacts.", "CONTACTS", "denied"],
    ["No contacts are collected.", "CONTACTS", "denied"],
    ["We collect no contacts.", "CONTACTS", "denied"],
    ["We collect your contacts, but not your photos.", "PHOTOS_OR_VIDEOS", "denied"],
    ["We collect your contacts, but not your photos.", "CONTACTS", "said"],
    ["We do not collect photos; your contacts we do.", "CONTACTS", "said"],
    ["We do not sell your contacts.", "CONTACTS", "said"],
    ["We do not knowingly collect contacts of children.", "CONTACTS", "said"],
    ["We do not collect:\nyour contacts\nphotos", "CONTACTS", "denied"],
    ["We do not collect:\nphotos\nWe collect:\ncontacts", "CONTACTS", "said"],
    ["We do not collect:\nphotos.\nYour contacts stay in sync.", "CONTACTS", "said"],
    ["We collect your contacts.\nWe do not store your contacts.", "CONTACTS", "said and denied"],
    ["We collect what you enter.", "CONTACTS", ""],
  ])("%s %s: %s", (text, category, expected) => {
    expect(mentioned(text, category)).toBe(expected);
  });

  test.each([
    ["de", "Wir erheben keine Fotos.", "PHOTOS_OR_VIDEOS"],
    ["fr", "Nous ne collectons pas vos photos.", "PHOTOS_OR_VIDEOS"],
    ["es", "No recopilamos tus fotos.", "PHOTOS_OR_VIDEOS"],
    ["pt", "Não recolhemos as suas fotografias.", "PHOTOS_OR_VIDEOS"],
    ["it", "Non raccogliamo le tue foto.", "PHOTOS_OR_VIDEOS"],
  ])("denied in %s: %s", (tag, text, category) => {
    expect(mentioned(text, category, tag)).toBe("denied");
  });
});

test("a heading names what its section is about, unless it denies it", () => {
  const words = of("en");
  const find = (heading: string) =>
    findMentions([section("", heading)], { source: "contacts", denial: words.notCollected, words });
  expect(find("Your contacts").said).toHaveLength(1);
  expect(find("No contacts").said).toHaveLength(0);
});

test("clauses keep what their list is headed by", () => {
  const words = of("en");
  const found = clausesIn("We never store:\none\ntwo", { denial: words.notCollected, words });
  expect(found.map(({ isDenied }) => isDenied)).toEqual([true, true, true]);
});

describe("a text says that nothing is collected:", () => {
  const says = (text: string, tag = "en") =>
    sayingOfAll([section(text)], of(tag).nothing, of(tag)).length > 0;
  test.each([
    ["en", "We do not collect any data."],
    ["en", "Tidepool collects no personal data about you."],
    ["en", "Nothing is collected."],
    ["en", "The app does not collect or store any personal information."],
    ["de", "Wir erheben keine Daten."],
    ["fr", "Nous ne collectons aucune donnée."],
    ["es", "No recopilamos ningún dato."],
    ["pt", "Não recolhemos dados pessoais."],
    ["it", "Non raccogliamo alcun dato."],
  ])("%s: %s", (tag, text) => {
    expect(says(text, tag)).toBe(true);
  });

  test.each([
    "We do not collect any data from children under 13.",
    "We do not collect any data unless you sign up.",
    "We do not collect data that we do not need.",
    "This website does not collect any data.",
    "We collect data.",
  ])("not: %s", (text) => {
    expect(says(text)).toBe(false);
  });
});
