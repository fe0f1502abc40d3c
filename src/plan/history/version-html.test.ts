import { expect, test } from "vitest";
import type { DocumentHistory, LegalVersion } from "../../model/legal/legal-history.js";
import { legalWords } from "../../text/legal-words.js";
import { frameText } from "./version-html.js";

const version: LegalVersion = {
  date: "2026-12-11",
  released: "2026-11-27",
  state: "current",
  routePath: "/p/2026-12-11",
  changesPath: "/p/2026-12-11/changes",
  changed: ["甲", "乙"],
  note: undefined,
  corrections: [],
};

/** The words of the list of versions in a language. */
function listIn(language: string) {
  const history: DocumentHistory = { shows: "current", routePath: "/p", versions: [version] };
  const { words } = legalWords(language);
  const context = { history, base: "/", words, wordsLanguage: undefined, forms: undefined };
  return frameText("", { notice: "", last: undefined, context }).replace(/<[^>]*>/g, "");
}

test("the list of versions has the punctuation of its language", () => {
  expect(listIn("ja")).toMatch(/2026\/12\/11（[^ ()]+）：[^ ,]*甲、乙[^ ,]*。[^ ]*。/);
  expect(listIn("en")).toMatch(/2026\/12\/11 \(in force\): .*甲, 乙\. .*\./);
});
