import { expect, test } from "vitest";
import { exampleDocument } from "../../test/support/example.js";
import { formatOldSources, formatRecorded } from "./format-notes.js";
import { textStyle } from "./text-style.js";

/** The notes of a build on one day about a document of another day. */
const notesOn = (
  today: string | undefined,
  effectiveDay = "2026-11-01",
  answers = "accessibility.standard",
) => {
  const sections = [{ id: "a", depth: 2, line: 3, answers: [answers] }] as never;
  const document = exampleDocument({ slug: "accessibility", effectiveDay, sections });
  // Each language has its own, but one line is enough.
  return formatOldSources([document, document], { today, style: textStyle(false) });
};

test("a page about a law is listed with its source six months after that was read", () => {
  expect(notesOn("2027-05-25")).toEqual([]);
  expect(notesOn(undefined)).toEqual([]);
  expect(notesOn("2027-05-26")).toEqual([
    expect.stringContaining("! accessibility: its source, Directive (EU) 2019/882"),
    expect.stringContaining("read https://eur-lex.europa.eu/eli/dir/2019/882/oj"),
  ]);
});

test("a page whose author has checked the source since is not listed, nor are other documents", () => {
  expect(notesOn("2027-06-01", "2027-05-01")).toEqual([]);
  expect(notesOn("2027-11-02", "2027-05-01")).toHaveLength(2);
  expect(notesOn("2027-06-01", "2026-11-01", "privacy.retention")).toEqual([]);
});

test("a first build explains the record, and lists the URLs only if they are few", () => {
  const recorded = (count: number) =>
    formatRecorded(
      Array.from({ length: count }, (_, index) => `/${index}`),
      textStyle(false),
    ).split("\n");
  expect(recorded(31)).toEqual([
    "✓ added 31 URLs to handbill.lock; commit it: a later build that would lose one fails",
  ]);
  expect(recorded(2).slice(1)).toEqual(["  /0", "  /1"]);
});
