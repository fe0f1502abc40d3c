import { expect, test } from "vitest";
import { codes } from "./codes.js";
import { Diagnostics } from "./diagnostics.js";
import { wordsOf } from "./words-of.js";

test("a diagnostic's message and hint contain its arguments", () => {
  const log = new Diagnostics();
  log.add("read/unknown-key", { key: "prodcut", near: "product", known: "product, store" });
  log.add("read/unknown-key", { key: "zzz", near: undefined, known: "product, store" });
  const [near, far] = log.sorted().map(wordsOf);
  expect(near?.message).toContain("prodcut");
  expect(near?.hint).toContain("product");
  expect(near?.hint).not.toContain("store");
  expect(far?.hint).toContain("product, store");
});

test("a data URL is shortened", () => {
  const log = new Diagnostics();
  log.add("check/malformed-address", { href: `data:${"x".repeat(200_000)}` });
  log.add("check/malformed-address", { href: `https://${"y".repeat(500)}` });
  const [data, page] = log.sorted().map((diagnostic) => wordsOf(diagnostic).message);
  expect(data).toMatch(/^data:x{295}… \(200005 characters\) is not/);
  expect(page).toMatch(/y{500} is not/);
});

test("a name with combining accents has another hint than one with invalid characters", () => {
  const log = new Diagnostics();
  for (const part of ["cafe\u0301", "caf\u00e9 bar"]) log.add("plan/bad-route", { part });
  const hints = log.sorted().map((diagnostic) => wordsOf(diagnostic).hint);
  expect(new Set(hints).size).toBe(2);
});

function hintOf(add: (log: Diagnostics) => void): string | undefined {
  const log = new Diagnostics();
  add(log);
  return log.sorted().map(wordsOf)[0]?.hint;
}

test.each([
  ["support", "a slash"],
  ["page.html", "a slash"],
  ["www.tidepool.example", "https://"],
  ["tidepool.com/press", "https://"],
  ["hello@tidepool.example", "mailto:"],
])("the hint for the relative link %s suggests %s", (href, missing) => {
  expect(hintOf((log) => log.add("check/relative-link", { href, object: undefined, use: "follow" }))).toMatch(
    missing,
  );
});

test.each([
  ["Wie lösche ich?", "wie-lösche-ich"],
  ["support copy", "support-copy"],
  ["a..b", "a-b"],
])("the hint for the invalid name %s suggests a valid one", (name, part) => {
  expect(hintOf((log) => log.add("plan/bad-route", { part: name }))).toContain(part);
  expect(hintOf((log) => log.add("read/bad-document-name", { name }))).toContain(`${part}.md`);
});

test("the hint for a missing document suggests a fallback only if that is possible", () => {
  const missing = (canReplace: boolean) =>
    hintOf((log) =>
      log.add("read/missing-document", {
        name: "legal/en/imprint.md",
        language: "en",
        other: "de",
        canReplace,
      }),
    );
  expect(missing(true)).toContain('fallback: { language: "de"');
  expect(missing(false)).not.toContain("fallback");
});

test("the hint for a name without valid characters lists the valid ones", () => {
  expect(hintOf((log) => log.add("plan/bad-route", { part: "?" }))).toContain("letters");
  expect(hintOf((log) => log.add("read/bad-document-name", { name: "?" }))).toContain("privacy-policy.md");
});

test("each code has a hint, unless its message says what must be or quotes another program", () => {
  const silent = Object.entries(codes).filter(([, { hint }]) => hint === undefined);
  const named = new Proxy({}, { get: (_, name) => `<${String(name)}>` });
  const left = silent.filter(
    ([, { message }]) => !(message as (args: object) => string)(named).includes(" must "),
  );
  expect(left.map(([code]) => code).sort()).toEqual(["own/threw"]);
});

test("the hint for a URL that is lost in each language has one command", () => {
  const args = { address: "/a", addresses: "/a, /de/a", redirects: undefined };
  expect(hintOf((log) => log.add("plan/lost-address", args))).toContain(
    'handbill unlock /a /de/a --reason "',
  );
});

test("the URL in a hint leads to the documentation's site", () => {
  const log = new Diagnostics();
  log.add("legal/no-documents", {});
  expect(log.sorted().map((diagnostic) => wordsOf(diagnostic).hint)).toEqual([
    "write one first; see https://handbill.github.io/handbill/legal",
  ]);
});

test("the hint for a bug in load does not suggest cached data", () => {
  const hint = (error: string) =>
    hintOf((log) => log.add("data/failed", { error, needs: "pages/a.tsx", cached: "2026-01-01" }));
  expect(hint("Cannot read properties of undefined (reading 'city')")).toContain("load gets {");
  expect(hint("fetch failed")).toContain("--offline");
});
