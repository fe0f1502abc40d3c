import { expect, test } from "vitest";
import { exampleConfig } from "../../test/support/example.js";
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
])("%s with the base %j is served at %s", (url, base, canonical, path) => {
  const site = resolveSite({ ...exampleConfig, url }, base);
  expect(site).toMatchObject({ url: canonical, base: path, origin: new URL(url).origin });
});

test("what the config leaves open has its default", () => {
  const { url, language, product, store, email, copyrightYear } = exampleConfig;
  const legal = { effectiveDate: "2025-08-17" };
  const least = { url, language, product, store: { url: store.url }, email, legal, copyrightYear };
  expect(resolveSite(least, undefined)).toMatchObject({
    store: { name: "App Store", url: store.url },
    revealOffset: 100,
    standIns: [],
    legal: { collected: {}, minimumAge: undefined },
    icon: undefined,
  });
});

test("what the config says stays", () => {
  const site = resolveSite(exampleConfig, undefined);
  expect(site).toMatchObject({ store: exampleConfig.store, revealOffset: 40, standIns: ["email"] });
  expect(resolveSite({ ...exampleConfig, reveal: { offset: 0 } }, undefined).revealOffset).toBe(0);
  expect(site.legal.effectiveDate).toBe("2025/08/17");
});
