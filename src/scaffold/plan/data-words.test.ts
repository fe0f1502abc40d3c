import { expect, test } from "vitest";
import appWords from "../../text/app-words.json" with { type: "json" };
import { dataGroups } from "../../text/data-kinds.js";
import { dataLanguages, dataWords } from "../../text/data-words.js";
import { sayData } from "./data-words.js";

const english = { language: "en", form: "formal" } as const;

test("collected data is described by group, purpose, link to users and tracking", () => {
  const said = sayData(
    [
      { category: "CRASH_DATA", purposes: ["APP_FUNCTIONALITY"], linked: false, tracking: false },
      { category: "EMAIL_ADDRESS", purposes: ["APP_FUNCTIONALITY"], linked: true, tracking: false },
      {
        category: "DEVICE_ID",
        purposes: ["ANALYTICS", "THIRD_PARTY_ADVERTISING"],
        linked: true,
        tracking: true,
      },
    ],
    english,
  );
  expect(said).toEqual({
    collected: {
      contact: { title: "Contact information", items: ["email address"] },
      identifiers: { title: "Identifiers", items: ["device ID"] },
      diagnostics: { title: "Diagnostics", items: ["crash data"] },
    },
    purposes: "to make the app work, to understand how it is used and to show ads from other companies",
    linked: "Linked to you: email address and device ID.",
    tracking: "To follow you across other companies’ apps and websites, the app uses this data: device ID.",
  });
});

test("data that is not collected is not mentioned", () => {
  expect(sayData([], english)).toEqual({ collected: {}, purposes: "", linked: "", tracking: "" });
});

test("an unknown category is described by its id", () => {
  const uses = [{ category: "SOMETHING_NEW", purposes: [], linked: false, tracking: false }];
  expect(sayData(uses, english).collected).toEqual({
    other: { title: "Other data", items: ["something new"] },
  });
});

const uses = [
  { category: "CONTACTS", purposes: ["ANALYTICS"], linked: true, tracking: true },
  { category: "CRASH_DATA", purposes: ["APP_FUNCTIONALITY"], linked: false, tracking: false },
];

test("each language has its own words and forms of address", () => {
  expect(sayData(uses, { language: "de-AT", form: "familiar" })).toEqual({
    collected: {
      contacts: { title: "Kontakte", items: ["die Kontakte auf deinem Smartphone"] },
      diagnostics: { title: "Diagnose", items: ["Absturzdaten"] },
    },
    purposes: "Bereitstellung der Funktionen der App und Auswertung der Nutzung",
    linked: "Mit dir verknüpft werden: die Kontakte auf deinem Smartphone.",
    tracking:
      "Um deine Aktivitäten über Apps und Websites anderer Unternehmen hinweg zu verfolgen, verwendet die App folgende Daten: die Kontakte auf deinem Smartphone.",
  });
  expect(sayData(uses, { language: "fi", form: "formal" })).toEqual(sayData(uses, english));
});

test.each(dataLanguages)("%s has words for each kind of data, group and purpose", (language) => {
  const { titles, kinds, purposes, linked, tracking } = dataWords(language);
  const counts = Object.values(dataGroups).map((group) => group.length);
  const lines = appWords[language as keyof typeof appWords].data;
  expect(lines).toHaveLength(counts.length + 3);
  for (const [index, count] of counts.entries()) expect(lines[index]?.split(" | ")).toHaveLength(count);
  for (const words of [titles, kinds, purposes])
    for (const [name, text] of words) expect(text, name).not.toBe("");
  for (const sentence of [linked, tracking]) expect(sentence.split("{list}")).toHaveLength(2);
});
