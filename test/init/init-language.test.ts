import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appOf, appWith, build, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";

/* `handbill init --from`: the language that a site starts with, among those in the app's project. */

test("fastlane's default/ counts as English, and precedes languages earlier in the alphabet", () => {
  const made = init(appOf("fastlane-default"));
  expect(made).toMatchObject({ status: 0, reported: [] });
  expect(made.values).toMatchObject({
    language: "en",
    otherLanguages: ["ar-SA", "de-DE"],
    subtitle: "Tides, quietly",
    // The listing's links belong to the site that will be replaced.
    url: "https://tidepool.example/",
    redirects: { "/privacy": "/privacy-policy" },
  });
  expect(made.origins).toMatchObject({
    description: "fastlane/metadata/default/description.txt:1",
    releaseNotes: "fastlane/metadata/default/release_notes.txt",
  });
  const draft = readFileSync(join(made.folder, "content/news/_next.md"), "utf8");
  expect(draft).toContain("The moon is new.");
  expect(build(made.folder)).toEqual({ status: 0, errors: [] });
});

test("redirects of the listing's old paths are written only for a site on the same host", () => {
  const redirectsWith = (url: string) => {
    const { folder, values } = init(appOf("fastlane-default"), "--url", url);
    return [
      values.redirects,
      /redirects: (.*),/.exec(readFileSync(join(folder, "site.config.ts"), "utf8"))?.[1],
    ];
  };
  expect(redirectsWith("https://www.tidepool.example/")).toEqual([
    { "/privacy": "/privacy-policy" },
    '{ "/privacy": "/privacy-policy" }',
  ]);
  expect(redirectsWith("https://tides.example/")).toEqual([undefined, undefined]);
});

test("links of a listing redirect to the pages in its language, or else in the site's first one", () => {
  const own = "https://tidepool.example";
  const app = appWith(
    {
      "fastlane/metadata/de-DE/privacy_url.txt": `${own}/de/privacy`,
      "fastlane/metadata/de-DE/support_url.txt": `${own}/de-de/support`,
      "fastlane/metadata/de-DE/description.txt": `Gezeiten, leise.\n\nBedingungen: ${own}/agb-terms`,
    },
    "fastlane-default",
  );
  const redirectsWith = (...languages: string[]) => {
    const { folder } = init(app, ...languages);
    return /redirects: (\{[^}]*\})/
      .exec(readFileSync(join(folder, "site.config.ts"), "utf8"))?.[1]
      ?.split(/\s+/);
  };
  expect(redirectsWith("--languages", "en,de-DE")).toEqual([
    "{",
    ...['"/privacy":', '"/privacy-policy",', '"/agb-terms":', '"/de-de/terms-of-service",'],
    ...['"/de/privacy":', '"/de-de/privacy-policy",', "}"],
  ]);
  expect(redirectsWith("--language", "en")).toContain('"/de-de/support":');
  expect(redirectsWith("--language", "en")).not.toContain('"/de-de/privacy-policy",');
});

test("the first language is the binding one, even if English is another", () => {
  const { folder } = init(appOf("fastlane-default"), "--languages", "de-DE,en");
  const config = readFileSync(join(folder, "site.config.ts"), "utf8");
  expect(config.match(/binding: "\w+"/g)).toEqual(['binding: "German"', 'binding: "Deutsch"']);
});

