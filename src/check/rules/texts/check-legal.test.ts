import { describe, expect, test } from "vitest";
import {
  collect,
  exampleDocument,
  exampleSite,
  findings,
  placesFound,
} from "../../../../test/support/example.js";
import type { Site } from "../../../model/site/site.js";
import { formsOf } from "../../../text/language-forms.js";
import { rules } from "../../rules.js";
import { checkStated } from "./check-legal.js";

const sections = ["one", "two", "three", "four"];
const document = exampleDocument({
  title: "",
  description: "",
  headings: [{ depth: 3, id: "deep", text: "Deep" }, ...sections.map((id) => ({ depth: 2, id, text: id }))],
});
const shown = (ids: readonly string[]) => ({ "/terms": ids.map((id) => `<a href="#${id}">x</a>`).join("") });
const legal = [document];

describe("legal documents", () => {
  test.each(["2025-08-17", "2025-08-18"])("in force on %s are accepted", (today) => {
    expect(findings(rules.legal, "", { today })).toEqual([]);
  });

  test("must not have a future date", () => {
    expect(findings(rules.legal, "", { today: "2025-08-16" })).toEqual([
      ["check/future-date", { what: "the effective date", date: "2025-08-17", today: "2025-08-16" }],
    ]);
  });

  test("must not have a future date of their own", () => {
    const own = [{ ...document, headings: [], effectiveDate: "2026/01/02", effectiveDay: "2026-01-02" }];
    expect(findings(rules.legal, "", { legal: own, today: "2026-01-01" })).toEqual([
      ["check/future-date", { what: "the effective date", date: "2026-01-02", today: "2026-01-01" }],
    ]);
    expect(findings(rules.legal, "", { legal: own, today: "2026-01-02" })).toEqual([]);
  });

  test("must have a complete table of contents", () => {
    expect(findings(rules.legal, shown(sections), { legal })).toEqual([]);
    expect(findings(rules.legal, shown(["one", "two", "three"]), { legal })).toEqual([
      ["check/contents-incomplete", { document: "legal/terms.md", missing: '"four"' }],
    ]);
    expect(findings(rules.legal, shown(["one"]), { legal })).toMatchObject([["check/no-contents", {}]]);
  });
});

describe("the date in a document's text", () => {
  const said = (html: string, language = "en") => {
    const { log } = collect();
    const site = {
      ...exampleSite(),
      languages: [{ tag: language, forms: formsOf(language) }],
    } as unknown as Site;
    checkStated({ written: [exampleDocument({ html, language })], site }, log);
    return log.sorted().map(({ code, args }) => `${code} ${args.date}`);
  };

  test.each([
    ["en", "Last updated: March 3, 2024"],
    ["en", "This Privacy Policy was last revised on 3 March 2024."],
    ["en", "<strong>Effective date</strong>: 2024-03-03"],
    ["en", "These terms are effective as of March 3, 2024."],
    ["en", "This policy takes effect on March 3, 2024."],
    ["de", "Diese Bedingungen gelten ab 3. März 2024."],
    ["de", "Stand: 3. März 2024"],
    ["de", "Zuletzt geändert am 03.03.2024"],
    ["fr", "Dernière mise à jour : 3 mars 2024"],
    ["es", "Última actualización: 3 de marzo de 2024"],
    ["it", "Ultimo aggiornamento: 3 marzo 2024"],
    ["pt-BR", "Última atualização: 3 de março de 2024"],
  ])("must not differ from its effective date, in %s: %s", (language, text) => {
    expect(said(`<h2>Changes</h2><p>${text}</p>`, language)).toEqual(["check/other-date 2024-03-03"]);
  });

  test("is found in English if the language has no date forms", () => {
    expect(said("<p>Last updated: March 3, 2024</p>", "none")).toEqual(["check/other-date 2024-03-03"]);
  });

  test("must not be later than its effective date", () => {
    expect(said("<p>Last updated: August 18, 2025</p>")).toEqual(["check/other-date 2025-08-18"]);
  });

  test.each([
    "Last updated: August 17, 2025",
    "Last updated: June 1, 2025",
    "Last updated in March 2024",
    "The law was last modified on March 3, 2024.",
    "Founded on March 3, 2024. Last updated by our lawyers.",
    "Effective measures were taken on March 3, 2024.",
    "A refund takes effect on March 3, 2024.",
  ])("is accepted, or has another meaning: %s", (text) => {
    expect(said(`<p>${text}</p>`)).toEqual([]);
  });
});

describe("the places of findings about legal documents", () => {
  test("are the config for its date, and the document for its own", () => {
    const own = [
      { ...document, headings: [], effectiveDate: "2026/01/02", effectiveDay: "2026-01-02" },
      { ...document, headings: [], slug: "same", sourceFile: "legal/same.md" },
    ];
    const config = { legal: { effectiveDate: "2025-08-17" } };
    expect(placesFound(rules.legal, "", { legal: own, today: "2025-08-16", config })).toEqual([
      "legal/terms.md:1",
      "site.config.ts legal.effectiveDate",
    ]);
  });

  test("do not exist for builds without a day", () => {
    expect(findings(rules.legal, "", {})).toEqual([]);
    expect(findings(rules.legal, "", { today: "2024-01-01", config: { legal: {} } })).toEqual([]);
  });

  test("include all missing sections", () => {
    expect(findings(rules.legal, shown(["one", "two"]), { legal })).toEqual([
      ["check/contents-incomplete", { document: "legal/terms.md", missing: '"three", "four"' }],
    ]);
    expect(findings(rules.legal, shown([]), { legal })).toEqual([
      ["check/no-contents", { document: "legal/terms.md" }],
    ]);
  });

  test("do not include short documents, or links to other pages", () => {
    const short = [{ ...document, headings: document.headings.slice(0, 4) }];
    expect(findings(rules.legal, shown([]), { legal: short })).toEqual([]);
    const elsewhere = {
      "/terms": sections.map((id) => `<a href="/other#${id}">x</a><a href="x${id}">x</a>`).join(""),
    };
    expect(findings(rules.legal, elsewhere, { legal })).toMatchObject([["check/no-contents", {}]]);
    const pictures = { "/terms": sections.map((id) => `<img alt="" src="#${id}">`).join("") };
    expect(findings(rules.legal, pictures, { legal })).toMatchObject([["check/no-contents", {}]]);
  });
});
