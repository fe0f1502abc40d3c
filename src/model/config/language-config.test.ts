import { expect, test } from "vitest";
import { configIn, firstLanguageOf, listLanguages } from "./language-config.js";
import type { SiteConfig } from "./site-config.js";

test("languages are listed as objects, the one at the root first", () => {
  expect(listLanguages({ language: "en" })).toEqual([{ tag: "en" }]);
  expect(listLanguages({ languages: ["de", { tag: "en", name: "English" }] as never })).toEqual([
    { tag: "de" },
    { tag: "en", name: "English" },
  ]);
  expect(listLanguages({})).toEqual([{ tag: "" }]);
  expect(firstLanguageOf({ languages: ["de", "en"] })).toBe("de");
  expect(firstLanguageOf({ language: "pt" })).toBe("pt");
  expect(firstLanguageOf({ languages: [] })).toBe("");
});

test("a language's overrides replace the common values, key by key", () => {
  const config = {
    url: "https://me.example",
    app: { name: "Tide", price: { amount: 1, currency: "USD" } },
    placeholders: ["a", "b"],
    facts: null,
  } as unknown as SiteConfig;
  const overrides = {
    app: { price: { currency: "EUR" }, subtitle: "x" },
    placeholders: ["c"],
    facts: { a: 1 },
    links: { a: "b" },
    toString: { own: 1 },
  };
  expect(configIn({ tag: "de", overrides } as never, config)).toEqual({
    url: "https://me.example",
    app: { name: "Tide", price: { amount: 1, currency: "EUR" }, subtitle: "x" },
    placeholders: ["c"],
    facts: { a: 1 },
    links: { a: "b" },
    toString: { own: 1 },
  });
  expect(configIn({ tag: "de" }, config)).toEqual(config);
  expect(configIn({ tag: "de", overrides: { app: null, url: { a: 1 } } } as never, config)).toMatchObject({
    app: null,
    url: { a: 1 },
  });
});
