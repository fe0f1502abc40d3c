import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { siteAt } from "../support/sites/edit-site.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The documents match every config: they do not mention missing values, and their sentences are complete without them. */

const instagram = /\n *instagram: .*/;
const rednote = /\n *rednote: .*/;
const partners = /\n *partners: .*/;
const store = /stores: .*/;
const ofPartners = /partnership/i;
const ofListing = /(page in|to) the App Store|not shown there/;
const notYet = 'stores: { appStore: { expected: "2027-03" } },';

type Edits = readonly (readonly [RegExp, string])[];

/** Builds the site with a changed config. */
function buildWith(edits: Edits) {
  const root = tempFolder(onTestFinished);
  for (const name of ["pages", "legal", "public", "site.config.ts", "package.json"])
    cpSync(join(repository, name), join(root, name), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  const site = siteAt(root);
  const config = edits.reduce((text, [from, to]) => {
    expect(text).toMatch(from);
    return text.replace(from, to);
  }, site.read("site.config.ts"));
  site.write("site.config.ts", config.replace(/placeholders: \{[^}]*\}/, "placeholders: []"));
  return { root, ...runWarm(["build", "--root", root]) };
}

/** The text of both documents of the site with a changed config. */
function documentsWith(edits: Edits): string {
  const { root, status, stderr } = buildWith(edits);
  expect(stderr).not.toContain("error");
  expect(status).toBe(0);
  return ["privacy-policy", "terms-of-service"]
    .map((name) => readFileSync(join(root, "dist", `${name}.html`), "utf8"))
    .map((html) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]*>/g, "") ?? "")
    .join("\n");
}

test("the documents mention all values of the config", () => {
  const text = documentsWith([]);
  expect(text).toContain("to the App Store, to Instagram, to RedNote, to our partnership form, and once");
  expect(text).toContain("such as venues, Instagram, RedNote, our partnership form and event pages");
  expect(text).toContain("Apple and the App Store");
});

/** A thorough run leaves out each value alone; the next test leaves out the others together. */
const leftOut: readonly (readonly [what: string, edits: Edits, words: readonly RegExp[]])[] = isThorough
  ? [
      ["Instagram", [[instagram, ""]], [/instagram/i]],
      ["RedNote", [[rednote, ""]], [/rednote/i]],
      ["form for partners", [[partners, ""]], [ofPartners]],
      ["store", [[store, ""]], [/app store|apple|iOS|google play/i]],
      ["listing in the store yet", [[store, notYet]], [ofListing]],
    ]
  : [
      [
        "form for partners and a listing in the store yet",
        [
          [partners, ""],
          [store, notYet],
        ],
        [ofPartners, ofListing],
      ],
    ];
test.each(leftOut)("documents of a site without a %s do not mention it", (_, edits, words) => {
  const text = documentsWith(edits);
  for (const one of words) expect(text).not.toMatch(one);
});

test("documents of a site without any optional value read well", () => {
  const text = documentsWith([instagram, rednote, store].map((key) => [key, ""] as const));
  expect(text).not.toMatch(/instagram|rednote|app store|apple|iOS/i);
  expect(text).toContain("Some links lead elsewhere, to our partnership form, and once you follow one");
  expect(text).toContain("such as venues, our partnership form and event pages");
  expect(text).toContain("Hubbub is an app that helps people in Boston");
  expect(text).not.toMatch(/ {2}\S| [,.;:]|,,|\.\.|\{\{|undefined/);
});
