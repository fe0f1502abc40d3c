// Over 300 lines: its tests use two sites in three versions, which takes seconds to release and to build.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { BuildResult } from "../../src/build/build-options.js";
import type { Diagnostic } from "../../src/diagnostics/diagnostics.js";
import { buildSite, checkSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { release, show } from "../support/sites/legal-site.js";
import { copyFinishedSite } from "../support/sites/own-site.js";
import { copySite, tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The sample site's two documents in three versions, released one after the other, and built on several days. Each day is given. */

const policy = "legal/privacy-policy.md";
const terms = "legal/terms-of-service.md";
const days = ["2025-08-17", "2026-01-01", "2026-07-01"] as const;

const codesOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ code }) => code).filter((code) => code !== "check/placeholder-address");

function dateSite(site: EditableSite, from: string, to: string): void {
  site.replace("site.config.ts", `effectiveDate: "${from}"`, `effectiveDate: "${to}"`);
}

let site: EditableSite;
/** The builds of the site with all three versions, by day. */
const built = new Map<string, BuildResult>();
const sites: (() => void)[] = [];

beforeAll(async () => {
  site = copyFinishedSite((end) => sites.push(end));
  site.replace("site.config.ts", "    sitemap: true,", "    sitemap: true,\n    llms: true,");
  expect((await release(site.root, "2025-08-01")).ok).toBe(true);

  dateSite(site, days[0], days[1]);
  site.replace("site.config.ts", "minimumAge: 13", "minimumAge: 16");
  expect((await release(site.root, "2025-12-01", { note: "You must be 16 now." })).ok).toBe(true);

  dateSite(site, days[1], days[2]);
  site.replace(policy, "## How we collect it", "## How we get it");
  site.replace(policy, "- We do not sell your personal information.\n", "");
  site.write(
    terms,
    `${site.read(terms)}\n## Gifts\n\nA gift that you were sent may be sent on, <!-- once --> once.\n`,
  );
  expect((await release(site.root, "2026-06-01")).ok).toBe(true);
  return () => {
    for (const end of sites) end();
  };
}, scaledTimeout(60_000));

