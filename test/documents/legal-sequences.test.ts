import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { BuildResult } from "../../src/build/build-options.js";
import { buildSite } from "../support/flows.js";
import { random } from "../support/random.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { release } from "../support/sites/legal-site.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Random sequences of edits, releases, corrections and violations, the same in each run: a released version can be read at its URL on any
 * day, unchanged, and a contradicting text is not published.
 */

const steps = 14;
const policy = "legal/privacy.md";
const configText = 'effectiveDate: "2025-08-17", minimumAge: 13';

/** The test's own knowledge about the site. */
class Author {
  readonly site: EditableSite;
  readonly #random: () => number;
  #date = "2025-08-17";
  #age = 13;
  #word = "first";
  /** The words of each version, by date. */
  readonly kept = new Map<string, string>();

  constructor(site: EditableSite, random: () => number) {
    this.site = site;
    this.#random = random;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  get date(): string {
    return this.#date;
  }

  /** The words that only the current text contains. */
  get words(): string {
    return `${this.#word} ${this.#age}`;
  }

  get newest(): string | undefined {
    return [...this.kept.keys()].sort().at(-1);
  }

  change(what: "word" | "age" | "date"): void {
    if (what === "word") this.#word = `word${this.below(4)}`;
    if (what === "age") this.#age = 12 + this.below(4);
    if (what === "date") this.#date = `202${5 + this.below(4)}-0${1 + this.below(9)}-17`;
    this.write();
  }

  write(): void {
    const { site } = this;
    site.write(
      "site.config.ts",
      config.replace(configText, `effectiveDate: "${this.#date}", minimumAge: ${this.#age}`),
    );
    site.write(policy, text.replace("more.", `more, ${this.#word} {{legal.minimumAge}}.`));
  }
}

const minimal = join(import.meta.dirname, "../sites/minimal");
const config = readFileSync(join(minimal, "site.config.ts"), "utf8");
const text = readFileSync(join(minimal, policy), "utf8");

const pageOf = ({ tree }: BuildResult, file: string) =>
  new TextDecoder().decode(tree?.files.get(file)?.bytes).replace(/ +/g, " ");

/** Builds the site on a day, and compares it with the author's knowledge. */
async function compareSite(author: Author, today: string): Promise<void> {
  const { site, kept, date, words } = author;
  const result = await buildSite(site.root, { today, write: false });
  const isHeld = kept.get(date) === undefined || kept.get(date) === words;
  const codes = result.diagnostics.map(({ code }) => code);
  expect(codes.includes("plan/text-changed")).toBe(!isHeld);
  expect(result.ok).toBe(isHeld);
  if (!isHeld || kept.size === 0) return;
  expect(codes.includes("plan/unreleased-text")).toBe(!kept.has(date));

  const all = new Map([...kept, [date, words]]);
  const current = [...all.keys()].sort().findLast((day) => day <= today);
  for (const [day, said] of all) {
    const page = pageOf(result, `privacy/${day}.html`);
    expect(page, `${day} on ${today}`).toContain(`${said}.`);
    const notice =
      day === current
        ? "in force since"
        : current && day < current
          ? "no longer in force"
          : "not in force yet";
    expect(page, `${day} on ${today}`).toContain(notice);
    expect(page).toContain('<link rel="canonical" href="https://minimal.example/privacy"/>');
  }
  expect(pageOf(result, "privacy.html")).toContain(`${all.get(current ?? date)}.`);
}

async function takeStep(author: Author, today: string): Promise<string> {
  const { site, kept, date, words, newest } = author;
  const present = kept.get(date);
  switch (author.below(7)) {
    case 0:
      author.change("word");
      return "another word";
    case 1:
      author.change("age");
      return "another age";
    case 2:
      author.change("date");
      return "another date";
    case 3: {
      const { ok } = await release(site.root, today);
      const may = present === undefined ? newest === undefined || date > newest : present === words;
      expect(ok).toBe(may);
      if (may) kept.set(date, words);
      return "a release";
    }
    case 4: {
      const { ok, releases } = await release(site.root, today, { reason: "a letter" });
      expect(ok).toBe(true);
      const isMended = present !== undefined && present !== words;
      const what = present === undefined ? "not released" : isMended ? "amended" : "unchanged";
      expect(releases.map((released) => released.what)).toEqual([what]);
      if (isMended) kept.set(date, words);
      return "a correction";
    }
    case 5: {
      const days = [...kept.keys()];
      const day = days[author.below(days.length)];
      if (day === undefined) return "nothing";
      const file = `legal/history/privacy/${day}.md`;
      const before = site.read(file);
      if (author.below(2) === 0) site.remove(file);
      else site.write(file, before.replace("What", "Whatever"));
      const { ok } = await buildSite(site.root, { today, write: false });
      expect(ok).toBe(false);
      expect((await release(site.root, today)).ok).toBe(false);
      site.write(file, before);
      return "a broken promise, mended";
    }
    default: {
      const before = site.read(policy);
      site.write(policy, before.replaceAll(" ", "  ").replace("## How", "##   How"));
      await compareSite(author, today);
      site.write(policy, before);
      return "a text written otherwise";
    }
  }
}

test.each(isThorough ? [1, 2, 3, 4, 5, 6] : [1])(
  "released versions stay unchanged through random edits, sequence %i",
  async (seed) => {
    const author = new Author(siteAt(tempSite(onTestFinished)), random(seed));
    author.write();
    const done: string[] = [];
    for (let step = 0; step < steps; step++) {
      const today = `202${5 + author.below(4)}-0${1 + author.below(9)}-20`;
      done.push(`${today} ${await takeStep(author, today)}`);
      await compareSite(author, today).catch((error) => {
        throw new Error(`after ${done.join(", ")}`, { cause: error });
      });
    }
    expect(author.kept.size).toBeGreaterThan(0);
  },
);
