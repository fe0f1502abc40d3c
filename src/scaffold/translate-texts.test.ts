import { expect, test } from "vitest";
import { sayData } from "./plan/data-words.js";
import { translateData } from "./translate-texts.js";

const uses = [
  { category: "EMAIL_ADDRESS", purposes: ["APP_FUNCTIONALITY"], linked: true, tracking: false },
  { category: "CONTACTS", purposes: ["ANALYTICS"], linked: true, tracking: true },
  { category: "OTHER_DATA", purposes: ["OTHER_PURPOSES"], linked: true, tracking: true },
];

const saidIn = (language: string, form: "formal" | "familiar" = "formal") => {
  const { collected, ...privacy } = sayData(uses, { language, form });
  return { collected, privacy };
};

test.each([
  ["en", "de", "formal"],
  ["de", "fr", "familiar"],
  ["ar", "ja", "formal"],
  ["zh-Hans", "pt-PT", "familiar"],
] as const)("the texts of init in %s are translated to %s, %s", (first, tag, form) => {
  const { collected, privacy } = saidIn(tag, form);
  const wanted = { legal: { collected }, facts: { privacy } };
  for (const own of ["formal", "familiar"] as const)
    expect(translateData(saidIn(first, own), { first, tag, form })).toEqual(wanted);
});

test("texts that the author changed are not translated", () => {
  const { collected, privacy } = saidIn("en");
  const to = { first: "en", tag: "de", form: "formal" } as const;
  const own = { ...collected, other: { title: "Other data", items: ["the phase of your moon"] } };
  const said = { collected: own, privacy: { ...privacy, linked: "Nothing is linked to you.", purposes: "" } };
  const { other: _, ...translated } = saidIn("de").collected;
  expect(translateData(said, to)).toEqual({
    legal: { collected: translated },
    facts: { privacy: { tracking: saidIn("de").privacy.tracking } },
  });
  expect(translateData({ collected: undefined, privacy: undefined }, to)).toEqual({});
  expect(translateData(saidIn("en"), { ...to, tag: "fi" })).toEqual({});
});