/** The site as built on a day, in its own folder. */
async function builtOn(today: string): Promise<(file: string) => string> {
  const outDir = `dist-${today}`;
  const result = built.get(today) ?? (await buildSite(site.root, { today, outDir }));
  built.set(today, result);
  expect(codesOf(result.diagnostics)).toEqual([]);
  return (file) => readFileSync(join(site.root, outDir, file), "utf8");
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const noticeOf = (html: string) => /<div class="legal-notice" role="note">(.*?)<\/div>/s.exec(html)?.[1];
const inForce = (today: string) =>
  built
    .get(today)
    ?.legal.map(({ history }) => history?.versions.map(({ date, state }) => `${date} ${state}`));

describe("a released version", () => {
  test("is recorded by date, with its facts filled in", () => {
    for (const day of days)
      for (const slug of ["privacy-policy", "terms-of-service"]) {
        const text = site.read(`legal/history/${slug}/${day}.md`);
        expect(text).not.toContain("{{");
        expect(text).toContain(`effectiveDate: ${day}`);
        expect(text).toContain(day.replaceAll("-", "/"));
      }
    expect(site.read(`legal/history/privacy-policy/${days[0]}.md`)).toContain("under 13");
    expect(site.read(`legal/history/privacy-policy/${days[1]}.md`)).toContain("under 16");
  });

  test("needs to be released only once", async () => {
    const before = readFolder(join(site.root, "legal"));
    const { ok, releases, written } = await release(site.root, "2026-06-02");
    expect({ ok, written, what: releases.map(({ what }) => what) }).toEqual({
      ok: true,
      written: [],
      what: ["unchanged", "unchanged"],
    });
    expect(readFolder(join(site.root, "legal"))).toEqual(before);
  });

  test("is shown with its changes", async () => {
    const { documents, diagnostics } = await show(site.root, "2026-02-01");
    expect(diagnostics).toEqual([]);
    const [first] = documents;
    expect(first?.versions.map(({ date, state, note }) => [date, state, note])).toEqual([
      [days[0], "past", undefined],
      [days[1], "current", "You must be 16 now."],
      [days[2], "future", undefined],
    ]);
    expect(first?.versions[1]?.changed).toEqual(["The short version", "Children and teenagers"]);
    expect(first?.versions[1]?.difference).toContain("- … must be at least 13 years old");
    expect(first?.versions[1]?.difference).toContain("+ … must be at least 16 years old");
    expect(documents[1]?.versions[2]?.changed).toEqual(["Gifts"]);
  });
});

describe("between two effective dates", () => {
  const today = "2026-06-30";

  test("the document's page shows the version in force", async () => {
    const read = await builtOn(today);
    expect(inForce(today)).toEqual([
      [`${days[0]} past`, `${days[1]} current`, `${days[2]} future`],
      [`${days[0]} past`, `${days[1]} current`, `${days[2]} future`],
    ]);
    const page = read("privacy-policy.html");
    expect(page).toContain("under 16");
    expect(page).toContain("<li>We do not sell your personal information");
    expect(page).toContain('<time dateTime="2026-01-01">2026/01/01</time>');
  });

  test("a future version is announced there and published at its own URL", async () => {
    const read = await builtOn(today);
    const notice = noticeOf(read("privacy-policy.html"));
    expect(notice).toContain("takes effect on 2026/07/01");
    expect(notice).toContain('href="/privacy-policy/2026-07-01"');
    const coming = read("privacy-policy/2026-07-01.html");
    expect(noticeOf(coming)).toContain("not in force yet");
    expect(coming).not.toContain("<li>We do not sell your personal information");
  });

  test("an earlier version says that it is no longer in force, and has the document's page as its canonical URL", async () => {
    const read = await builtOn(today);
    const earlier = read("privacy-policy/2025-08-17.html");
    expect(noticeOf(earlier)).toContain("no longer in force. It applied from 2025/08/17 until 2026/01/01");
    expect(earlier).toContain("under 13");
    for (const name of ["2025-08-17", "2026-01-01", "2026-07-01", "2026-01-01/changes"])
      expect(canonicalOf(read(`privacy-policy/${name}.html`))).toBe("https://hubbub.example/privacy-policy");
    expect(canonicalOf(read("privacy-policy.html"))).toBe("https://hubbub.example/privacy-policy");
  });

  test("neither the sitemap nor llms.txt lists versions", async () => {
    const read = await builtOn(today);
    for (const file of ["sitemap.xml", "llms.txt"]) {
      expect(read(file)).toContain("https://hubbub.example/privacy-policy");
      expect(read(file)).not.toMatch(/policy\/20/);
    }
    expect(read("sitemap.xml")).toContain("<lastmod>2026-01-01</lastmod>");
  });

  test("a page of changes lists them by section, in markup and in words", async () => {
    const read = await builtOn(today);
    const changes = read("privacy-policy/2026-07-01/changes.html");
    expect(changes).toMatch(
      /<h2 id="how-we-get-it"><del><span class="legal-mark">\[removed: <\/span>How we collect it<span class="legal-mark">\]<\/span><\/del> <ins><span class="legal-mark">\[added: <\/span>How we get it/,
    );
    expect(changes).toContain("</span>We do not sell your personal information.<span");
    expect(changes).toMatch(/Unchanged: What we collect, Why we use it/);
    const age = read("terms-of-service/2026-01-01/changes.html");
    expect(age).toMatch(/<del>.*13.*<\/del> <ins>.*16.*<\/ins> years old/);
    expect(existsSync(join(site.root, `dist-${today}`, "privacy-policy/2025-08-17/changes.html"))).toBe(
      false,
    );
  });

  test("a page of changes is smaller than the document", async () => {
    const read = await builtOn(today);
    for (const slug of ["privacy-policy", "terms-of-service"])
      for (const day of days.slice(1))
        expect(read(`${slug}/${day}/changes.html`).length).toBeLessThan(read(`${slug}.html`).length);
  });

  test("the feed has each version, latest release first, and pages link to it", async () => {
    const read = await builtOn(today);
    const feed = read("legal-changes.atom");
    const updated = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, time]) => time);
    expect(updated).toEqual([...updated].sort().reverse());
    expect(updated).toHaveLength(7);
    expect(feed).toContain("<summary>You must be 16 now. · Changed: ");
    const link = '<link rel="alternate" type="application/atom+xml"';
    expect(read("privacy-policy.html")).toContain(link);
    expect(read("index.html")).not.toContain(link);
  });

  test.runIf(isThorough)("check reports nothing", async () => {
    const { diagnostics, checked } = await checkSite(site.root, { today });
    expect(codesOf(diagnostics)).toEqual([]);
    expect(checked?.pages.length).toBe(14);
  });
});

