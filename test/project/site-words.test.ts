import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import config from "../../site.config.ts";
import { resolveSite } from "../../src/config/resolve-site.js";
import { networks } from "../../src/model/addresses/networks.js";
import type { SiteConfig } from "../../src/model/config/site-config.js";
import { listFacts } from "../../src/model/facts/facts.js";
import starterMessages from "../../starter/messages/en.ts";
import { repository } from "../support/temp-site.js";

/* The generator contains no word of this repository's site. The words are read from the site itself. */

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(repository, file), "utf8");

/** Tests may mention any site; this one has the keys of an older version, whose values do not exist. */
const sources = listFiles("src", /\.(ts|tsx)$/)
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== "src/model/config/moved-names.ts")
  .map((file) => ({ file, text: read(file) }));

const finding = (holds: (text: string) => boolean) =>
  sources.filter(({ text }) => holds(text)).map(({ file }) => file);

/** Words that any site may contain. */
const common = new Set([
  ...Object.values(networks).map(({ label }) => label),
  ...["Apple", "Apple’s", "App", "Store", "Google", "Play", "Email", "English"],
]);

const site = resolveSite(config, undefined);

test("the generator contains no value of this repository's site", () => {
  const values = [...listFacts(site)].flatMap(([name, fact]) =>
    /^(url|app|links|publisher|facts)\b/.test(name) && fact.kind === "text" && fact.text.length > 3
      ? [fact.text, ...(/^facts/.test(name) ? (fact.text.match(/\b\p{Lu}\p{L}{3,}/gu) ?? []) : [])]
      : [],
  );
  const fonts = site.fonts.map(({ family }) => family);
  const words = [...new Set([...values, ...fonts, new URL(site.url).hostname])].filter(
    (word) => !common.has(word),
  );
  expect(words).toContain(site.app.name);
  expect(words.length).toBeGreaterThan(10);
  for (const word of words) {
    const whole = new RegExp(
      `(?<![\\p{L}\\d])${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\d])`,
      "iu",
    );
    expect(
      finding((text) => whole.test(text)),
      `which know ${JSON.stringify(word)}`,
    ).toEqual([]);
  }
});

test("the generator contains no fact's name of this repository's site", () => {
  const names = Object.keys(site.facts);
  expect(names).not.toEqual([]);
  const named = new RegExp(`facts\\??\\.(${names.join("|")})\\b`);
  expect(finding((text) => named.test(text))).toEqual([]);
});

test("the generator contains no sentence of this repository's documents and pages", () => {
  const texts = [...listFiles("legal", /\.md$/), ...listFiles("pages", /\.tsx?$/)].map(read);
  // Imports and types come from the generator.
  const prose = texts.map((text) => text.replace(/^import .*$/gm, ""));
  const runs = new Set(prose.flatMap(runsOfWords));
  expect(runs.size).toBeGreaterThan(1000);
  for (const { file, text } of sources)
    expect(
      runsOfWords(text).filter((run) => runs.has(run)),
      `of ${file}`,
    ).toEqual([]);
});

test("the generator contains no value and no sentence of the starter's sample", async () => {
  // A path that the type checker does not follow: one program only knows the facts of one site.
  const file = join(repository, "starter/site.config.ts");
  const { default: sample } = (await import(file)) as { default: SiteConfig };
  const values = [...listFacts(resolveSite(sample, undefined))].flatMap(([name, fact]) =>
    /^(url|app\.(name|subtitle|description)|publisher|links\..*url|facts)\b/.test(name) &&
    fact.kind === "text"
      ? [fact.text]
      : [],
  );
  const { landing: own } = starterMessages;
  const runs = new Set([JSON.stringify(own), ...values].flatMap(runsOfWords));
  expect(runs.size).toBeGreaterThan(50);
  for (const { file, text } of sources) {
    expect(
      runsOfWords(text).filter((run) => runs.has(run)),
      `of ${file}`,
    ).toEqual([]);
    expect(text.toLowerCase(), file).not.toContain(sample.app.name.toLowerCase());
    expect(text.toLowerCase(), file).not.toContain(sample.brand ?? "none");
  }
});

/** Sequences of five words identify their author. */
function runsOfWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/(?<!\p{L})(?=((?:\p{L}{2,},? ){4}\p{L}{2,}))/gu)].map(
    ([, run = ""]) => run,
  );
}
