import { expect, test } from "vitest";
import { exampleConfig, exampleSite } from "../../../test/support/example.js";
import { resolveSite } from "../../config/resolve-site.js";
import { listFacts } from "./facts.js";

const textOf = (facts: ReturnType<typeof listFacts>, name: string) => {
  const fact = facts.get(name);
  return fact?.kind === "text" ? fact.text : undefined;
};

test("facts are named by the key paths of the config", () => {
  const facts = listFacts(exampleSite());
  expect(textOf(facts, "app.name")).toBe("Example");
  expect(textOf(facts, "legal.minimumAge")).toBe("13");
  expect(textOf(facts, "legal.liabilityCap.amount")).toBe("100");
  expect(textOf(facts, "legal.effectiveDate")).toBe("2025/08/17");
  expect(textOf(facts, "url")).toBe("https://me.example/some-repo/");
});

test("a key that the config omits is an absent fact", () => {
  const facts = listFacts(exampleSite({ legal: { effectiveDate: "2025-08-17" } }));
  for (const name of ["minimumAge", "courts", "collected", "liabilityCap.amount"])
    expect(facts.get(`legal.${name}`)).toEqual({ kind: "absent" });
  expect(facts.get("legal.liabilityCap")).toEqual({ kind: "flag", holds: false });
  expect(facts.get("links.mastodon")).toEqual({ kind: "absent" });
});

test("all sites have the same names of facts, except their own", () => {
  const named = (facts: ReturnType<typeof listFacts>) =>
    [...facts.keys()].filter((name) => !/^(facts|links\.partners|legal\.collected)\b/.test(name));
  const { url, language } = exampleConfig;
  const least = { url, language, app: { name: "A", description: "B" } };
  expect(named(listFacts(resolveSite(least, undefined)))).toEqual(named(listFacts(exampleSite())));
});

test("the fact stores lists stores with the app, and platforms its platforms", () => {
  const live = { url: "https://apps.apple.com/app/id1" };
  const play = { url: "https://play.google.com/store/apps/details?id=me.app" };
  const storeFactsOf = (stores: object, language = "en") => {
    const facts = listFacts(exampleSite({ stores, language }));
    return [textOf(facts, "stores"), textOf(facts, "platforms")];
  };
  expect(storeFactsOf({ appStore: live, googlePlay: play })).toEqual([
    "the App Store and Google Play",
    "iOS and Android",
  ]);
  expect(storeFactsOf({ appStore: live, googlePlay: { expected: "2027" } })).toEqual([
    "the App Store",
    "iOS and Android",
  ]);
  expect(storeFactsOf({ appStore: { expected: "2027-01" } })).toEqual([undefined, "iOS"]);
  expect(storeFactsOf({})).toEqual([undefined, undefined]);
  expect(storeFactsOf({ appStore: live, googlePlay: play }, "pt-PT")).toEqual([
    "App Store e Google Play",
    "iOS e Android",
  ]);
});

test("links are a list of their labels", () => {
  expect(textOf(listFacts(exampleSite()), "links")).toBe("Instagram and Partners");
});

test("a minimum age of 0 is a fact with a value", () => {
  const facts = listFacts(exampleSite({ legal: { effectiveDate: "2025-08-17", minimumAge: 0 } }));
  expect(textOf(facts, "legal.minimumAge")).toBe("0");
});

test("collected data is a list, and a text for each group", () => {
  const facts = listFacts(exampleSite());
  expect(textOf(facts, "legal.collected.account")).toBe("name, email address");
  expect(facts.get("legal.collected")).toEqual({
    kind: "terms",
    terms: [
      { name: "legal.collected.account", title: "Account", text: "name, email address" },
      { name: "legal.collected.content", title: "Content", text: "posts" },
    ],
  });
});

test("the words of a fact are in the requested language", () => {
  const textOf = (language: string) => listFacts(exampleSite(), language).get("links");
  expect(textOf("de")).toEqual({ kind: "text", text: "Instagram und Partners" });
  expect(textOf("en")).toEqual({ kind: "text", text: "Instagram and Partners" });
});

test("allowed origins are a list of hosts without their scheme", () => {
  expect(textOf(listFacts(exampleSite()), "checks.allowedOrigins")).toBeUndefined();
  const checks = { allowedOrigins: ["https://gc.zgo.at", "http://localhost:8080"] };
  expect(textOf(listFacts(exampleSite({ checks })), "checks.allowedOrigins")).toBe(
    "gc.zgo.at and localhost:8080",
  );
});
