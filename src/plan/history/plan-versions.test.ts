import { expect, test } from "vitest";
import { exampleSite } from "../../../test/support/example.js";
import {
  age,
  day,
  frozen,
  history,
  home,
  link,
  list,
  notice,
  plan,
  present,
  routeOf,
  terms,
} from "../../../test/support/sites/versions.js";
import type { Route } from "../../model/pages/route.js";
import { legalWords } from "../../text/legal-words.js";

test("the document shows the version in force, between announcements and the list of versions", () => {
  const { legal, found } = plan();
  expect(found).toEqual([]);
  expect(legal).toHaveLength(1);
  expect(legal[0]).toMatchObject({ slug: "terms", title: "Terms & more", effectiveDay: "2025-06-01" });
  expect(legal[0]?.history).toMatchObject({ shows: "current", routePath: "/legal/terms" });
  expect(legal[0]?.html).toBe(
    [
      notice(
        "<strong>A new version takes effect on 2026/01/01.</strong>",
        link("/2026-01-01", "Read the new version"),
        link("/2026-01-01/changes", "See what changes"),
      ),
      age(15),
      list("2025-06-01", "2025-03-01", "2025-01-01"),
    ].join("\n"),
  );
});

test("the note of the first version replaces its default description", () => {
  const first = frozen("2025-01-01", age(13), { note: "First version" });
  const [shown] = plan({ legal: [terms("2025-01-01", age(13))], history: [first] }).legal;
  expect(shown?.html.match(/First version/g)).toHaveLength(1);
});

test("each version and its changes have a page below the document's page", () => {
  const { routes } = plan();
  expect(routes.map(({ routePath }) => routePath)).toEqual(
    [
      "/2025-01-01",
      "/2025-03-01",
      "/2025-03-01/changes",
      "/2025-06-01",
      "/2025-06-01/changes",
      "/2026-01-01",
      "/2026-01-01/changes",
    ].map((path) => `/legal/terms${path}`),
  );
  for (const { routePath, pagePath, canonical, module } of routes)
    expect({ pagePath, canonical, module }).toEqual({
      pagePath: routePath,
      canonical: "/legal/terms",
      module: home.module,
    });
  const [first, second, , third, , last] = routes.map(({ version }) => version);
  expect([first, third, last].map((version) => [version?.title, version?.description])).toEqual([
    ["Terms & more, 2025/01/01", "Terms & more: the version in force from 2025/01/01 until 2025/03/01."],
    ["Terms & more, 2025/06/01", "Terms & more: the version in force since 2025/06/01."],
    ["Terms & more, 2026/01/01", "Terms & more: the version that takes effect on 2026/01/01."],
  ]);
  expect([first, third, last].map((version) => version?.history?.shows)).toEqual([
    "past",
    "current",
    "future",
  ]);
  const past = "This version is no longer in force. It applied from";
  const current = link("", "Read the version in force");
  expect(first?.html).toBe(
    [
      notice(
        `<strong>${past} 2025/01/01 until 2025/03/01.</strong>`,
        current,
        link("/2025-03-01/changes", "See what changed"),
      ),
      age(13),
      list("2025-01-01"),
    ].join("\n"),
  );
  expect(second?.html).toContain(
    notice(
      `<strong>${past} 2025/03/01 until 2025/06/01.</strong>`,
      current,
      link("/2025-06-01/changes", "See what changed"),
    ),
  );
  expect(third?.html).toContain(notice("<strong>This version has been in force since 2025/06/01.</strong>"));
  expect(last?.html).toContain(
    notice(
      "<strong>This version is not in force yet. It takes effect on 2026/01/01.</strong>",
      current,
      link("/2026-01-01/changes", "See what changes"),
    ),
  );
  expect(last?.html).toContain(list("2026-01-01", "2025-06-01", "2025-03-01", "2025-01-01"));
});

test("the page of changes marks added and removed words, and lists unchanged sections", () => {
  const { routes } = plan();
  const changes = routes.find(({ routePath }) => routePath.endsWith("/2025-03-01/changes"))?.version;
  expect(changes).toMatchObject({
    title: "Terms & more: changes of 2025/03/01",
    description: "Terms & more: what changed between the versions of 2025/01/01 and 2025/03/01.",
    headings: [{ depth: 2, id: "age", text: "Age" }],
    history: { shows: "comparison" },
  });
  expect(changes?.html).toBe(
    [
      notice(
        "<strong>This version is no longer in force. It applied from 2025/03/01 until 2025/06/01.</strong>",
        link("/2025-01-01", "Version of 2025/01/01"),
        link("/2025-03-01", "Version of 2025/03/01"),
      ),
      "<p>This page shows what changed between the versions of 2025/01/01 and 2025/03/01. Removed and added text is marked.</p>",
      '<h2 id="age">Age</h2>',
      `<p>You are <del><span class="legal-mark">[removed: </span>13<span class="legal-mark">]</span></del> <ins><span class="legal-mark">[added: </span>14<span class="legal-mark">]</span></ins> or older.</p>`,
      "<p>Unchanged: End</p>",
    ].join("\n"),
  );
});

