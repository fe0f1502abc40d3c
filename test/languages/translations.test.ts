import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { wordsOf } from "../../src/diagnostics/words-of.js";
import { buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { release } from "../support/sites/legal-site.js";
import { copySite, sitesFolder, tempFolder } from "../support/temp-site.js";

/** The findings for two versions of the terms, each with its own text after the common part. */
async function findingsOf(english: string, portuguese: string): Promise<string[]> {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "two-languages"), root);
  const { read, write } = siteAt(root);
  for (const [file, text] of [
    ["legal/en/terms.md", english],
    ["legal/pt-PT/terms.md", portuguese],
  ] as const)
    write(file, `${read(file)}\n${text}\n`);
  const { diagnostics } = await buildSite(root, { today: "2026-01-01" });
  return diagnostics
    .filter(({ code }) => code === "check/translation-differs")
    .map(
      (diagnostic) =>
        `${placeOf(diagnostic)} ${wordsOf(diagnostic).message.replace("the document ", "").replace(": see", ",")}`,
    );
}

test.each([
  ["equal texts", "", ""],
  ["numbers with other separators", "It costs 1,234.50 euros.", "Custa 1.234,50 euros."],
  ["digits in another script", "For 30 days, or 1,000.", "٣٠ dias, ou ١٬٠٠٠."],
  ["numbers in another order", "From 9 to 17 hours.", "Até às 17, desde as 9."],
  ["the same sections", "## One\n\n### Two\n", "## Um\n\n### Dois\n"],
])("translations do not differ by %s", async (_, english, portuguese) => {
  expect(await findingsOf(english, portuguese)).toEqual([]);
});

test.each([
  [
    "another number",
    "## A\n\n30 days.",
    "## B\n\n60 dias.",
    ["legal/pt-PT/terms.md:12 has 60 where the other version has 30, legal/en/terms.md:12"],
  ],
  [
    "one more section",
    "## A",
    "## B\n\n## C",
    ["legal/pt-PT/terms.md:14 has 2 sections, not 1, legal/en/terms.md:12"],
  ],
  [
    "one section less",
    "## A\n\n## B",
    "## C",
    ["legal/pt-PT/terms.md:12 has 1 section, not 2, legal/en/terms.md:14"],
  ],
  [
    "another level",
    "## A\n\n### B",
    "## C\n\n## D",
    ["legal/pt-PT/terms.md:14 has section 2 at level 2, not 3, legal/en/terms.md:14"],
  ],
  [
    "a fact in one of them",
    "To {{app.name}}.",
    "Para nós.",
    ["legal/en/terms.md:12:4 states {{app.name}}, which the other version does not, legal/pt-PT/terms.md"],
  ],
] as const)(
  "translations differ by %s, which is reported with both places",
  async (_, english, portuguese, expected) => {
    expect(await findingsOf(english, portuguese)).toEqual(expected);
  },
);

test("a new version that changes a section in only one language is reported until the translation changes", async () => {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "two-languages"), root);
  const { read, write, replace } = siteAt(root);
  const [english, portuguese] = ["legal/en/terms.md", "legal/pt-PT/terms.md"] as const;
  const append = (file: string, text: string) => write(file, `${read(file)}\n${text}\n`);
  append(english, "## Your *content*\n\nIt is yours.\n\n## Law\n\nOf {{legal.effectiveDate}}.");
  append(portuguese, "## O seu *conteúdo*\n\nÉ seu.\n\n## Lei\n\nDe {{legal.effectiveDate}}.");
  expect((await release(root, "2025-08-01")).ok).toBe(true);

  replace(
    "site.config.ts",
    /effectiveDate: "[^"]*"/.exec(read("site.config.ts"))?.[0] ?? "",
    'effectiveDate: "2026-07-01"',
  );
  replace(english, "It is yours.", "It is yours, and public.");
  const differences = async () =>
    (await buildSite(root, { today: "2026-01-01" })).diagnostics
      .filter(({ code }) => code === "check/translation-differs")
      .map(
        (diagnostic) =>
          `${placeOf(diagnostic)} ${wordsOf(diagnostic).message.replace("the document ", "").replace(": see", ",")}`,
      );
  const reported =
    'legal/pt-PT/terms.md:12 leaves "O seu conteúdo" as it was, but the new version in the other language changes it, legal/en/terms.md:12';
  expect(await differences()).toEqual([reported]);
  expect((await release(root, "2026-01-01")).ok).toBe(true);
  expect(await differences()).toEqual([reported]);

  replace(portuguese, "É seu.", "É seu, e público.");
  expect(await differences()).toEqual([]);
});

test("an equal text from data in two languages causes no warning", async () => {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "two-languages"), root);
  const { read, write } = siteAt(root);
  write("pages/_data.json", JSON.stringify({ bird: "The lark of the morning fields." }));
  const page = read("pages/index.tsx");
  write(
    "pages/index.tsx",
    `import data from "./_data.json";\n${page.replace("<p>{app", "<p>{data.bird}</p>\n      <p>{app")}`,
  );
  const { ok, diagnostics, written } = await buildSite(root, { today: "2026-01-01", strict: true });
  expect({ ok, diagnostics, written }).toEqual({ ok: true, diagnostics: [], written: true });
  expect(read("dist/index.html")).toContain("The lark of the morning fields.");
});
