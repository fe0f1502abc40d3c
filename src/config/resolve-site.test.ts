import { expect, test } from "vitest";
import { exampleConfig, exampleSite } from "../../test/support/example.js";
import { resolveSite } from "./resolve-site.js";

test.each([
  ["https://me.example", undefined, "https://me.example/", "/"],
  ["https://me.example/", undefined, "https://me.example/", "/"],
  ["https://me.example/some-repo", undefined, "https://me.example/some-repo/", "/some-repo/"],
  ["https://me.example/a/b/", undefined, "https://me.example/a/b/", "/a/b/"],
  ["https://me.example/some-repo", "/", "https://me.example/", "/"],
  ["https://me.example/some-repo", "", "https://me.example/", "/"],
  ["https://me.example/", "other", "https://me.example/other/", "/other/"],
  ["http://localhost:8080/", undefined, "http://localhost:8080/", "/"],
])("%s with the base %j has the URL %s", (url, base, canonical, path) => {
  const site = resolveSite({ ...exampleConfig, url }, base);
  expect(site).toMatchObject({ url: canonical, base: path, origin: new URL(url).origin });
});

test("omitted keys have their defaults", () => {
  const { url, language } = exampleConfig;
  const app = { name: "Example", description: "An example." };
  expect(resolveSite({ url, language, app }, undefined)).toMatchObject({
    app,
    stores: { appStore: undefined, googlePlay: undefined },
    storeList: [],
    publisher: {},
    links: [],
    facts: {},
    placeholders: [],
    placeholderTexts: [],
    legal: { effectiveDate: undefined, collected: {} },
    copyrightYear: undefined,
    icon: undefined,
  });
});

test("values of the config are kept", () => {
  const site = resolveSite(exampleConfig, undefined);
  const { app, publisher, facts } = exampleConfig;
  expect(site).toMatchObject({ app, publisher, facts, placeholders: ["publisher.email"] });
  expect(site.placeholderTexts).toEqual(["hello@me.example"]);
  expect(site.legal.effectiveDate).toBe("2025/08/17");
});

test("a placeholder with a value counts while the config has that value", () => {
  const placeholders = {
    "app.name": "Example",
    "publisher.email": "somebody@else.dev",
    "links.gone": "x",
    "legal.minimumAge": 13,
    "legal.liabilityCap": { amount: 100, currency: "USD", months: 12 },
    "legal.collected.content": { title: "Content", items: ["photos"] },
  };
  const kept = ["app.name", "legal.minimumAge", "legal.liabilityCap"];
  expect(exampleSite({ placeholders }).placeholders).toEqual(kept);
  expect(exampleSite({ placeholders: ["publisher.email"] }).placeholders).toEqual(["publisher.email"]);
});