test("--language names the main language of --languages", () => {
  const { folder } = init(appOf("fastlane-default"), "--language", "de-DE", "--languages", "en,de-DE");
  const config = readFileSync(join(folder, "site.config.ts"), "utf8");
  expect(config).toMatch(/languages: \[\s*"de-DE"|tag: "de-DE"[\s\S]*tag: "en"/);
  expect(config.match(/binding: "\w+"/g)).toContain('binding: "Deutsch"');
});

test("--familiar-in chooses the form of address by language", () => {
  const { folder } = init(appOf("fastlane-default"), "--languages", "fr,de-DE,es", "--familiar-in", "de,es");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  for (const file of ["messages/fr.ts", "legal/fr/privacy-policy.md"]) expect(read(file)).toMatch(/\bvous\b/);
  for (const file of ["messages/de-DE.ts", "legal/de-DE/privacy-policy.md"]) {
    expect(read(file)).toMatch(/\b(?:du|dein|deine)\b/);
    expect(read(file)).not.toMatch(/\bIhre[nmrs]?\b/);
  }
  expect(read("legal/es/terms-of-service.md")).toContain("Puedes usar la app");
  expect(runWarm(["add-page", "age-signals", "--familiar-in", "de", "--root", folder]).status).toBe(0);
  expect(read("legal/de-DE/age-signals.md")).toContain("du gehörst");
  expect(read("legal/fr/age-signals.md")).toContain("écrivez à");
});

test("each of several languages has its own texts, and the first has those of default/", () => {
  const made = init(appOf("fastlane-default"), "--languages", "en,de-DE");
  expect(made).toMatchObject({ status: 0, reported: [] });
  expect(readFileSync(join(made.folder, "messages/en.ts"), "utf8")).toContain("Tides, quietly");
  expect(readFileSync(join(made.folder, "messages/de-DE.ts"), "utf8")).toContain("Gezeiten, ganz ruhig");
  const draft = readFileSync(join(made.folder, "content/news/de-DE/_next.md"), "utf8");
  expect(draft).toContain("Der Mond ist neu.");
});

test("a listing's name is used in its language without the subtitle in it; a label in the code is not used", () => {
  const metadata = "fastlane/metadata";
  const texts = (tag: string, name: string) => ({
    [`${metadata}/${tag}/name.txt`]: `${name}\n`,
    [`${metadata}/${tag}/subtitle.txt`]: `${name}\n`,
  });
  const app = appWith({
    ...texts("fr-FR", "Marchéo : marchés locaux"),
    ...texts("de-DE", "Marktplan: Wochenmärkte"),
    ...texts("es-ES", "Marchéo: mercados"),
    [`${metadata}/fi/subtitle.txt`]: "Torit",
    "app.json": JSON.stringify({ expo: { name: "Markets" } }),
  });
  const { folder, values } = init(app, "--languages", "fr,de,es,fi");
  expect(values).toMatchObject({ name: "Marchéo" });
  const config = readFileSync(join(folder, "site.config.ts"), "utf8");
  expect(config.match(/\bname: "Mar[^"]*"/g)).toEqual(['name: "Marktplan"', 'name: "Marchéo"']);
});

test("a language without a listing is reported, and has the texts of default/", () => {
  const { reported, values } = init(appOf("fastlane-default"), "--language", "fr");
  expect(reported).toEqual(["scaffold/other-language"]);
  expect(values).toMatchObject({ language: "fr", subtitle: "Tides, quietly" });
});

test("without English, the site's language is the one with the most texts", () => {
  const metadata = "fastlane/metadata/android";
  const app = appWith({
    [`${metadata}/da-DK/full_description.txt`]: "Tidevand for hver havn.",
    [`${metadata}/de-DE/full_description.txt`]: "Gezeiten für jeden Hafen.",
    [`${metadata}/de-DE/short_description.txt`]: "Gezeiten",
    [`${metadata}/de/full_description.txt`]: "Gezeiten für jeden Hafen.",
    [`${metadata}/en-US/title.txt`]: "Tidepool",
    [`${metadata}/images/full_description.txt`]: "No language",
  });
  const { values } = init(app);
  expect(values).toMatchObject({ language: "de-DE", otherLanguages: ["da-DK"], subtitle: "Gezeiten" });
});

test("without English, the project's development language precedes the alphabet", () => {
  const app = appWith({
    "fastlane/metadata/de-DE/description.txt": "Gezeiten für jeden Hafen.",
    "fastlane/metadata/fr-FR/description.txt": "Les marées de chaque port.",
    "iosApp/project.yml": "name: Marees\noptions: { developmentLanguage: fr }\n",
  });
  expect(init(app).values).toMatchObject({ language: "fr-FR", otherLanguages: ["de-DE"] });
});

test("init prints the --languages option with the app's other languages", () => {
  const site = join(tempFolder(onTestFinished), "site");
  const { stdout } = runWarm(["init", site, "--yes", "--from", appOf("fastlane-default")]);
  expect(stdout).toContain("--languages en,ar-SA,de-DE\n");
  const reported = runWarm([
    "init",
    `${site}2`,
    "--yes",
    "--from",
    appOf("fastlane-default"),
    "--language",
    "en",
  ]);
  expect(reported.stdout).toContain("--languages en,ar-SA,de-DE\n");
  const several = runWarm([
    ...["init", `${site}3`, "--yes", "--from", appOf("fastlane-default"), "--languages", "en,de-DE"],
  ]);
  expect(several.stdout).not.toContain("--languages");
});

test("an app that declares third-party advertising needs the fact about partners", () => {
  const declared = (purpose: string) =>
    init(
      appWith({
        "fastlane/app_privacy_details.json": JSON.stringify([
          { category: "DEVICE_ID", purposes: [purpose], data_protections: ["DATA_LINKED_TO_YOU"] },
        ]),
      }),
    ).placeholders;
  expect(declared("THIRD_PARTY_ADVERTISING")).toContain("facts.privacy.partners");
  expect(declared("ANALYTICS")).not.toContain("facts.privacy.partners");
});
