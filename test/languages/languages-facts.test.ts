import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildSite } from "../support/flows.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { walkPages } from "../support/sites/walk-pages.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";

/* Facts of the config in documents, in each language's own format, and the rule that compares the languages. */

const facts = [
  "{{legal.effectiveDate}}",
  "{{legal.minimumAge}}",
  "{{legal.liabilityCap.money}}",
  "{{legal.liabilityCap.amount}} {{legal.liabilityCap.currency}}",
  "{{legal.liabilityCap.months}}",
  "{{stores}}",
  "{{legal.collected.account}}",
  "{{stores.googlePlay.expected}}",
  "{{stores.appStore.url}}",
  "{{copyrightYear}}",
].join(" | ");

/** Values that authors type in each language: the same day, month, number and amount. */
const byHand = {
  "en-US": "Since March 1, 2024, on April 5, in May 2025: 1,234,567.50 of it.",
  "zh-Hans": "自2024年3月1日起，4月5日，2025年5月：1,234,567.5。",
  "pt-PT": "Desde 1 de março de 2024, a 5 de abril, em maio de 2025: 1 234 567,50.",
  ar: "منذ ١ مارس ٢٠٢٤، في ٥ أبريل، في مايو ٢٠٢٥: ١٬٢٣٤٬٥٦٧٫٥.",
};

function factsSite(changes: (config: string) => string = (config) => config): EditableSite {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "four-languages"), root);
  const site = siteAt(root);
  const config = site
    .read("site.config.ts")
    .replace(
      'legal: { effectiveDate: "2025-08-17" }',
      `legal: {
    effectiveDate: "2025-08-17",
    minimumAge: 13,
    liabilityCap: { amount: 1234.5, currency: "EUR", months: 12 },
    collected: { account: { title: "Account", items: ["name", "mail"] } },
  },
  copyrightYear: 2026`,
    )
    .replace(
      'four/id1" } },\n  publisher',
      'four/id1" }, googlePlay: { expected: "2026-12" } },\n  publisher',
    );
  site.write("site.config.ts", changes(config));
  for (const [language, words] of Object.entries(byHand))
    site.write(
      `legal/${language}/terms.md`,
      `---\ntitle: Terms ${language}\ndescription: Under which terms it is used in ${language}.\n---\n\n${facts}\n\n${words}\n\n<!-- answers: language.binding -->\n`,
    );
  return site;
}

async function statedIn(site: EditableSite): Promise<Record<string, string[]>> {
  const { diagnostics } = await buildSite(site.root, { today: "2026-01-01" });
  expect(diagnostics).toEqual([]);
  const pages = walkPages(join(site.root, "dist")).filter(({ file }) => file.endsWith("terms.html"));
  return Object.fromEntries(
    pages.map(({ language, all }) => [language, all("p", "main")[0]?.text.split(" | ") ?? []]),
  );
}

test("each language formats days, money, numbers and lists in its own way, and has its own stores", async () => {
  expect(await statedIn(factsSite())).toEqual({
    "en-US": [
      "August 17, 2025",
      "13",
      "€1,234.50",
      "1,234.50 EUR",
      "12",
      "the App Store",
      "name, mail",
      "December 2026",
      "https://apps.apple.com/us/app/four/id1",
      "2026",
    ],
    "zh-Hans": [
      "2025年8月17日",
      "13",
      "€1,234.50",
      "1,234.50 EUR",
      "12",
      "App Store",
      "name、mail",
      "2026年12月",
      "https://apps.apple.com/us/app/four/id1",
      "2026",
    ],
    "pt-PT": [
      "17 de agosto de 2025",
      "13",
      "1234,50\u00A0€",
      "1234,50 EUR",
      "12",
      "App Store",
      "name, mail",
      "dezembro de 2026",
      "https://apps.apple.com/us/app/four/id1",
      "2026",
    ],
    ar: [
      "17 أغسطس 2025",
      "13",
      "\u200F1,234.50\u00A0€",
      "1,234.50 EUR",
      "12",
      "App Store",
      "name، mail",
      "ديسمبر 2026",
      "https://apps.apple.com/sa/app/four/id1",
      "2026",
    ],
  });
});

test("facts have the config's format if it says so, and are compared with handwritten ones", async () => {
  const plain = [
    "2025/08/17",
    "13",
    "1234.5 EUR",
    "1234.5 EUR",
    "12",
    "App Store",
    "name, mail",
    "2026-12",
    "https://apps.apple.com/us/app/four/id1",
    "2026",
  ];
  const stated = await statedIn(
    factsSite((config) => config.replace("\n  app: {", "\n  localFacts: false,\n  app: {")),
  );
  expect(stated["pt-PT"]).toEqual(plain);
  expect(stated["en-US"]?.[0]).toBe("2025/08/17");
});

test("a site in one language can request local formats", async () => {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "minimal"), root);
  const site = siteAt(root);
  site.replace("site.config.ts", 'language: "en"', 'language: "pt-PT",\n  localFacts: true');
  site.replace("legal/privacy.md", "{{legal.effectiveDate}}", "{{legal.effectiveDate}}");
  const { diagnostics } = await buildSite(site.root, { today: "2026-01-01" });
  expect(diagnostics).toEqual([]);
  const [policy] = walkPages(join(root, "dist")).filter(({ file }) => file === "privacy.html");
  expect(policy?.all("main")[0]?.text).toMatch(/\d{1,2} de \p{L}+ de 20\d\d/u);
});

describe("a different value in a translation is reported:", () => {
  test.each([
    ["a day", "pt-PT", "1 de março", "2 de março", "2024-03-02", "2024-03-01"],
    ["a month", "zh-Hans", "2025年5月", "2025年6月", "2025-06", "2025-05"],
    ["a number", "ar", "٥٦٧٫٥", "٥٦٨٫٥", "1234568.5", "1234567.5"],
  ])("%s", async (_, language, from, to, own, other) => {
    const site = factsSite();
    site.replace(`legal/${language}/terms.md`, from, to);
    const { diagnostics } = await buildSite(site.root, { today: "2026-01-01" });
    expect(diagnostics.map(({ code, args }) => [code, args.problem, args.own, args.other])).toEqual([
      ["check/translation-differs", "numbers", own, other],
    ]);
  });
});

test("the site's own sentences are reported in each language whose overrides lack them", async () => {
  const own = 'facts: { kept: "We keep invoices for ten years." },\n  copyrightYear: 2026';
  const site = factsSite((config) => config.replace("copyrightYear: 2026", own));
  const { diagnostics } = await buildSite(site.root, { today: "2026-01-01" });
  expect(diagnostics.map(({ code, args }) => [code, args?.names, args?.language])).toEqual(
    ["zh-Hans", "pt-PT", "ar"].map((language) => ["read/untranslated-message", "facts.kept", language]),
  );
});
