import { describe, expect, test } from "vitest";
import { purposes } from "../model/review/data-types.js";
import { sayData } from "../scaffold/plan/data-words.js";
import { dataGroups } from "../text/data-kinds.js";
import { dataLanguages } from "../text/data-words.js";
import { affirms } from "./judge-data.js";
import { dataNamesIn, kindsOf, saysPage } from "./words.js";

const namesIn = (language: string) => {
  const names = dataNamesIn(language);
  if (!names) throw new Error(language);
  return names;
};

describe.each(dataLanguages)("the texts of init in %s are recognised:", (language) => {
  const names = namesIn(language);

  test.each(["formal", "familiar"] as const)("each kind of data, %s", (form) => {
    for (const category of Object.values(dataGroups).flat()) {
      const use = { category, purposes: [], linked: false, tracking: false };
      const said = Object.values(sayData([use], { language, form }).collected).flatMap(({ items }) => items);
      expect(kindsOf(said[0] ?? "", names), category).toContain(category);
      expect(affirms(said[0] ?? "", { ...names, form: names.forms.get(category) ?? /$^/ })).toBe(true);
    }
  });

  test.each(Object.keys(purposes))("the purpose %s", (purpose) => {
    const use = { category: "NAME", purposes: [purpose], linked: false, tracking: false };
    const said = sayData([use], { language, form: "formal" }).purposes;
    expect(said).toMatch(names.forms.get(purpose) ?? "");
  });
});

test.each([
  ["en", "EMAIL_ADDRESS", "Your email address.", true],
  ["en", "EMAIL_ADDRESS", "Your email address. We do not collect those of children.", true],
  ["en", "EMAIL_ADDRESS", "We collect your name, but not your email address.", false],
  ["en", "EMAIL_ADDRESS", "We do not collect:\nyour email address\nyour photos", false],
  ["en", "EMAIL_ADDRESS", "We do not collect:\nyour photos\nThat is all.\nYour email address", true],
  ["en", "PRECISE_LOCATION", "your approximate location", false],
  ["en", "NAME", "your username", false],
  ["de", "EMAIL_ADDRESS", "Wir erheben Ihre E-Mail-Adresse nicht.", false],
  ["fr", "EMAIL_ADDRESS", "Nous ne recueillons pas votre adresse e-mail.", false],
  ["ja", "EMAIL_ADDRESS", "メールアドレスは収集しません。", false],
])("in %s, %s is stated by “%s”: %s", (language, category, text, expected) => {
  const names = namesIn(language);
  expect(affirms(text, { ...names, form: names.forms.get(category) ?? /$^/ })).toBe(expected);
});

test("languages without words have no names of data", () => {
  expect(dataNamesIn("pl")).toBeUndefined();
  expect(dataNamesIn("pt-PT")?.forms.size).toBeGreaterThan(30);
});

test.each([
  ["privacy", "Política de privacidade", true],
  ["deletion", "delete account", true],
  ["terms", "Datenschutz", false],
] as const)("a page about %s is recognised in “%s”: %s", (kind, text, expected) => {
  expect(saysPage(kind, text)).toBe(expected);
});
