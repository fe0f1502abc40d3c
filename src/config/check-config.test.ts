// Over 300 lines: the cases of one function, in tables.
import { describe, expect, test } from "vitest";
import { collect, exampleConfig } from "../../test/support/example.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { legalWords } from "../text/legal-words.js";
import { checkConfig } from "./check-config.js";

const file = "site.config.ts";

function check(value: unknown) {
  const { log } = collect();
  const config = checkConfig(value, log);
  const problems = log.sorted().map(({ code, args, place }) => {
    expect(place.file).toBe(file);
    return { code, key: args.key ?? args.path, args, seek: place.seek };
  });
  return { config, problems };
}
const { placeholders: _, ...whole } = exampleConfig;
const checkWith = (changes: object) => check({ ...whole, ...changes });

test("a complete config is returned unchanged", () => {
  expect(check(exampleConfig)).toEqual({ config: exampleConfig, problems: [] });
});

test("optional keys can be omitted", () => {
  const { url, language, app } = exampleConfig;
  const least: SiteConfig = { url, language, app: { name: app.name, description: app.description } };
  expect(check(least)).toEqual({ config: least, problems: [] });
});

test.each([[undefined], [null], ["text"], [[]], [() => exampleConfig], [Promise.resolve(exampleConfig)]])(
  "%s is not a config",
  (value) => {
    const { config, problems } = check(value);
    expect(config).toBeUndefined();
    expect(problems).toMatchObject([{ code: "read/invalid-value", key: "the default export" }]);
  },
);

test("all problems are reported at once, with their key paths", () => {
  const { url: __, ...rest } = whole;
  const { config, problems } = check({
    ...rest,
    apq: 1,
    app: { ...whole.app, name: "" },
    links: { instagram: { url: "@me", lable: "" } },
    legal: { ...whole.legal, minimumAge: "13" },
  });
  expect(config).toBeUndefined();
  expect(problems.map(({ code, key }) => `${key} ${code}`).sort()).toEqual([
    "app.name read/invalid-value",
    "apq read/unknown-key",
    "legal.minimumAge read/invalid-value",
    "links.instagram.lable read/unknown-key",
    "links.instagram.url read/invalid-value",
    "url read/missing-key",
  ]);
});

test("the texts about versions must be complete, each with the days and names of the English one", () => {
  const { first: _, ...words } = legalWords("en").words;
  const legal = { ...whole.legal, words: { ...words, future: "Soon." } };
  expect(checkWith({ legal }).problems.map(({ code, key }) => `${key} ${code}`)).toEqual([
    "legal.words.future read/invalid-value",
    "legal.words.first read/missing-key",
  ]);
});

test("the keys of an expected object are listed if there are few", () => {
  const { problems } = checkWith({ app: { ...whole.app, price: "free" } });
  expect(problems).toMatchObject([{ code: "read/invalid-value", key: "app.price" }]);
  expect(JSON.stringify(problems[0]?.args)).toContain("{ amount: …, currency: … }");
  const { problems: many } = checkWith({ app: "Tides" });
  expect(JSON.stringify(many[0]?.args)).toMatch(/an object(?!:)/);
});

describe("an unknown key", () => {
  test("is reported with the nearest known key of the same object", () => {
    const { problems } = checkWith({ legal: { ...whole.legal, minimunAge: 13 } });
    expect(problems).toMatchObject([
      { code: "read/unknown-key", key: "legal.minimunAge", args: { near: "minimumAge" } },
    ]);
    expect(problems[0]?.seek).toEqual({ kind: "config-key", path: ["legal", "minimunAge"] });
  });

  test("is reported with all known keys", () => {
    const { problems } = checkWith({ stores: { ...whole.stores, zzz: 1 } });
    expect(problems[0]?.args).toMatchObject({ near: undefined, known: "appStore, googlePlay" });
  });

  test.each(["toString", "constructor"])("can be named like a property of every object: %s", (key) => {
    expect(checkWith({ [key]: 1 }).problems).toMatchObject([{ code: "read/unknown-key", key }]);
  });

  test("is found in the groups of collected data", () => {
    const collected = { account: { title: "Account", items: ["name"], itmes: [] } };
    const { problems } = checkWith({ legal: { ...whole.legal, collected } });
    expect(problems).toMatchObject([
      { code: "read/unknown-key", key: "legal.collected.account.itmes", args: { near: "items" } },
    ]);
  });
});