test("on its effective date a version comes into force, and all URLs still exist", async () => {
  const before = await builtOn("2026-06-30");
  const after = await builtOn("2026-07-01");
  expect(noticeOf(before("privacy-policy.html"))).toContain("2026/07/01");
  expect(noticeOf(after("privacy-policy.html"))).toBeUndefined();
  expect(after("privacy-policy.html")).toContain("How we get it");
  expect(noticeOf(after("privacy-policy/2026-07-01.html"))).toContain("in force since 2026/07/01");
  expect(noticeOf(after("privacy-policy/2026-01-01.html"))).toContain("no longer in force");
  const filesOn = (day: string) => Object.keys(readFolder(join(site.root, `dist-${day}`)));
  expect(filesOn("2026-07-01")).toEqual(filesOn("2026-06-30"));
});

test.runIf(isThorough)("two builds for the same day give the same bytes", async () => {
  await builtOn("2026-06-30");
  await buildSite(site.root, { today: "2026-06-30", outDir: "dist-again" });
  expect(readFolder(join(site.root, "dist-again"))).toEqual(readFolder(join(site.root, "dist-2026-06-30")));
});

/** A small site with such a history, for edits: its texts are short, so that it builds fast. */
async function newSmallSite(): Promise<string> {
  const root = tempSite((end) => sites.push(end));
  const small = siteAt(root);
  small.remove("legal/privacy.md");
  small.replace(
    "pages/index.tsx",
    '<Link to="/privacy">Privacy</Link>',
    '<Link to="/privacy-policy">Privacy</Link> <Link to="/terms-of-service">Terms</Link>',
  );
  const changes = "{{#if legal.changes}}\n## Changes\n\n{{legal.changes}}\n{{/if}}\n";
  small.write(
    policy,
    `---
title: Privacy policy
description: What {{app.name}} does with what it knows.
states: [legal.effectiveDate]
---

This summary is here to **help**. It holds from {{legal.effectiveDate}}.

- **Nothing** is sold.
- Nobody is under {{legal.minimumAge}}.

## What is kept

| what | how long |
| --- | --- |
| **letters** | a year |

${changes}`,
  );
  small.write(
    terms,
    `---
title: Terms of service
description: What you and {{app.name}} agree on.
---

## Age

You are {{legal.minimumAge}} or older since {{legal.effectiveDate}}.

${changes}`,
  );
  await release(root, "2025-08-01");
  dateSite(small, days[0], days[1]);
  small.replace("site.config.ts", "minimumAge: 13", "minimumAge: 16");
  await release(root, "2025-12-01");
  dateSite(small, days[1], days[2]);
  small.replace(policy, "a year", "two years");
  small.write(terms, `${small.read(terms)}\n## Gifts\n\nA gift may be sent on once.\n`);
  const { releases } = await release(root, "2026-06-01");
  expect(releases.map(({ what }) => what)).toEqual(["released", "released"]);
  return root;
}

let smallSite: Promise<string> | undefined;

/** A copy of it. */
async function copyOfSite(): Promise<EditableSite> {
  smallSite ??= newSmallSite();
  const root = tempFolder(onTestFinished);
  copySite(await smallSite, root);
  return siteAt(root);
}

const buildOn = (root: string, today: string) => buildSite(root, { today, write: false });

