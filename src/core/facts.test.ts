import { expect, test } from "vitest";
import { exampleConfig, exampleSite } from "../../test/support/example.js";
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

test("a key that the config leaves out is no fact", () => {
  const { minimumAge: _, collected: __, liabilityCap: ___, ...legal } = exampleConfig.legal;
  const facts = listFacts(exampleSite({ legal }));
  expect([...facts.keys()].filter((name) => name.startsWith("legal."))).toEqual([
    "legal.effectiveDate",
    "legal.governingLaw",
    "legal.courts",
  ]);
});

test("a minimum age of 0 is a fact", () => {
  const facts = listFacts(exampleSite({ legal: { effectiveDate: "2025-08-17", minimumAge: 0 } }));
  expect(textOf(facts, "legal.minimumAge")).toBe("0");
});

test("what is collected is a list as a whole and a text by group", () => {
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
