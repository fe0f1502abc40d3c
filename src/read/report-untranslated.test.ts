import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import type { Json, JsonObject } from "../model/json.js";
import type { LegalDocument } from "../model/project.js";
import type { Settings } from "./read-settings.js";
import { reportUntranslatedFacts } from "./report-untranslated.js";

const english: { readonly [key: string]: Json } = {
  kept: "We keep invoices for ten years.",
  steps: ["Open the app and go to Settings.", "Confirm."],
  author: "Ana Maria Silva Santos",
  page: "https://example.com/a and b",
  harbours: ["Cascais", "Sines", "Faro", "Porto"],
};

/** The findings of a site in English and another language, with the facts that each one's own documents state. */
function find(
  overrides: JsonObject,
  { tag = "es", placeholders = [] as string[], stated = {} as Readonly<Record<string, string[]>> } = {},
) {
  const { log, found } = collect();
  const site = { languages: [{ tag: "en" }, { tag }], placeholders };
  const sites = new Map([
    ["en", { facts: english }],
    [tag, { facts: { ...english, ...overrides } }],
  ]);
  const legal = Object.entries(stated).map(([language, names]) => ({ language, stated: names }));
  reportUntranslatedFacts({ site, sites } as unknown as Settings, {
    legal: legal as unknown as LegalDocument[],
    log,
  });
  return [found(), log.sorted().map(({ args }) => args?.names)];
}

test("sentences that a language shares with the first are reported at that language", () => {
  expect(find({})).toEqual([["site.config.ts read/untranslated-message"], ["facts.kept, facts.steps"]]);
  expect(find({ steps: ["Abre la app y ve a Ajustes."] })[1]).toEqual(["facts.kept"]);
});

test("not those that are translated, placeholders, or shown in no page of the language", () => {
  const nothing = [[], []];
  const translated = { kept: "Guardamos las facturas diez años.", steps: ["Abre la app y ve a Ajustes."] };
  expect(find(translated)).toEqual(nothing);
  expect(find({}, { tag: "en-GB" })).toEqual(nothing);
  expect(find({}, { placeholders: ["facts.kept", "facts.steps"] })).toEqual(nothing);
  const stated = { en: ["facts.kept", "facts.steps"] };
  expect(find({}, { stated })).toEqual(nothing);
  expect(find({}, { stated: { ...stated, es: ["facts.kept"] } })[1]).toEqual(["facts.kept"]);
});