describe("the text of a released version", () => {
  test("is an error if it changes without a new date, even through a fact of the config", async () => {
    const copy = await copyOfSite();
    copy.replace("site.config.ts", "minimumAge: 16", "minimumAge: 17");
    const { ok, diagnostics } = await buildOn(copy.root, "2026-07-02");
    expect(ok).toBe(false);
    const changed = diagnostics.filter(({ code }) => code === "plan/text-changed");
    expect(changed.map(({ place }) => place.file)).toEqual([policy, terms]);
    for (const { args } of changed) expect(args.difference).toMatch(/- .*\b16\b.*\n.*\+ .*\b17\b/);
    const refused = await release(copy.root, "2026-07-02");
    expect(refused).toMatchObject({ ok: false, written: [], releases: [] });
  });

  test("is not compared with a document that could not be read completely", async () => {
    const copy = await copyOfSite();
    copy.replace(policy, "{{legal.effectiveDate}}", "{{legal.effectivDate}}");
    const { diagnostics } = await buildOn(copy.root, "2026-07-02");
    expect(codesOf(diagnostics)).toEqual(["read/fact-not-stated", "read/unknown-fact"]);
  });

  test("may differ in Markdown syntax and in line endings", async () => {
    const copy = await copyOfSite();
    copy.write(policy, copy.read(policy).replaceAll("**", "__").replace(/^- /gm, "* "));
    for (const file of [versionOf(days[0]), versionOf(days[1]), "legal/history/index.json", policy])
      copy.write(file, copy.read(file).replaceAll("\n", "\r\n"));
    const { diagnostics } = await buildOn(copy.root, "2026-07-02");
    expect(codesOf(diagnostics)).toEqual([]);
  });

  test("can be amended with a reason, which is recorded and shown", async () => {
    const copy = await copyOfSite();
    copy.replace(policy, "This summary is here to", "The summary is here to");
    const reason = "A word & its <sister>";
    const amended = await release(copy.root, "2026-07-03", { reason });
    expect(amended.releases.map(({ what }) => what)).toEqual(["amended", "unchanged"]);
    const index = JSON.parse(copy.read("legal/history/index.json"));
    const [entry] = index.versions.filter(({ corrections }: { corrections?: unknown }) => corrections);
    expect(entry).toMatchObject({ document: "privacy-policy", date: days[2], released: "2026-06-01" });
    expect(entry.corrections).toEqual([{ date: "2026-07-03", reason, replaced: expect.any(String) }]);
    expect(entry.corrections[0].replaced).not.toBe(entry.sha256);
    const { tree, diagnostics } = await buildOn(copy.root, "2026-07-04");
    expect(codesOf(diagnostics)).toEqual([]);
    const text = (file: string) => new TextDecoder().decode(tree?.files.get(file)?.bytes);
    const reported = "Corrected on 2026/07/03: A word &amp; its &lt;sister&gt;";
    expect(text("privacy-policy.html")).toContain(reported);
    expect(text("legal-changes.atom")).toContain(reported);
    expect(text("legal-changes.atom")).toContain("<updated>2026-07-03T00:00:00Z</updated>");
  });

  // test/sites-invalid has the other ways with their codes; a thorough run tries them with three versions.
  const changes: [string, (copy: EditableSite) => void, string][] = [
    [
      "edited",
      (copy: EditableSite) => copy.replace(versionOf(days[0]), "under 13", "under 12"),
      "read/version-edited",
    ],
    ["removed", (copy: EditableSite) => copy.remove(versionOf(days[0])), "read/version-missing"],
    [
      "removed with the index",
      (copy: EditableSite) => copy.remove("legal/history/index.json"),
      "read/version-unlisted",
    ],
    ["renamed", (copy: EditableSite) => rename(copy, days[0], "2025-08-18"), "read/version-missing"],
  ];
  test.each(isThorough ? changes : changes.slice(0, 1))("must not be %s", async (_, change, code) => {
    const copy = await copyOfSite();
    change(copy);
    const { ok, diagnostics } = await buildOn(copy.root, "2026-07-02");
    expect(ok).toBe(false);
    expect(codesOf(diagnostics)).toContain(code);
    expect(await release(copy.root, "2026-07-02")).toMatchObject({ ok: false, written: [] });
  });
});

const versionOf = (day: string) => `legal/history/privacy-policy/${day}.md`;

function rename(copy: EditableSite, from: string, to: string): void {
  copy.write(versionOf(to), copy.read(versionOf(from)));
  copy.remove(versionOf(from));
}

test("links in released texts follow redirects of moved pages", async () => {
  const own = siteAt(tempSite(onTestFinished));
  const page = own.read("pages/index.tsx");
  own.write("pages/old.tsx", page.replace("site.app.name", '"The old page of this site"'));
  own.write("legal/privacy.md", `${own.read("legal/privacy.md")}\nSee [there](/old#contact).\n`);
  await release(own.root, "2025-08-01");
  own.replace("site.config.ts", 'effectiveDate: "2025-08-17"', 'effectiveDate: "2026-01-01"');
  await release(own.root, "2025-12-01");
  own.write("pages/new.tsx", own.read("pages/old.tsx"));
  own.remove("pages/old.tsx");
  const found = async () => {
    const { diagnostics } = await buildOn(own.root, "2026-02-01");
    return codesOf(diagnostics).filter((code) => /broken-link|text-changed/.test(code));
  };
  expect(await found()).toEqual(["check/broken-link"]);
  own.replace("legal/privacy.md", "[there](/old#contact)", "[there](/new#contact)");
  expect(await found()).toEqual(["plan/text-changed"]);
  own.replace(
    "site.config.ts",
    "export default defineConfig({",
    'export default defineConfig({ redirects: { "/old": "/new" },',
  );
  expect(await found()).toEqual([]);
});

