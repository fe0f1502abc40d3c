import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReviewItem } from "../../src/diagnostics/review.js";
import { pageKinds } from "../../src/scaffold/plan/page-kinds.js";
import { type AddressForm, inForm } from "../../src/text/address-form.js";
import { dataLanguages } from "../../src/text/data-words.js";
import { checkTypes } from "../support/cli/check-types.js";
import { appWith, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { checkSite } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { type WalkedPage, walkPages } from "../support/sites/walk-pages.js";
import { linkPackages, repository, shareCache, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * The starter's documents are the same in each of its languages: policy, terms, answers and pages for laws have the sections, facts,
 * conditions and marks of the English ones, and a site that `init` creates in a language is completely in that language.
 */

const starter = join(repository, "starter");
const further = dataLanguages.filter((tag) => tag !== "en");
const files = [
  "legal/privacy-policy.md",
  "legal/terms-of-service.md",
  "content/help/contact.md",
  "content/help/delete-account.md",
  "content/help/where-to-get-it.md",
  ...pageKinds.map((kind) => `more/${kind}.md`),
];
const read = (file: string, tag = "en") =>
  readFileSync(join(starter, tag === "en" ? "" : `languages/${tag}`, file), "utf8");

/** Headings, marks, conditions about whole sections and paragraphs, in order. */
const outlineOf = (text: string) =>
  [...text.matchAll(/^(?:#+ |<!-- answers: .*-->$|\{\{[#/e][^}]*\}\}$|tags: |order: .*$)/gm)].map(
    ([part]) => part,
  );
/** The names in a text, sorted: facts, conditions, links. Another language may have them in another order. */
const namesIn = (text: string) =>
  [...text.matchAll(/\{\{.*?\}\}|\]\(.*?\)/g)]
    .map(([name]) => name)
    // In English, a second condition provides the verb of the sentence.
    .filter((name, _, all) => name !== "{{#if facts.privacy.thirdParties}}" || all.indexOf(name) === -1)
    .filter((name) => !/^\{\{(?:else|\/if)\}\}$/.test(name))
    .sort();

const wordsOf = (text: string) =>
  text.replace(/^---[\s\S]*?^---|<!--[\s\S]*?-->|\{\{.*?\}\}|\]\(.*?\)/gm, "");

describe.each(further)("%s", (tag) => {
  test.each(files)("%s has the outline and the names of the English text", (file) => {
    const [own, english] = [read(file, tag), read(file)];
    expect(outlineOf(own)).toEqual(outlineOf(english));
    expect(new Set(namesIn(own))).toEqual(new Set(namesIn(english)));
    // Without its facts, a text contains no English word, and no number of its own.
    const words = wordsOf(own);
    expect(words).not.toMatch(/\b(?:the|and|your|you|we|is|are|that|of)\b/);
    expect(wordsOf(english).match(/\d+/g) ?? []).toEqual(expect.arrayContaining(words.match(/\d+/g) ?? []));
  });

  test("pages name the documents by their titles", () => {
    for (const [key, file] of [
      ["privacy", "privacy-policy"],
      ["terms", "terms-of-service"],
    ] as const) {
      const [, title] = /^title: (.*)$/m.exec(read(`legal/${file}.md`, tag)) ?? [];
      expect(messagesOf(tag)).toContain(`    ${key}: ${JSON.stringify(title)},`);
    }
  });

  test("the formal and the familiar version use their form of address throughout", () => {
    for (const file of [...files.map((one) => read(one, tag)), messagesOf(tag)])
      for (const form of ["formal", "familiar"] as const) {
        const text = inForm(file, form);
        expect(text).not.toMatch(/\[\[|\]\]/);
        const other = otherForm[tag]?.[form];
        if (other) expect(text.replace(/\{\{.*?\}\}|\(\/.*?\)/g, "")).not.toMatch(other);
      }
  });
});

const messagesOf = (tag: string) => readFileSync(join(starter, `messages/_${tag}.ts`), "utf8");

/** Unambiguous words of one form of address, by the form in which they must not appear. */
const otherForm: Readonly<Record<string, Readonly<Record<AddressForm, RegExp>>>> = {
  de: {
    formal: /(?<!\p{L})(?:du|dir|dich|dein|deine[nmrs]?)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:Ihnen|Ihrem|Ihren|Ihres|(?<=[\p{L},] )Sie|(?<=[\p{L},] )Ihre?)(?!\p{L})/u,
  },
  fr: {
    formal: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu,
    familiar: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  },
  it: {
    formal: /(?<!\p{L})(?:tu|te|ti|tuo|tua|tuoi|tue)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:Lei|Le|La|Suo|Sua|Suoi|Sue)(?!\p{L})(?<=[\p{L},] \p{L}+)/u,
  },
  es: {
    formal: /(?<!\p{L})(?:tú|te|ti|tu|tus)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:usted|puede|debe) (?:no |que)?(?!\p{L})(?<=(?<!se )usted )/iu,
  },
  "pt-PT": {
    formal: /(?<!\p{L})(?:tu|te|ti|teu|tua|teus|tuas)(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:lhe|consigo)(?!\p{L})/iu,
  },
  "zh-Hans": { formal: /你/, familiar: /您/ },
};

