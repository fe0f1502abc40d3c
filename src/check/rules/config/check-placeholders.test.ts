import { expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test("declared placeholders are reported", () => {
  expect(findings(rules.placeholders, "", { config: { placeholders: [] } })).toEqual([]);
  expect(findings(rules.placeholders, "", { config: { placeholders: ["email", "url"] } })).toEqual([
    ["check/placeholder", { count: "2", paths: "email, url" }],
  ]);
});

test("the id of a development tool's template is a placeholder, declared or not", () => {
  const stores = {
    appStore: { expected: "2027-01", bundleId: ["app.tide", "com.example.tide"] },
    googlePlay: { expected: "2027-01", package: "com.example.tide" },
  };
  const placeholders = ["stores.googlePlay.package"];
  expect(findings(rules.placeholders, "", { config: { stores, placeholders } })).toEqual([
    ["check/placeholder", { count: "2", paths: "stores.googlePlay.package, stores.appStore.bundleId" }],
  ]);
});

test("a site's URL on the author's machine is a placeholder", () => {
  const config = { url: "http://localhost:3000", placeholders: [] };
  expect(findings(rules.placeholders, "", { config })).toEqual([
    ["check/placeholder", { count: "1", paths: "url" }],
  ]);
});

test("placeholders have the place of their declaration or of their key", () => {
  const place = (config: object) => placesFound(rules.placeholders, "", { config });
  expect(place({ placeholders: ["url"] })).toEqual(["site.config.ts placeholders.url"]);
  const stores = { appStore: { expected: "2027-01", bundleId: "com.example.tide" } };
  expect(place({ stores, placeholders: [] })).toEqual(["site.config.ts stores.appStore.bundleId"]);
});