describe("legal release", () => {
  test("resumes a release that was interrupted before the index was written", async () => {
    const copy = await copyOfSite();
    const index = copy.read("legal/history/index.json");
    dateSite(copy, days[2], "2027-01-01");
    await release(copy.root, "2026-12-01");
    const whole = readFolder(join(copy.root, "legal"));
    copy.write("legal/history/index.json", index);
    expect((await buildOn(copy.root, "2026-12-01")).ok).toBe(false);
    expect((await release(copy.root, "2026-12-01")).written).toEqual(["legal/history/index.json"]);
    expect(readFolder(join(copy.root, "legal"))).toEqual(whole);
  });

  test("rejects a date before the newest version", async () => {
    const copy = await copyOfSite();
    dateSite(copy, days[2], "2026-03-03");
    const { ok, diagnostics, written } = await release(copy.root, "2026-07-02");
    expect([ok, written, codesOf(diagnostics)]).toEqual([
      false,
      [],
      ["legal/not-newest", "legal/not-newest"],
    ]);
  });

  test("releases only the given documents", async () => {
    const copy = await copyOfSite();
    dateSite(copy, days[2], "2027-01-01");
    const { releases } = await release(copy.root, "2026-12-01", { names: ["terms-of-service"] });
    expect(releases).toEqual([{ document: "terms-of-service", date: "2027-01-01", what: "released" }]);
    const { diagnostics } = await buildOn(copy.root, "2026-12-01");
    expect(codesOf(diagnostics)).toEqual(["plan/unreleased-text"]);
    const wrong = await release(copy.root, "2026-12-01", { names: ["term"] });
    expect(codesOf(wrong.diagnostics)).toEqual(["legal/unknown-document"]);
  });

  test("reports the placeholders that a text contains or depends on", async () => {
    const copy = siteAt(tempSite(onTestFinished));
    const says = (document: string, text: string) =>
      copy.write(
        `legal/${document}.md`,
        `---\ntitle: ${document}\ndescription: What ${document} says.\neffectiveDate: 2026-01-01\n---\n\n${text}\n`,
      );
    copy.replace("site.config.ts", "copyrightYear", 'placeholders: ["app.name", "legal"],\n  copyrightYear');
    says("privacy", "Nothing of it.");
    says("terms", "{{#if legal.minimumAge}}\n\nFor some.\n\n{{/if}}\n\nOf {{ app.name }}.");
    const placeholders = async () => {
      const { ok, written, diagnostics } = await release(copy.root, "2026-01-01");
      return [
        ok,
        written.length,
        ...diagnostics.map(({ code, args, place }) => [code, args.paths, place.file]),
      ];
    };
    expect(await placeholders()).toEqual([
      false,
      0,
      ["legal/placeholder", "app.name, legal", "legal/terms.md"],
    ]);
    copy.replace("site.config.ts", 'placeholders: ["app.name", "legal"],\n', "");
    expect(await placeholders()).toEqual([true, 3]);
  });

  test("reports sentences of facts that a translation takes from the first language", async () => {
    const copy = siteAt(tempSite(onTestFinished));
    copy.replace("site.config.ts", 'language: "en"', 'languages: ["en", { tag: "de", overrides: {} }]');
    const facts = 'facts: { kept: "We keep invoices for ten years.", host: "Host GmbH (servers)" },\n  ';
    copy.replace("site.config.ts", "copyrightYear", `${facts}copyrightYear`);
    copy.remove("legal/privacy.md");
    const front = "---\ntitle: A\ndescription: B\neffectiveDate: 2026-01-01\n---\n\n";
    for (const file of ["en/terms", "de/terms"])
      copy.write(`legal/${file}.md`, `${front}{{facts.kept}} {{facts.host}}\n`);
    const { diagnostics, written } = await release(copy.root, "2026-01-01");
    expect(written).toEqual([]);
    expect(diagnostics.map(({ code, args, place }) => [code, args.names, place.file])).toEqual([
      ["legal/untranslated", "facts.kept", "legal/de/terms.md"],
    ]);
    const german = 'overrides: { facts: { kept: "Rechnungen bewahren wir zehn Jahre auf." } }';
    copy.replace("site.config.ts", "overrides: {}", german);
    expect((await release(copy.root, "2026-01-01")).ok).toBe(true);
  });

  test("lists a document's placeholders once for all languages", async () => {
    const copy = siteAt(tempSite(onTestFinished));
    copy.replace("site.config.ts", 'language: "en"', 'languages: ["en", { tag: "de" }]');
    copy.replace("site.config.ts", "copyrightYear", 'placeholders: ["app.name"],\n  copyrightYear');
    copy.remove("legal/privacy.md");
    const front = "---\ntitle: A\ndescription: B\neffectiveDate: 2026-01-01\n---\n\n";
    for (const file of ["en/terms", "de/terms", "en/privacy", "de/privacy"])
      copy.write(`legal/${file}.md`, `${front}Of {{app.name}}.\n`);
    const { diagnostics } = await release(copy.root, "2026-01-01");
    expect(diagnostics.map(({ code }) => code)).toEqual(["legal/placeholder", "legal/placeholder"]);
  });

  test("releases one language of a document, or all of them", async () => {
    const copy = siteAt(tempSite(onTestFinished));
    copy.replace("site.config.ts", 'language: "en"', 'languages: ["en", { tag: "de" }]');
    copy.remove("legal/privacy.md");
    const front = "---\ntitle: A\ndescription: B\neffectiveDate: 2026-01-01\n---\n\n";
    for (const file of ["en/terms", "de/terms"]) copy.write(`legal/${file}.md`, `${front}Of {{app.name}}.\n`);
    const releasedBy = async (name: string) =>
      (await release(copy.root, "2026-01-01", { names: [name] })).releases.map(({ document }) => document);
    expect(await releasedBy("de/terms")).toEqual(["de/terms"]);
    expect(await releasedBy("terms")).toEqual(["terms", "de/terms"]);
  });

  test("reports a site without documents", async () => {
    const root = tempSite(onTestFinished);
    siteAt(root).remove("legal/privacy.md");
    expect(codesOf((await release(root, "2026-01-01")).diagnostics)).toEqual(["legal/no-documents"]);
  });
});

