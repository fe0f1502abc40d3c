import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../../test/support/temp-site.js";
import { anyWords } from "./page-words.js";
import byLanguage from "./page-words.json" with { type: "json" };

const starter = join(repository, "starter");
const folders: Record<string, string> = {
  en: join(starter, "legal"),
  ...Object.fromEntries(
    readdirSync(join(starter, "languages")).map((tag) => [tag, join(starter, "languages", tag, "legal")]),
  ),
};

test.each(Object.entries(folders))(
  "the words of %s are listed, and its policy says that it loads nothing",
  (tag, folder) => {
    const words = byLanguage[tag.split("-")[0] as keyof typeof byLanguage];
    expect(Object.keys(words)).toEqual(Object.keys(byLanguage.en));
    const policy = readFileSync(join(folder, "privacy-policy.md"), "utf8");
    expect(policy).toMatch(new RegExp(words.loadsNothing.join("|"), "i"));
  },
);

test.each([
  ["badges", ["Laden", "descárgala", "scarica", "scaricalo", "Disponível"], ["Kaufen", ""]],
  ["minimumAge", ["mindestens 13 Jahre alt", "tener al menos 13 años", "di almeno 13 anni"], ["13 ans"]],
  ["limitsAge", ["in the EU", "if the law", "wenn", "Einwilligung"], ["für alle"]],
  ["dated", ["Stand: 2025", "Last updated", "These terms of use were last revised", "En vigueur"], ["Seit"]],
] as const)("%s of any language are recognised", (kind, texts, others) => {
  const pattern = new RegExp(`^.{0,9}?${anyWords(kind)}`, "i");
  expect(texts.filter((text) => !pattern.test(text))).toEqual([]);
  expect(others.filter((text) => pattern.test(text))).toEqual([]);
});