describe("a value in the config", () => {
  const legal = (changes: object) => ({ legal: { ...whole.legal, ...changes } });
  const soon = { expected: "2026-12" };
  const appStore = (config: object) => ({ stores: { appStore: config } });
  const googlePlay = (config: object) => ({ stores: { googlePlay: config } });
  const cap = (changes: object) => legal({ liabilityCap: { ...whole.legal.liabilityCap, ...changes } });

  test.each([
    ["url", { url: "me.example" }],
    ["url", { url: "http://me.example" }],
    ["url", { url: "ftp://me.example" }],
    ["url", { url: "https://me.example/?a=b" }],
    ["url", { url: "https://me.example/#a" }],
    ["url", { url: "https://user:secret@me.example/" }],
    ["language", { language: "english please" }],
    ["language", { language: "" }],
    ["app", { app: "Example" }],
    ["app.name", { app: { ...whole.app, name: "  " } }],
    ["app.price.amount", { app: { ...whole.app, price: { amount: -1, currency: "EUR" } } }],
    ["publisher.email", { publisher: { email: "hello" } }],
    ["publisher.email", { publisher: { email: undefined } }],
    ["publisher.address", { publisher: { address: [] } }],
    ["publisher.phone", { publisher: { phone: "call me" } }],
    ["stores.appStore.url", appStore({ url: "https://apps.apple.com/us/developer/me/id1234" })],
    ["stores.appStore.url", appStore({ url: "https://play.google.com/store/apps/details?id=me.app" })],
    ["stores.appStore.id", appStore({ ...soon, id: 1234 })],
    ["stores.appStore.id", appStore({ ...soon, id: "id1234" })],
    ["stores.appStore.bundleId", appStore({ ...soon, bundleId: "app" })],
    ["stores.appStore.teamId", appStore({ ...soon, teamId: "abcde12345" })],
    ["stores.appStore.beta", appStore({ beta: "testflight.apple.com/join/x" })],
    ["stores.appStore.signUp", appStore({ signUp: "hello@me.example" })],
    ["stores.appStore.expected", appStore({ expected: "2026-13" })],
    ["stores.appStore.expected", appStore({ expected: "spring" })],
    ["stores.googlePlay.url", googlePlay({ url: "https://play.google.com/store/apps" })],
    ["stores.googlePlay.url", googlePlay({ url: "https://play.google.com/apps/testing/me.app" })],
    ["stores.googlePlay.package", googlePlay({ ...soon, package: "me" })],
    ["stores.googlePlay.fingerprints[0]", googlePlay({ ...soon, fingerprints: ["0f:0f"] })],
    ["links.instagram", { links: { instagram: "@me" } }],
    ["links.instagram", { links: { instagram: undefined } }],
    ["links.rednote", { links: { rednote: "javascript:alert(1)" } }],
    ["links.a b", { links: { "a b": { url: "https://me.example/", label: "A" } } }],
    ["facts.a.b", { facts: { "a.b": 1 } }],
    ["facts.city", { facts: { city: () => "Boston" } }],
    ["facts.city", { facts: { city: [Number.NaN] } }],
    ["facts.city", { facts: { city: { at: new Date(0) } } }],
    ["facts.city", { facts: { city: undefined } }],
    ["legal.effectiveDate", legal({ effectiveDate: "2025/08/17" })],
    ["legal.effectiveDate", legal({ effectiveDate: "2025-02-30" })],
    ["legal.effectiveDate", legal({ effectiveDate: "2025-13-01" })],
    ["legal.effectiveDate", legal({ effectiveDate: new Date(0) })],
    ["legal.minimumAge", legal({ minimumAge: -1 })],
    ["legal.minimumAge", legal({ minimumAge: 13.5 })],
    ["legal.minimumAge", legal({ minimumAge: Number.NaN })],
    ["legal.liabilityCap.amount", cap({ amount: Number.POSITIVE_INFINITY })],
    ["legal.liabilityCap.currency", cap({ currency: "usd" })],
    ["legal.liabilityCap.months", cap({ months: 0 })],
    ["legal.collected.account.items", legal({ collected: { account: { title: "A", items: [] } } })],
    ["legal.collected.account.items[1]", legal({ collected: { account: { title: "A", items: ["a", 1] } } })],
    ["legal.collected.a b", legal({ collected: { "a b": { title: "A", items: ["a"] } } })],
    ["copyrightYear", { copyrightYear: "2025" }],
    ["themeColor.dark", { themeColor: { light: "#fff", dark: "black" } }],
    ["icon", { icon: "icon.svg" }],
    ["placeholders", { placeholders: "email" }],
    ["checks.allowedOrigins[0]", { checks: { allowedOrigins: ["https://*"] } }],
    ["checks.allowedOrigins[0]", { checks: { allowedOrigins: ["https://a.dev'"] } }],
  ])("of %s is rejected in %j", (key, changes) => {
    const { config, problems } = checkWith(changes);
    expect(config).toBeUndefined();
    expect(problems).toMatchObject([{ code: "read/invalid-value", key }]);
  });

  test.each([
    { url: "http://localhost:8080/" },
    { url: "http://127.0.0.1/" },
    { url: "https://me.example/a/b" },
    { language: "zh-Hant-TW" },
    legal({ effectiveDate: "2024-02-29" }),
    legal({ minimumAge: 0 }),
    { themeColor: { light: "#fff", dark: "#000000" } },
    { stores: {}, publisher: {}, links: {}, facts: {} },
    appStore({ expected: "2026-12-01" }),
    appStore({ beta: "https://testflight.apple.com/join/x", expected: "2026-12" }),
    appStore({ signUp: "mailto:hello@me.example" }),
    appStore({ url: "https://apps.apple.com/app/id1234", id: "1234" }),
    googlePlay({ url: "https://play.google.com/store/apps/details?id=me.app", package: "me.app" }),
    { facts: { a: [null, 1, "b", { c: false }] } },
  ])("is accepted in %j", (changes) => {
    expect(checkWith(changes).problems).toEqual([]);
  });

  test("is shortened in the message if it is long", () => {
    const { problems } = checkWith({ language: "x".repeat(500) });
    expect(problems[0]?.args.received?.length).toBeLessThan(70);
  });
});