test("before the first effective date, the first version is shown as not yet in force", () => {
  const { legal, routes } = plan({}, { today: "2024-06-01" });
  expect(legal[0]?.effectiveDay).toBe("2026-01-01");
  expect(legal[0]?.history?.shows).toBe("future");
  expect(legal[0]?.html.split("\n")[0]).toBe(
    notice("<strong>This version is not in force yet. It takes effect on 2025/01/01.</strong>"),
  );
  expect(routes.map(({ version }) => version?.history?.shows)).not.toContain("past");
  expect(legal[0]?.html).toContain(day("2026-01-01"));
});

test("a version is in force from its effective date, and without a day the current text is", () => {
  expect(plan({}, { today: "2025-06-01" }).legal[0]?.effectiveDay).toBe("2025-06-01");
  expect(plan({}, { today: "2025-05-31" }).legal[0]?.effectiveDay).toBe("2025-03-01");
  const { legal } = plan({}, { today: undefined });
  expect(legal[0]?.effectiveDay).toBe("2026-01-01");
  // No version is announced.
  expect(legal[0]?.html.startsWith('<h2 id="age">')).toBe(true);
});

test("versions are listed at the text's mark, without a heading", () => {
  const mark = "\uE000legal.changes\uE000";
  const text = `<p>So:</p><p>${mark}</p><p>End.</p>`;
  const { legal } = plan(
    { history: [frozen("2025-01-01", text)], legal: [terms("2025-01-01", text)] },
    { today: "2025-07-01" },
  );
  expect(legal[0]?.html).toBe(
    `<p>So:</p>${list("2025-01-01").replace("<p><strong>Versions</strong></p>\n", "").replace("</a>: First", "</a> (in force): First")}<p>End.</p>`,
  );
});

test("the words around versions are in the site's language, its own if handbill has none, or else in English with lang", () => {
  const html = (language: string, words?: Record<string, string>) => {
    const site = exampleSite({ url: "https://me.example/", language, ...(words && { legal: { words } }) });
    const route = routeOf("/terms", {}, language);
    const own = { ...present, language };
    const versions = history.map(({ record, document }) => ({ record, document: { ...document, language } }));
    return plan({ site, legal: [own], history: versions }, { routes: [route] }).legal[0]?.html ?? "";
  };
  expect(html("de")).toContain('role="note"><p><strong>Am 2026/01/01 tritt eine neue Fassung in Kraft.');
  expect(html("de")).not.toContain("lang=");
  expect(html("nl")).toContain('role="note" lang="en"><p><strong>A new version');
  expect(html("nl")).toContain('aria-label="Versions" lang="en">');
  const own = { ...legalWords("en").words, announced: "Op {from} verandert dit." };
  expect(html("nl", own)).toContain('role="note"><p><strong>Op 2026/01/01 verandert dit.');
  expect(html("de", own)).toContain("Am 2026/01/01 tritt");
});

test("a document's page is the shortest one with its slug as a parameter, or else at the end of its path", () => {
  const pathsWith = (...routes: readonly Route[]) => plan({}, { routes }).routes[0]?.routePath;
  const ending = routeOf("/all/terms");
  expect(pathsWith(routeOf("/other"), routeOf("/a/longer/terms"), ending)).toBe("/all/terms/2025-01-01");
  expect(pathsWith(ending, routeOf("/t/long", { doc: "terms" }), routeOf("/t", { doc: "terms" }))).toBe(
    "/t/2025-01-01",
  );
  expect(pathsWith(ending, routeOf("/t", { doc: "privacy" }))).toBe("/all/terms/2025-01-01");
  expect(pathsWith(routeOf("/terms", {}, "de"), ending)).toBe("/all/terms/2025-01-01");
});

test("versions without a page or a document are reported in their files", () => {
  expect(plan({}, { routes: [routeOf("/myterms")] })).toMatchObject({
    legal: [{ effectiveDay: "2025-06-01" }],
    routes: [],
    found: [{ code: "plan/version-without-page", args: { document: "terms" }, file: "legal/terms.md" }],
  });
  const early = plan({}, { routes: [], today: "2024-01-01" });
  expect(early.legal).toEqual([present]);
  const stray = plan({ legal: [] });
  expect(stray).toMatchObject({ legal: [], routes: [] });
  expect(stray.found).toEqual([
    {
      code: "plan/version-without-document",
      args: { document: "terms" },
      file: "legal/history/terms/2025-01-01.md",
    },
  ]);
});

