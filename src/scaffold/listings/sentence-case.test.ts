import { expect, test } from "vitest";
import { inSentenceCase } from "./sentence-case.js";

const text = `WHAT YOU GET
It plans your dinners with iCloud and RSS feeds.
• Recipes from NetNewsWire
Wir zeigen dir Rezepte und was du bekommst.`;

test.each([
  ["WHAT YOU GET", "en", "What you get"],
  ["• FEATURES:", "en", "• Features:"],
  ["HOW IT WORKS", "en", "How it works"],
  ["ICLOUD AND RSS FEEDS", "en", "iCloud and RSS feeds"],
  ["WHY LARKMEAL?", "en", "Why Larkmeal?"],
  ["NETNEWSWIRE AND YOU", "en", "NetNewsWire and you"],
  ["GPS TRACKS", "en", "GPS tracks"],
  ["REZEPTE UND WAS DU BEKOMMST", "de", "Rezepte und was du bekommst"],
  // Whether a word that the text lacks is a noun is unknown.
  ["REZEPTE UND VORTEILE DIE BEKOMMST", "de", "REZEPTE UND VORTEILE DIE BEKOMMST"],
  ["VORTEILE UND WAS DU BEKOMMST", "de", "Vorteile und was du bekommst"],
  ["WARUM LARKMEAL?", "de", "Warum Larkmeal?"],
  ["GPX UND REZEPTE", "de", "GPX UND REZEPTE"],
  ["DU UND DIE VORTEILE", "de", "Du und die Vorteile"],
  ["LARKMEAL PLUS", "de", "Larkmeal Plus"],
  ["LARKMEAL PLUS", "fr", "Larkmeal Plus"],
  ["YOU GET", "en", "YOU GET"],
  ["WITH RSS", "en", "With RSS"],
  ["REZEPTE AM BEKOMMST", "de", "REZEPTE AM BEKOMMST"],
  ["REZEPTE UND RSS", "de", "Rezepte und RSS"],
  ["RSS & OPML", "en", "RSS & OPML"],
  ["FAQ", "en", "FAQ"],
  ["What You Get", "en", "What You Get"],
  ["IŞIK VE RENKLER", "tr", "Işık ve renkler"],
  ["新しい機能", "ja", "新しい機能"],
])("the title %s in %s becomes %s", (title, language, said) => {
  expect(inSentenceCase(title, { text, name: "Larkmeal", language })).toBe(said);
});

test("a URL does not determine the spelling, and a word of 100,000 letters is read in linear time", () => {
  const listing = `Write to larkmeal.app/help. ${"a".repeat(100_000)}`;
  expect(inSentenceCase("ABOUT LARKMEAL", { text: listing, name: "Larkmeal", language: "en" })).toBe(
    "About Larkmeal",
  );
});