describe("{{legal.changes}}", () => {
  test("lists the versions up to the one shown, and is not part of the recorded text", async () => {
    const root = tempSite(onTestFinished);
    const own = siteAt(root);
    own.write(
      "legal/privacy.md",
      `${own.read("legal/privacy.md")}\n{{#if legal.changes}}\n## Changes\n\n{{legal.changes}}\n{{/if}}\n`,
    );
    expect((await buildOn(root, "2025-09-01")).ok).toBe(true);
    await release(root, "2025-08-01", { note: "Written by a lawyer" });
    own.replace(
      "site.config.ts",
      'effectiveDate: "2025-08-17", minimumAge: 13',
      'effectiveDate: "2026-01-01", minimumAge: 16',
    );
    await release(root, "2025-12-01", { note: "Older now" });
    expect(own.read("legal/history/privacy/2026-01-01.md")).toContain("\n{{legal.changes}}\n");
    const { tree, diagnostics } = await buildOn(root, "2026-02-01");
    expect(codesOf(diagnostics).filter((code) => !code.startsWith("check/"))).toEqual([]);
    const listOf = (file: string) => {
      const html = new TextDecoder().decode(tree?.files.get(file)?.bytes);
      expect(html.split('class="legal-versions"')).toHaveLength(2);
      expect(html.indexOf('<h2 id="changes"')).toBeLessThan(html.indexOf('class="legal-versions"'));
      return [...html.matchAll(/<time datetime="([\d-]+)">/g)].map(([, day]) => day);
    };
    expect(listOf("privacy.html")).toEqual(["2026-01-01", "2025-08-17"]);
    expect(listOf("privacy/2025-08-17.html")).toEqual(["2025-08-17"]);
    const changes = new TextDecoder().decode(tree?.files.get("privacy/2026-01-01/changes.html")?.bytes);
    expect(changes).toContain("Unchanged: How to reach us, Changes");
    // A note replaces the words of a first version.
    const feed = new TextDecoder().decode(tree?.files.get("legal-changes.atom")?.bytes);
    expect(feed).toContain("<summary>Written by a lawyer</summary>");
  });
});
