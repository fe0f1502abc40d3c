import { describe, expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import type { LegalConfig, SiteConfig } from "../model/config/site-config.js";
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

const collected: LegalConfig["collected"] = {
  account: { title: "Account", items: ["name"] },
  place: { title: "Location", items: ["your approximate location, to find the harbour", "GPS"] },
};

/** The findings of a site in English and another language, with the facts that each one's own documents state. */
function find(
  overrides: JsonObject,
  {
    tag = "es",
    placeholders = [] as string[],
    stated = {} as Readonly<Record<string, string[]>>,
    config = {} as readonly Partial<SiteConfig>[] | Partial<SiteConfig>,
  } = {},
) {
  const { log, found } = collect();
  const [first, other = first] = [config].flat();
  const siteWith = (changes: Partial<SiteConfig> = {}) =>
    exampleSite({ app: { name: "Tides", description: "Tides" }, legal: {}, ...changes });
  const site = { languages: [{ tag: "en" }, { tag }], placeholders };
  const sites = new Map([
    ["en", siteWith({ ...first, facts: { ...english, ...(first?.facts as JsonObject | undefined) } })],
    [tag, siteWith({ ...other, facts: { ...english, ...overrides } })],
  ]);
  const legal = Object.entries(stated).map(([language, names]) => ({ language, stated: names }));
  reportUntranslatedFacts({ site, sites } as unknown as Settings, {
    legal: legal as unknown as LegalDocument[],
    log,
  });
  return [found(), log.sorted().map(({ args }) => args?.names)];
}

test("sentences that a language shares with the first are reported for that language", () => {
  expect(find({})).toEqual([["site.config.ts read/untranslated-message"], ["facts.kept, facts.steps"]]);
  expect(find({ steps: ["Abre la app y ve a Ajustes."] })[1]).toEqual(["facts.kept"]);
});

test("short descriptions inside sentences of documents are reported, names are not", () => {
  const facts = {
    law: "deutsches Recht",
    others: "Sentry (Absturzberichte), Mapbox, Inc.",
    ...{ kept: "", steps: [], further: "Hosting: Example Host Inc., 2nd Street" },
  };
  const both = { config: { facts } };
  const names = {
    law: "Portugal",
    others: "Sentry, Mapbox, Inc.",
    kept: "",
    steps: [],
    host: "Example Host GmbH",
  };
  expect(find(facts, both)[1]).toEqual(["facts.law, facts.others, facts.further"]);
  expect(find(names, { config: { facts: names } })[1]).toEqual([]);
});

test("translated sentences, placeholders and sentences that no page shows are not reported", () => {
  const nothing = [[], []];
  const translated = { kept: "Guardamos las facturas diez años.", steps: ["Abre la app y ve a Ajustes."] };
  expect(find(translated)).toEqual(nothing);
  expect(find({}, { tag: "en-GB" })).toEqual(nothing);
  expect(find({}, { placeholders: ["facts.kept", "facts.steps"] })).toEqual(nothing);
  const stated = { en: ["facts.kept", "facts.steps"] };
  expect(find({}, { stated })).toEqual(nothing);
  // The first language shows the documents of another one.
  expect(find({}, { stated: { es: ["facts.kept", "facts.steps"] } })).toEqual(nothing);
  expect(find({}, { stated: { ...stated, es: ["facts.kept"] } })[1]).toEqual(["facts.kept"]);
});

describe("the config's texts about the app and its data", () => {
  const translated = { kept: "Guardamos las facturas diez años.", steps: ["Abre la app y ve a Ajustes."] };
  const names = (config: readonly Partial<SiteConfig>[] | Partial<SiteConfig>, more = {}) =>
    find(translated, { config, ...more })[1];

  test("are reported if a language shares them with the first", () => {
    const app = {
      name: "Tides",
      subtitle: "Tide tables for anglers",
      description: "Knows when the water comes.",
    };
    expect(names({ app })).toEqual(["app.subtitle, app.description"]);
    expect(names({ legal: { governingLaw: "the law of Scotland", courts: "Edinburgh" } })).toEqual([
      "legal.governingLaw",
    ]);
    expect(names({ legal: { collected } })).toEqual(["legal.collected.account, legal.collected.place"]);
    const place = { title: "Ubicación", items: collected.place?.items ?? [] };
    expect(names([{ legal: { collected } }, { legal: { collected: { ...collected, place } } }])).toEqual([
      "legal.collected.account, legal.collected.place",
    ]);
  });

  test("are not reported if they are names, common words, placeholders or unused in the language", () => {
    const app = { name: "Tides", subtitle: "Tidebook Pro Plus Max", description: "Tides" };
    expect(names({ app })).toEqual([]);
    const photos = { photos: { title: "Photos", items: ["photos", "messages", "notifications"] } };
    const french = { photos: { title: "Images", items: ["photos", "messages", "notifications"] } };
    expect(names([{ legal: { collected: photos } }, { legal: { collected: french } }])).toEqual([]);
    expect(names({ legal: { collected } }, { placeholders: ["legal.collected"] })).toEqual([]);
    const stated = { en: ["legal.collected.account", "legal.collected.place"] };
    expect(names({ legal: { collected } }, { stated })).toEqual([]);
  });
});