describe("a store in the config", () => {
  const listing = "https://apps.apple.com/app/id1234";
  const beta = "https://testflight.apple.com/join/x";
  const found = (stores: object) => checkWith({ stores }).problems.map(({ code, seek }) => [code, seek]);
  const at = (...path: string[]) => ({ kind: "config-key", path: ["stores", ...path] });

  test("must state whether the app is available", () => {
    expect(found({ appStore: { teamId: "ABCDE12345" }, googlePlay: {} })).toEqual([
      ["read/store-without-state", at("appStore")],
      ["read/store-without-state", at("googlePlay")],
    ]);
  });

  test("can have ids only", () => {
    expect(found({ appStore: { bundleId: "me.app" }, googlePlay: { package: "me.app" } })).toEqual([]);
  });

  test("can be declared missing with null, like other keys of an existing object", () => {
    const placeholders = (keys: object) =>
      checkWith({ stores: { appStore: { bundleId: "me.app" } }, placeholders: keys }).problems.map(
        ({ code }) => code,
      );
    expect(placeholders({ "stores.appStore.url": null, legal: null })).toEqual([]);
    expect(placeholders({ "stores.apStore.url": null })).toEqual(["read/unknown-placeholder"]);
    expect(placeholders({ legals: null })).toEqual(["read/unknown-placeholder"]);
    expect(placeholders({ "stores.appStore.url": "" })).toEqual(["read/unknown-placeholder"]);
  });

  test.each([
    ["beta", { url: listing, beta }],
    ["expected", { url: listing, expected: "2026-12" }],
    ["signUp", { url: listing, signUp: "mailto:me@me.example" }],
    ["signUp", { beta, signUp: "mailto:me@me.example" }],
  ])("must not have %s in %j", (key, appStore) => {
    expect(found({ appStore })).toEqual([["read/store-contradiction", at("appStore", key)]]);
  });

  test("must have ids and URLs of the same app", () => {
    const open = "https://play.google.com/apps/testing/me.app";
    expect(found({ appStore: { url: listing, id: "99" } })).toEqual([
      ["read/other-app", at("appStore", "id")],
    ]);
    expect(found({ googlePlay: { beta: open, package: "you.app" } })).toEqual([
      ["read/other-app", at("googlePlay", "package")],
    ]);
  });
});

test("a link to an unknown network needs a label", () => {
  const links = {
    instagarm: "https://me.example/",
    shop: { url: "https://me.example/" },
    toString: "https://a.example/",
  };
  expect(checkWith({ links }).problems).toMatchObject([
    { code: "read/link-without-label", key: "instagarm", args: { near: "instagram" } },
    { code: "read/link-without-label", key: "shop" },
    { code: "read/link-without-label", key: "toString" },
  ]);
});

describe("a placeholder in the config", () => {
  test("is a key path", () => {
    const placeholders = ["url", "stores.appStore.url", "legal.collected.account.items", "facts.headline"];
    expect(checkWith({ placeholders }).problems).toEqual([]);
  });

  test.each([
    ["ulr", "url"],
    ["publisher.emial", "publisher.email"],
    ["nothing.like.this", undefined],
    ["__proto__", undefined],
    ["constructor", undefined],
    ["app.name.length", undefined],
  ])("such as %s is unknown; the nearest key is %s", (path, near) => {
    expect(checkWith({ placeholders: { [path]: "x" } }).problems).toMatchObject([
      { code: "read/unknown-placeholder", key: path },
    ]);
    expect(checkWith({ placeholders: [path] }).problems).toMatchObject([
      { code: "read/unknown-placeholder", key: path, args: { near } },
    ]);
  });
});

test("the path of a get link must fit into the App Store's campaign parameter", () => {
  const campaign = { name: "a".repeat(20) };
  const { problems } = checkWith({
    campaign,
    getLinks: ["/get", "/christmas", "/christmas1", "get", "/a/b", "/", `/${"a".repeat(30)}`],
  });
  expect(problems.map(({ key }) => key)).toEqual([
    "getLinks[2]",
    "getLinks[3]",
    "getLinks[4]",
    "getLinks[5]",
    "getLinks[6]",
  ]);
  expect(problems[0]?.args.expected).toContain("at most 9 characters");
  // A name that is too long is one error, not one for each path too.
  const long = checkWith({ campaign: { name: "a".repeat(25) }, getLinks: ["/get", "/poster"] }).problems;
  expect(long.map(({ key }) => key)).toEqual(["campaign.name"]);
});
