import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appWith } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { readFolder } from "../support/read-folder.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* `handbill add-language`: a site in one language gets a second and a third language, and keeps all its texts. */

function newSite(...flags: readonly string[]) {
  const root = join(tempFolder(onTestFinished), "site");
  const made = runWarm(["init", root, "--yes", "--name", "Tidal", ...flags]);
  expect(made.status, made.stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return {
    root,
    read,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    add: (tag: string) => runWarm(["add-language", tag, "--root", root, "--no-color"]),
    build: () => {
      const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
      expect(status, stdout).toBe(0);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
      return diagnostics.map(({ code }) => code);
    },
  };
}

const files = (root: string) =>
  Object.keys(readFolder(root)).filter((file) => !/^(?:node_modules|dist|\.)/.test(file));

test("add-language turns a site in one language into one in several, which builds", () => {
  const { root, read, write, add, build } = newSite();
  write("messages/en.ts", read("messages/en.ts").replace('press: "Press"', 'press: "For reporters"'));
  mkdirSync(join(root, "legal/history"));
  write("pages/_prices.tsx", `export const Prices = () => <p title="Prices">All tides are free.</p>;\n`);
  build();
  const before = read("dist/support.html").replace(/<style>[\s\S]*?<\/style>/g, "");
  const { status, stdout, stderr } = add("pt-PT");
  expect(status, stderr).toBe(0);
  expect(stdout).toContain("legal/privacy-policy.md → legal/en/privacy-policy.md");
  expect(stdout).toMatch(/messages\/pt-PT\.ts: .*shared\.press/);
  expect(stdout).not.toMatch(/shared\.support\b/);
  // The starter's own pages have no texts in their code.
  expect(stdout.match(/pages\/.*/g)).toEqual([
    "pages/_prices.tsx: “Prices”, “All tides are free.” in its code, the same in all languages: move them to messages",
  ]);
  expect(read("site.config.ts")).toMatch(/languages: \[\n? *"en",\s+\{\s*tag: "pt-PT",/);
  expect(read("site.config.ts")).not.toMatch(/\blanguage: "en",\n {2}app/);
  for (const file of [
    "legal/en/privacy-policy.md",
    "content/help/en/contact.md",
    "content/help/en/_delete-account.md",
  ])
    expect(files(root), file).toContain(file);
  expect(existsSync(join(root, "legal/history"))).toBe(true);
  expect(build()).toEqual(["check/placeholder"]);
  // Existing pages keep their texts and URLs.
  const words = (html: string) => /<main[\s\S]*?<\/main>/.exec(html)?.[0];
  expect(words(read("dist/support.html"))).toBe(words(before));
  expect(read("dist/pt-pt/support.html")).toContain('<h1 class="page-title">Apoio</h1>');
  // Texts that are still the starter's are translated to Portuguese, and state the binding language.
  expect(stdout).toContain("+ legal/pt-PT/terms-of-service.md");
  expect(read("content/help/pt-PT/_delete-account.md")).toContain("Como elimino a minha conta?");
  expect(read("site.config.ts")).toMatch(
    /binding: "English"[\s\S]*binding: "inglês"|binding: "inglês"[\s\S]*binding: "English"/,
  );
  expect(read("dist/privacy-policy.html")).toContain("the one in English is binding");
  expect(read("dist/pt-pt/privacy-policy.html")).toContain("prevalece a versão em inglês");

  if (!isThorough) return;
  expect(add("sw").status).toBe(0);
  expect(read("site.config.ts")).toMatch(/tag: "sw",\s+name: "Kiswahili"/);
  expect(build()).toEqual(["read/untranslated-message", "check/placeholder"]);
  const again = add("sw");
  expect(again.status).toBe(1);
  expect(again.stderr).toContain("scaffold/language-there");
});

test("add-language translates from the first language that handbill has texts in", () => {
  const { root, read, write, add } = newSite("--languages", "nl,en");
  write("messages/nl.ts", read("messages/nl.ts").replaceAll(/"[A-Z][a-z ]+"/g, '"Getijden"'));
  expect(add("ko").status).toBe(0);
  expect(read("messages/ko.ts")).toContain("개인정보");
  expect(read("messages/ko.ts")).not.toContain("Getijden");
  expect(files(root)).toContain("legal/ko/privacy-policy.md");
  expect(read("site.config.ts")).toMatch(/tag: "ko",\s+fallback: \{\s*language: "en"/);
  // English lacks a document of the first language.
  mkdirSync(join(root, "legal/nl"));
  write("legal/nl/cookies.md", "---\ntitle: Koekjes\n---\n\nGeen.\n");
  expect(add("de").status).toBe(0);
  expect(read("site.config.ts")).toMatch(/tag: "de",\s+fallback: \{\s*language: "nl"/);
});

test("the starter's font applies to an added language only if it has its script", () => {
  const { read, add, build } = newSite();
  expect(add("zh-Hans").status).toBe(0);
  expect(read("site.config.ts")).toContain('languages: ["en"],');
  expect(read("pages/_shared/face.css")).toContain(":lang(zh-Hans)");
  expect(add("de").status).toBe(0);
  expect(add("ar").status).toBe(0);
  expect(read("site.config.ts")).toContain('languages: ["en", "de"],');
  // Characters that the pages' fonts lack cause a warning; the cards use the display face only.
  expect(build().toSorted()).toEqual(["card/missing-glyph", "check/placeholder"]);
});

test("add-language leaves the config's other languages unchanged", () => {
  const { read, write, add } = newSite();
  const list =
    'languages: [\n    "en",\n    { tag: "pt-BR", fallback: { language: "en",\n      note: "Em inglês" } },\n  ],';
  const config = read("site.config.ts").replace(/ {2}language: "en",/, `  ${list}`);
  write("site.config.ts", config.replace("app: { ", 'app: { category: "Lifestyle", '));
  expect(add("es").status).toBe(0);
  expect(read("site.config.ts")).toContain('app: { category: "Estilo de vida" }');
  const kept = list.slice(0, list.lastIndexOf(",\n"));
  expect(read("site.config.ts")).toContain(`${kept},\n    {`);
});

test.runIf(isThorough)(
  "released documents are released again by the commands that add-language prints",
  () => {
    const { root, read, write, add, build } = newSite();
    write("site.config.ts", read("site.config.ts").replace(/ {2}placeholders: \{.*?\n {2}\},\n/s, ""));
    const run = (args: readonly string[]) => runWarm(["legal", "release", ...args, "--root", root]);
    expect(run([]).status).toBe(0);
    const { stdout } = add("de");
    const commands = [...stdout.matchAll(/npx handbill legal release(?: --amend --reason "(.+)")?$/gm)];
    expect(commands).toHaveLength(2);
    expect(runWarm(["build", "--root", root]).stderr).toContain("plan/text-changed");
    for (const [, reason] of commands)
      expect(run(reason ? ["--amend", "--reason", reason] : []).status).toBe(0);
    expect(build()).not.toContain("plan/unreleased-text");
    // The texts say already which language is binding.
    expect(add("es").stdout).not.toContain("--amend");
  },
);

test("add-language keeps documents that the author changed, and uses the first language's form of address", () => {
  const privacy = [
    { category: "EMAIL_ADDRESS", purposes: ["ANALYTICS"], data_protections: ["DATA_LINKED_TO_YOU"] },
  ];
  const app = appWith({ "fastlane/app_privacy_details.json": JSON.stringify(privacy) });
  const { read, write, add, build } = newSite("--language", "de", "--familiar", "--from", app);
  expect(read("legal/terms-of-service.md")).toContain("Du darfst die App");
  expect(read("messages/de.ts")).toContain("Schreib uns:");
  write("legal/terms-of-service.md", `${read("legal/terms-of-service.md")}\nNoch etwas.\n`);
  const { status, stdout } = add("fr");
  expect(status).toBe(0);
  expect(stdout).not.toContain("legal/fr/terms-of-service.md");
  // The starter's text is a draft, which no page shows.
  expect(stdout).toContain("+ legal/fr/_terms-of-service.md");
  expect(read("legal/fr/_terms-of-service.md")).toContain("Conditions");
  expect(stdout).toContain(
    "Translate these documents into fr/ folders:\n  legal/de/terms-of-service.md\nFiles in fr/ that begin with _ have handbill's text: change them as you changed these, and remove the _.\nUntil then, the French pages show the German text with a note; fallback in site.config.ts can name another.",
  );
  expect(read("legal/fr/privacy-policy.md")).toContain("Tu peux");
  expect(read("messages/fr.ts")).toContain("Écris-nous");
  expect(build()).toEqual(["check/placeholder"]);
  expect(read("dist/fr/terms-of-service.html")).toContain('lang="de"');
  for (const said of [
    "la version en allemand fait foi",
    "<dd>adresse e-mail</dd>",
    "l’analyse de l’utilisation",
    "Données liées à toi",
  ])
    expect(read("dist/fr/privacy-policy.html")).toContain(said);
});

test("add-language drafts the starter's text, with the site's URLs, for a renamed and changed document", () => {
  const { root, read, write, add } = newSite("--language", "fr");
  for (const [from, to] of [
    ["/delete-account", "/supprimer"],
    ["/terms-of-service", "/cgu"],
  ] as const)
    expect(runWarm(["rename-page", from, to, "--root", root]).status).toBe(0);
  write("legal/cgu.md", read("legal/cgu.md").replace("Vous pouvez", "Chacun peut"));
  expect(add("it").stdout).toContain("+ legal/it/_cgu.md");
  const draft = read("legal/it/_cgu.md");
  expect(draft).toContain("Termini di servizio");
  expect(draft).toContain("](/supprimer)");
});

test("add-language writes nothing if the languages are computed or a file is in the way", () => {
  const { root, read, write, add } = newSite();
  const config = read("site.config.ts");
  write("messages/pt-PT.ts", "export default {};\n");
  const inTheWay = files(root);
  expect(add("pt-PT")).toMatchObject({ status: 1 });
  expect(files(root)).toEqual(inTheWay);
  expect(read("site.config.ts")).toBe(config);

  write("site.config.ts", config.replace('language: "en"', 'language: "e" + "n"'));
  const { status, stderr } = add("de");
  expect(status).toBe(1);
  expect(stderr).toContain("scaffold/cannot-edit");
  expect(files(root)).toEqual(inTheWay);
});