const app = {
  "fastlane/metadata/en-US/name.txt": "Tidal",
  "fastlane/app_privacy_details.json": JSON.stringify([
    {
      category: "EMAIL_ADDRESS",
      purposes: ["APP_FUNCTIONALITY"],
      data_protections: ["DATA_LINKED_TO_YOU"],
    },
    { category: "CRASH_DATA", purposes: ["ANALYTICS"], data_protections: ["DATA_NOT_LINKED_TO_YOU"] },
    {
      category: "DEVICE_ID",
      purposes: ["THIRD_PARTY_ADVERTISING"],
      data_protections: ["DATA_USED_TO_TRACK_YOU", "DATA_LINKED_TO_YOU"],
    },
  ]),
};

const packages = [
  ...["react", "react-dom", "@types/react", "csstype"],
  ...["@fontsource/archivo", "@takumi-rs/core", "@takumi-rs/helpers"],
];

describe("the review of a new site in one language", () => {
  const judged = async (tag: string) => {
    const { folder } = init(appWith(app), "--language", tag);
    linkPackages(folder, packages);
    symlinkSync(repository, join(folder, "node_modules/handbill"), "dir");
    const { review } = await checkSite(folder, { store: true });
    return review?.items.map(({ id, outcome, isGuess }: ReviewItem) => ({ id, outcome, isGuess }));
  };
  let english: ReturnType<typeof judged> | undefined;

  // The documents have the same outline, facts and conditions, as the tests above check.
  test.runIf(isThorough).each(further)("has the same results in %s as in English", async (tag) => {
    english ??= judged("en");
    expect(await judged(tag)).toEqual(await english);
  });
});

/** A long one, and one in another script; a thorough run takes all. */
const built = isThorough ? dataLanguages : ["en", "de", "zh-Hans"];

describe("a new site in many languages", () => {
  let root: string;
  let codes: Readonly<Record<"made" | "built", readonly string[]>>;
  let routes: readonly { readonly path: string; readonly gzipBytes: number }[];
  let pages: readonly WalkedPage[];
  beforeAll(() => {
    let clear = () => {};
    const from = tempFolder((end) => {
      clear = end;
    });
    root = join(from, "site");
    for (const [file, text] of Object.entries(app)) siteAt(join(from, "app")).write(file, text);
    const flags = ["--from", join(from, "app"), "--languages", built.join(), "--page", ...pageKinds];
    const made = runWarm(["init", root, "--json", ...flags]);
    linkPackages(root, packages);
    symlinkSync(repository, join(root, "node_modules/handbill"), "dir");
    shareCache(root);
    const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
    expect(status, stdout).toBe(0);
    const report = JSON.parse(stdout);
    const codesOf = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) =>
      diagnostics.map(({ code }) => code);
    codes = { made: codesOf(JSON.parse(made.stdout)), built: codesOf(report) };
    routes = report.routes;
    pages = walkPages(join(root, "dist"));
    return clear;
  });

  test("has all documents and answers in each language, and correct types", () => {
    // In languages that the display face does not cover, cards have no text, which is a placeholder too.
    expect(codes).toEqual({ made: [], built: ["check/placeholder"] });
    for (const { path, gzipBytes } of routes) expect(gzipBytes, path).toBeLessThan(14_600);
    for (const tag of built.slice(1)) {
      const prefix = tag.toLowerCase();
      const policy = pages.find(({ file }) => file === `${prefix}/privacy-policy.html`);
      expect(policy?.all("p").filter(({ attributes }) => attributes.role === "note")).toEqual([]);
      expect(pages.map(({ file }) => file)).toContain(`${prefix}/help/contact.html`);
      // It names the binding language in its own words.
      expect(
        policy
          ?.all("main")
          .map(({ text }) => text)
          .join(),
        tag,
      ).toContain(new Intl.DisplayNames(tag, { type: "language" }).of("en"));
    }
    expect(checkTypes(root)).toBe("");
  });

  test("has no text in another language on any page", () => {
    const written = pages.filter(({ file }) => file !== "404.html");
    expect(new Set(written.map(({ language }) => language))).toEqual(new Set(built));
    for (const { file, language, all } of written) {
      if (language === undefined || language === "en") continue;
      const text = ["title", "h1", "h2", "p", "li", "dt", "dd", "summary", "button"]
        .flatMap((name) => all(name).map(({ text: own }) => own))
        .join("\n");
      expect(text.replace(names, ""), file).not.toMatch(excluding(language));
    }
  });
});

/** Names: the app, stores, URLs, the own names of other languages. */
const names =
  /Tidal|App Store|Google Play|TestFlight|\S+@\S+|\S+\.example\S*|ZIP|Cookie|\.svg|English|Deutsch|Español|Français|Italiano|Português( \(\p{L}+\))?/gu;

const isLatin = (tag: string) => new Intl.Locale(tag).maximize().script === "Latn";

/** Words that a page in a language must not contain: English ones; in other scripts any Latin word. */
const excluding = (tag: string) =>
  isLatin(tag)
    ? /(?<!\p{L})(?:the|and|your|you|we|of|with|email address|crash data|device ID|English)(?!\p{L})/u
    : /[a-z]{4,}/;
