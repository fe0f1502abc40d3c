import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkTypes } from "../support/cli/check-types.js";
import { buildSite as build } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { copySite, repository, sitesFolder, tempFolder } from "../support/temp-site.js";

/* Sites of apps with other features than this repository's: a site omits the features that its app lacks. */

async function buildSite(name: string) {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, name), root);
  const { ok, diagnostics } = await build(root);
  const files = ok ? readFolder(join(root, "dist")) : {};
  const page = (file: string) => Buffer.from(files[file] ?? "", "latin1").toString();
  /** The text of a page between its tags. */
  const text = (file: string) =>
    page(file)
      .replace(/^[\s\S]*<main/, "<main")
      .replace(/<[^>]*>/g, "|")
      .replace(/[|\s]*\|[|\s]*/g, "|");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { ok, errors, page, text };
}

test("the site of an app for Android only does not mention Apple", async () => {
  const { ok, errors, page, text } = await buildSite("android-only");
  expect(errors).toEqual([]);
  expect(ok).toBe(true);
  expect(text("index.html")).toContain("|Google Play (Android, live)|org.example.moss|2.99 EUR|");
  expect(text("index.html")).toContain("keine Adresse|0 Links, 0 Fakten, kein Jahr|");
  expect(text("datenschutz.html")).toContain(
    "|Datenschutz|2026/03/01|Moos für Android bekommst du bei Google Play. Dies gilt ab 2026/03/01.|" +
      "Google ist kein Teil dieses Vertrags.|Schreib an Flechten &#x26; Moose e. V.|",
  );
  for (const file of ["index.html", "datenschutz.html"]) {
    expect(page(file)).toContain('<html lang="de">');
    expect(page(file)).not.toMatch(/Apple|App Store|iOS|undefined|null/);
  }
});

test("the site of an app in both stores, in Portuguese, has its facts and links", async () => {
  const { ok, errors, page, text } = await buildSite("lisbon");
  expect(errors).toEqual([]);
  expect(ok).toBe(true);
  expect(page("index.html")).toContain("<title>Maré: 31 praias</title>");
  expect(page("index.html")).toContain('href="https://apps.apple.com/pt/app/mar%C3%A9/id1234567890"');
  expect(page("index.html")).toContain('<img src="/imprensa.svg"');
  expect(text("index.html")).toContain(
    "|Maré|App Store|Google Play|Mastodon|Imprensa|06:00 a 22:00, 3 portos, grátis|" +
      "Rua da Praia 1 · 1200-001 Lisboa|sem Instagram|",
  );
  expect(text("privacidade.html")).toContain(
    "|Maré está na App Store e Google Play, para iOS e Android, a partir dos 16 anos e de 2026/01/01.|" +
      "Portos: Cascais, Sines e Faro; 31 praias, das 06:00 às 22:00, sem custo.|" +
      "Maré, Lda., Rua da Praia 1, 1200-001 Lisboa,|+351 210 000 000|.|Também em Mastodon e Imprensa.|",
  );
  expect(text("termos.html")).toContain(
    "|Termos|2026/02/01|Aplica-se a lei portuguesa, nos tribunais de Lisboa, desde",
  );
  expect(page("termos.html")).toContain('content="Os termos de Maré para maiores de 16."');
});

test("the site of an app that is in no store yet, with long names and no document, builds", async () => {
  const { ok, errors, text } = await buildSite("not-yet");
  expect(errors).toEqual([]);
  expect(ok).toBe(true);
  expect(text("index.html")).toContain(
    "|App Store: beta, 2027-03, https://testflight.apple.com/join/aBcDeFgH|" +
      "Google Play: soon, 2027-06-01, mailto:soon@example.org|X|The association of neighbourhoods",
  );
  expect(text("index.html")).toContain("|0 documents, no date|");
});

describe("the types of a site's facts", () => {
  test("accept the registered facts and reject unknown ones", () => {
    expect(checkTypes(join(repository, "test/sites/lisbon"))).toBe("");
  });
});
