import { describe, expect, test } from "vitest";
import { type ExampleTree, findings, placesFound } from "../../../../test/support/example.js";
import type { SampleTexts } from "../../../model/pages/checked-tree.js";
import { rules } from "../../rules.js";

const samples: SampleTexts = {
  names: { Kettle: "site.config.ts" },
  urls: ["https://kettle.dev/"],
  sentences: { "pages/": ["tea without a queue", "¤ boils it while you are still on the stairs"] },
  values: {
    "site.config.ts": {
      "app.description": "Kettle boils it while you are still on the stairs.",
      "facts.city": "Leeds",
      "facts.drink": "Assam tea",
      "legal.courts": "Leeds",
    },
  },
};
const find = (html: string, config: ExampleTree["config"] = {}) =>
  findings(rules["sample-texts"], html, { samples, config });
const finding = (text: string, source: string) => ["check/sample-text", { text, source }];

describe("a page with a sample's text", () => {
  test.each([
    ["<p>Tea without a queue!</p>", "Tea without a queue!"],
    ["<p>Hi. Tea <b>without</b>\n a queue… More.</p>", "Tea without a queue…"],
    ["<p>Tea without<br>a queue</p>", "Tea without a queue"],
    ['<img src="/a.png" alt="“Tea without a queue”">', "“Tea without a queue”"],
    ['<meta name="description" content="Tea without a queue">', "Tea without a queue"],
    ["<title>TEA WITHOUT A QUEUE</title>", "TEA WITHOUT A QUEUE"],
    [
      "<p>Example boils it while you are still on the stairs.</p>",
      "Example boils it while you are still on the stairs.",
    ],
  ])("is reported: %s", (html, text) => {
    expect(find(html)).toEqual([finding(text, "pages/")]);
  });

  test.each([
    "<p>Tea without a queue of people</p>",
    "<p>Tea</p><p>without a queue</p>",
    "<p>A Kettle is for tea.</p>",
    '<script>"Tea without a queue"</script>',
    "<p>The courts are in Leeds.</p>",
  ])("is not reported if the text differs: %s", (html) => {
    expect(find(html)).toEqual([]);
  });

  test("is reported if it contains the sample's name as a word", () => {
    const page = "<p>Tea without a queue</p><p>Ask Kettle</p><p>Kettles</p><p>Kettle drum</p>";
    expect(find(page)).toEqual([
      finding("Ask Kettle", "site.config.ts"),
      finding("Kettle drum", "site.config.ts"),
      finding("Tea without a queue", "pages/"),
    ]);
  });

  test("is reported once for each sentence", () => {
    const page =
      '<title>Tea without a queue</title><p>Tea without a queue</p><i title="Tea without a queue">';
    expect(find(page)).toEqual([finding("Tea without a queue", "pages/")]);
  });

  test("is reported on each of several similar pages", () => {
    const said = ["Ours", "Mine", "Tea without a queue", "Tea without a queue", "Ours", "Mine"];
    const pages = said.map((text, at) => [
      `/${at}`,
      `<main><h1>Page ${at}</h1><p>${text} <b>now</b><br>Bye</p></main>`,
    ]);
    const alone = said.map((text, at) => [
      `/x${at}`,
      `<main><h1>Page ${at}</h1><p>${text}</p><p>Bye</p></main>`,
    ]);
    const found = placesFound(rules["sample-texts"], Object.fromEntries([...pages, ...alone]), { samples });
    expect(found.map((place) => place.split(" ")[0])).toEqual(["pages/x2.tsx", "pages/x3.tsx"]);
  });
});

describe("a config with a sample's text", () => {
  const legal = { courts: "Leeds" };

  test("is reported with its sentence, and then with short texts", () => {
    const app = { name: "Example", description: "Kettle boils it while you are still on the stairs." };
    expect(find("", { app, legal })).toEqual([
      finding("Kettle boils it while you are still on the stairs.", "site.config.ts"),
      finding("Leeds", "site.config.ts"),
    ]);
  });

  test("may contain one or two short texts, but not three", () => {
    expect(find("", { facts: { city: "Leeds" }, legal })).toEqual([]);
    expect(find("", { facts: { city: "Leeds", drink: "Assam tea" }, legal })).toHaveLength(3);
    expect(find("", { facts: { town: "Leeds", drink: "Assam tea" }, legal })).toEqual([]);
  });

  test("is not reported again for a placeholder", () => {
    const app = { name: "Example", description: "Kettle boils it while you are still on the stairs." };
    expect(find("", { app, placeholders: ["app.description"] })).toEqual([]);
  });
});

test("the sample itself is allowed, and nothing is reported without samples", () => {
  const page = "<p>Tea without a queue</p>";
  expect(find(page, { url: "https://kettle.dev/app/" })).toEqual([]);
  expect(find(page, { app: { name: "Kettle", description: "Tea." } })).toEqual([]);
  expect(findings(rules["sample-texts"], page)).toEqual([]);
});

test("a sentence is located by its part without values of the config", () => {
  const html = "<p>Example boils it while you are still on the stairs.</p>";
  expect(placesFound(rules["sample-texts"], html, { samples })).toEqual([
    'pages/.tsx Example boils it while you are still on the stairs. " boils it while you are still on the stairs."',
  ]);
});