test("a document without versions is unchanged", () => {
  const other = terms("2026-01-01", "<p>x</p>", { slug: "other" });
  const { legal, routes } = plan({ legal: [other] });
  expect(legal).toEqual([other]);
  expect(routes).toEqual([]);
  expect(plan({ history: undefined }).legal).toEqual([present]);
});

test("another language shows the version in force on the same day, its own or its fallback's", () => {
  const languages = [{ tag: "en" }, { tag: "de" }, { tag: "fr", fallback: { language: "en", note: "-" } }];
  const site = exampleSite({ url: "https://me.example/app/", language: "en", languages });
  const routes = ["/terms", "/de/terms", "/fr/terms"].map((path, index) => ({
    ...routeOf(path, { legal: "terms" }, languages[index]?.tag),
    pagePath: "/terms",
  }));
  const inEnglish = { ...present, sourceFile: "legal/en/terms.md" };
  const inGerman = terms("2026-01-01", "<p>Ab 16.</p>", { language: "de", sourceFile: "legal/de/terms.md" });
  const legal = [inEnglish, inGerman, { ...inEnglish, fallbackFor: "fr" }];
  const german = { ...frozen("2025-06-01", "<p>Ab 15.</p>", { document: "de/terms" }) };
  german.document = { ...german.document, language: "de" };
  const french = history.map(({ record, document }) => ({
    record,
    document: { ...document, fallbackFor: "fr" },
  }));
  const both = plan({ site, legal, history: [...history, german, ...french] }, { routes });
  expect(both.found).toEqual([
    { code: "plan/unreleased-text", args: { date: "2026-01-01" }, file: "legal/de/terms.md" },
  ]);
  expect(both.legal.map(({ effectiveDay, fallbackFor }) => [effectiveDay, fallbackFor])).toEqual([
    ["2025-06-01", undefined],
    ["2025-06-01", undefined],
    ["2025-06-01", "fr"],
  ]);
  expect(both.legal[1]?.html).toContain("Ab 15.");
  expect(both.legal[1]?.html).toContain("tritt eine neue Fassung in Kraft");
  expect(both.legal[2]?.html).toContain("15 or older");
  const pathsOf = (tag: string) =>
    both.routes
      .filter(({ language }) => language === tag)
      .map(({ routePath, pagePath }) => [routePath, pagePath]);
  expect(pathsOf("de")).toEqual([
    ["/de/terms/2025-06-01", "/terms/2025-06-01"],
    ["/de/terms/2026-01-01", "/terms/2026-01-01"],
    ["/de/terms/2026-01-01/changes", "/terms/2026-01-01/changes"],
  ]);
  expect(pathsOf("fr")).toContainEqual(["/fr/terms/2026-01-01", "/terms/2026-01-01"]);
  expect(
    both.routes.find(({ routePath }) => routePath === "/fr/terms/2026-01-01")?.version?.fallbackFor,
  ).toBe("fr");

  // A text whose language has no version yet is shown as not in force.
  const none = plan({ site, legal: [inEnglish, inGerman] }, { routes });
  expect(none.legal[1]?.html).toMatch(/^<div class="legal-notice"[^>]*>.*Diese Fassung gilt noch nicht/);
  expect(none.found.map(({ code, file }) => [code, file])).toContainEqual([
    "plan/unreleased-text",
    "legal/de/terms.md",
  ]);
});

test("a current text that was not released is listed as a version, and reported", () => {
  const { legal, routes, found } = plan({ history: history.slice(0, 2) }, { today: "2026-02-01" });
  expect(found).toEqual([
    { code: "plan/unreleased-text", args: { date: "2026-01-01" }, file: "legal/terms.md" },
  ]);
  expect(legal[0]?.history?.versions.map(({ date, state, released }) => [date, state, released])).toEqual([
    ["2025-01-01", "past", "2024-12-01"],
    ["2025-03-01", "past", "2024-12-01"],
    ["2026-01-01", "current", undefined],
  ]);
  expect(routes.map(({ version }) => version?.sourceFile)).toContain("legal/terms.md");
  // The current text may be older than the released version.
  const old = plan({ legal: [terms("2024-05-01", age(12))], history: history.slice(0, 1) });
  expect(old.legal[0]?.history?.versions.map(({ date }) => date)).toEqual(["2024-05-01", "2025-01-01"]);
});

test("a current text that differs from its released version is reported with the difference", () => {
  const { legal, found } = plan({ legal: [terms("2026-01-01", age(17))] }, { today: "2026-02-01" });
  expect(found.map(({ code, args }) => [code, args])).toEqual([
    [
      "plan/text-changed",
      { date: "2026-01-01", difference: expect.stringContaining("- You are 16 or older.") },
    ],
  ]);
  expect(legal[0]?.html).toContain("You are 17 or older.");
  const renamed = plan({ legal: [{ ...present, title: "Terms" }] });
  expect(renamed.found.map(({ code }) => code)).toEqual(["plan/text-changed"]);
});
