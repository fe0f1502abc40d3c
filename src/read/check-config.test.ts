import { describe, expect, test } from "vitest";
import { collect, exampleConfig } from "../../test/support/example.js";
import type { SiteConfig } from "../core/site-config.js";
import { checkConfig } from "./check-config.js";

const file = "site.config.ts";

function check(value: unknown) {
  const { log } = collect();
  const config = checkConfig(value, file, log);
  const problems = log.sorted().map(({ code, args, place }) => {
    expect(place.file).toBe(file);
    return { code, key: args.key ?? args.path, args, seek: place.seek };
  });
  return { config, problems };
}
const { standIns: _, ...whole } = exampleConfig;
const checkWith = (changes: object) => check({ ...whole, ...changes });

test("a whole config comes back as it is", () => {
  expect(check(exampleConfig)).toEqual({ config: exampleConfig, problems: [] });
});

test("what is optional can be left out", () => {
  const { url, language, product, store, email, copyrightYear } = exampleConfig;
  const least: SiteConfig = {
    url,
    language,
    product,
    store: { url: store.url },
    email,
    legal: { effectiveDate: "2025-08-17" },
    copyrightYear,
  };
  expect(check(least)).toEqual({ config: least, problems: [] });
});

test.each([[undefined], [null], ["text"], [[]], [() => exampleConfig], [Promise.resolve(exampleConfig)]])(
  "%s is no config",
  (value) => {
    const { config, problems } = check(value);
    expect(config).toBeUndefined();
    expect(problems).toMatchObject([{ code: "read/invalid-value", key: "the default export" }]);
  },
);

test("every problem is told at once, with its key path", () => {
  const { email: __, ...rest } = whole;
  const { config, problems } = check({
    ...rest,
    prodcut: 1,
    product: { ...whole.product, headline: { struck: "", marked: "now" } },
    legal: { ...whole.legal, minimumAge: "13" },
  });
  expect(config).toBeUndefined();
  expect(problems.map(({ code, key }) => `${key} ${code}`).sort()).toEqual([
    "email read/missing-key",
    "legal.minimumAge read/invalid-value",
    "prodcut read/unknown-key",
    "product.headline.struck read/invalid-value",
  ]);
});

describe("an unknown key", () => {
  test("comes with the nearest known one of its own object", () => {
    const { problems } = checkWith({ legal: { ...whole.legal, minimunAge: 13 } });
    expect(problems).toMatchObject([
      { code: "read/unknown-key", key: "legal.minimunAge", args: { near: "minimumAge" } },
    ]);
    expect(problems[0]?.seek).toEqual({ kind: "config-key", path: ["legal", "minimunAge"] });
  });

  test("comes with all the known ones", () => {
    const { problems } = checkWith({ store: { ...whole.store, zzz: 1 } });
    expect(problems[0]?.args).toMatchObject({ near: undefined, known: "name, url" });
  });

  test.each(["toString", "constructor"])("can have a name that objects have from birth: %s", (key) => {
    expect(checkWith({ [key]: 1 }).problems).toMatchObject([{ code: "read/unknown-key", key }]);
  });

  test("in a group of what is collected is found", () => {
    const collected = { account: { title: "Account", items: ["name"], itmes: [] } };
    const { problems } = checkWith({ legal: { ...whole.legal, collected } });
    expect(problems).toMatchObject([
      { code: "read/unknown-key", key: "legal.collected.account.itmes", args: { near: "items" } },
    ]);
  });
});

describe("a value", () => {
  const legal = (changes: object) => ({ legal: { ...whole.legal, ...changes } });
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
    ["email", { email: "hello" }],
    ["email", { email: undefined }],
    ["instagram", { instagram: "@me" }],
    ["instagram", { instagram: undefined }],
    ["rednote", { rednote: "javascript:alert(1)" }],
    ["product", { product: "Example" }],
    ["product.name", { product: { ...whole.product, name: "  " } }],
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
    ["legal.collected.account.items.1", legal({ collected: { account: { title: "A", items: ["a", 1] } } })],
    ["legal.collected.a b", legal({ collected: { "a b": { title: "A", items: ["a"] } } })],
    ["copyrightYear", { copyrightYear: "2025" }],
    ["reveal.offset", { reveal: { offset: -1 } }],
    ["themeColor.dark", { themeColor: { light: "#fff", dark: "black" } }],
    ["icon", { icon: "icon.svg" }],
    ["standIns", { standIns: "email" }],
  ])("of %s cannot be that of %j", (key, changes) => {
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
    { reveal: {} },
  ])("can be that of %j", (changes) => {
    expect(checkWith(changes).problems).toEqual([]);
  });

  test("is described, shortened if it is long", () => {
    const { problems } = checkWith({ email: "x".repeat(500) });
    expect(problems[0]?.args.received?.length).toBeLessThan(70);
  });
});

describe("a stand-in", () => {
  test("names a value by its key path", () => {
    const standIns = ["email", "store.url", "legal.collected.account.items", "product.headline"];
    expect(checkWith({ standIns }).problems).toEqual([]);
  });

  test.each([
    ["emial", "email"],
    ["store.ulr", "store.url"],
    ["nothing.like.this", undefined],
  ])("%s names none, but may mean %s", (path, near) => {
    expect(checkWith({ standIns: [path] }).problems).toMatchObject([
      { code: "read/unknown-stand-in", key: path, args: { near } },
    ]);
  });
});
