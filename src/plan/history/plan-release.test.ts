import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { parseHistoryIndex } from "../../model/legal/history-index.js";
import type { ReleaseCandidate } from "../../model/legal/legal-releases.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { planRelease, type ReleaseOptions } from "./plan-release.js";

const document = (html: string, more: Partial<LegalDocument> = {}): LegalDocument =>
  ({
    slug: "terms",
    title: "Terms",
    sourceFile: "legal/terms.md",
    effectiveDay: "2026-01-01",
    html,
    ...more,
  }) as never;

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");

const one = (html: string, more: Partial<ReleaseCandidate> = {}): ReleaseCandidate => ({
  ...{ name: "terms", document: document(html), recorded: document(html) },
  ...{ text: `text of ${html}`, sha256: shaOf(html), there: undefined },
  ...more,
});

const released = (html: string, date = "2026-01-01", slug = "terms"): FrozenVersion => ({
  record: { document: slug, date, sha256: shaOf(html), released: "2025-12-01" },
  document: document(html),
});

function plan(documents: readonly ReleaseCandidate[], more: Partial<ReleaseOptions> = {}) {
  const { log } = collect();
  const versions = more.versions ?? [];
  const options = {
    ...{ documents, versions, records: versions.map(({ record }) => record), index: "the index" },
    ...{ today: "2025-12-24", reason: undefined, note: undefined },
    ...more,
  };
  const { releases, writes } = planRelease(options, log);
  const found = log.sorted().map(({ code, args, place: { file } }) => [code, args, file]);
  const index = writes.find(({ file }) => file === "legal/history/index.json");
  const parsed = index && parseHistoryIndex(index.after);
  if (parsed && "problem" in parsed) throw new Error(parsed.problem);
  const records = parsed?.records;
  return {
    what: releases.map(({ document: slug, date, what }) => `${slug} of ${date} ${what}`),
    files: writes.map(({ file, before }) => [file, before]),
    text: writes[0]?.after,
    records,
    found,
  };
}

const file = "legal/history/terms/2026-01-01.md";
const indexWrite = ["legal/history/index.json", "the index"];

test("a release writes the text's file, then the index with its record", () => {
  const { records, ...reported } = plan([one("<p>a</p>")], { note: "All is new" });
  expect(reported).toEqual({
    what: ["terms of 2026-01-01 released"],
    files: [[file, undefined], indexWrite],
    text: "text of <p>a</p>",
    found: [],
  });
  expect(records).toMatchObject([
    {
      ...{ document: "terms", date: "2026-01-01", sha256: shaOf("<p>a</p>") },
      ...{ released: "2025-12-24", note: "All is new" },
    },
  ]);
});

test("a text whose file already exists is only added to the index", () => {
  const { files } = plan([one("<p>a</p>", { there: "text of <p>a</p>" })]);
  expect(files).toEqual([indexWrite]);
});

test("other existing files are not overwritten", () => {
  const { files, what, found } = plan([one("<p>a</p>", { there: "something else" })]);
  expect([files, what]).toEqual([[], ["terms of 2026-01-01 unchanged"]]);
  expect(found).toEqual([["read/version-unlisted", {}, file]]);
});

test("existing records are kept, and new ones added", () => {
  const versions = [released("<p>o</p>", "2025-01-01"), released("<p>p</p>", "2030-01-01", "privacy")];
  const { records, what, found } = plan([one("<p>a</p>")], { versions });
  expect(what).toEqual(["terms of 2026-01-01 released"]);
  expect(found).toEqual([]);
  expect(new Set(records?.map(({ document: slug, date }) => `${slug} ${date}`))).toEqual(
    new Set(["terms 2025-01-01", "terms 2026-01-01", "privacy 2030-01-01"]),
  );
});

test("a text older than the newest version is not released", () => {
  const versions = [
    released("<p>o</p>", "2026-03-01"),
    released("<p>o</p>", "2026-05-01"),
    released("<p>o</p>", "2025-03-01"),
  ];
  const { files, found } = plan([one("<p>a</p>")], { versions });
  expect(files).toEqual([]);
  expect(found).toEqual([
    ["legal/not-newest", { date: "2026-01-01", newest: "2026-05-01" }, "legal/terms.md"],
  ]);
});

test("an unchanged released text is not released again", () => {
  const { files, what, found } = plan([one("<p>a</p>")], { versions: [released("<p>a</p>")] });
  expect({ files, what, found }).toEqual({ files: [], what: ["terms of 2026-01-01 unchanged"], found: [] });
});

test("of two documents only the new one is released", () => {
  const other = one("<p>b</p>", { name: "privacy", document: document("<p>b</p>", { slug: "privacy" }) });
  const { what, files } = plan([one("<p>a</p>"), other], { versions: [released("<p>a</p>")] });
  expect(what).toEqual(["terms of 2026-01-01 unchanged", "privacy of 2026-01-01 released"]);
  expect(files).toEqual([["legal/history/privacy/2026-01-01.md", undefined], indexWrite]);
});

test("a changed released text is reported, and amended if there is a reason", () => {
  const versions = [released("<p>Thirty days.</p>")];
  const changed = one("<p>Ninety days.</p>", { there: "text of <p>Thirty days.</p>" });
  const reported = plan([changed], { versions });
  expect([reported.what, reported.files]).toEqual([["terms of 2026-01-01 unchanged"], []]);
  expect(reported.found).toEqual([
    [
      "plan/text-changed",
      { date: "2026-01-01", difference: expect.stringContaining("Ninety") },
      "legal/terms.md",
    ],
  ]);
  const amended = plan([changed], { versions, reason: "A number was wrong" });
  expect(amended.found).toEqual([]);
  expect([amended.what, amended.files]).toEqual([
    ["terms of 2026-01-01 amended"],
    [[file, "text of <p>Thirty days.</p>"], indexWrite],
  ]);
  expect(amended.records).toMatchObject([
    {
      ...{ sha256: shaOf("<p>Ninety days.</p>"), released: "2025-12-01" },
      corrections: [
        { date: "2025-12-24", reason: "A number was wrong", replaced: shaOf("<p>Thirty days.</p>") },
      ],
    },
  ]);
});

test("an amendment is appended to earlier ones, and releases nothing else", () => {
  const earlier = { date: "2025-12-10", reason: "A letter", replaced: shaOf("x") };
  const frozen = released("<p>Thirty days.</p>");
  const versions = [{ ...frozen, record: { ...frozen.record, corrections: [earlier] } }];
  const other = one("<p>b</p>", { name: "privacy", document: document("<p>b</p>", { slug: "privacy" }) });
  const { records, what } = plan([one("<p>Ninety days.</p>"), other], { versions, reason: "A number" });
  expect(what).toEqual(["terms of 2026-01-01 amended", "privacy of 2026-01-01 not released"]);
  expect(records?.[0]?.corrections?.map(({ reason }) => reason)).toEqual(["A letter", "A number"]);
});

test("an amendment that was interrupted before the index was written is resumed", () => {
  const { record } = released("<p>Thirty days.</p>");
  const half = one("<p>Ninety days.</p>", { there: "text of <p>Ninety days.</p>" });
  const gone = plan([half], { records: [record], reason: "A number" });
  expect([gone.what, gone.files]).toEqual([["terms of 2026-01-01 amended"], [indexWrite]]);
  const whole = { ...half, sha256: record.sha256 };
  expect(plan([whole], { records: [record], reason: "A number" }).files).toEqual([]);
  const other = { ...half, there: "something else" };
  expect(plan([other], { records: [record], reason: "A number" }).files).toEqual([]);
  expect(plan([half], { records: [record] })).toMatchObject({ files: [], found: [] });
});

test("a text whose recorded form differs from the shown one is rejected", () => {
  const recorded = document("<p>Ninety days.</p>");
  const reported = plan([one("<p>Thirty days.</p>", { recorded })]);
  expect(reported.found).toEqual([
    ["legal/cannot-freeze", { difference: expect.stringContaining("Ninety") }, "legal/terms.md"],
  ]);
  expect([reported.what, reported.files]).toEqual([["terms of 2026-01-01 unchanged"], []]);
  const versions = [released("<p>Ten days.</p>")];
  expect(plan([one("<p>Thirty days.</p>", { recorded })], { versions, reason: "x" }).files).toEqual([]);
  // Unreadable files were reported when they were read.
  expect(plan([one("<p>a</p>", { recorded: undefined })])).toMatchObject({ files: [], found: [] });
});

test("a translation announces no text before it has the one in force in another language", () => {
  const german = (effectiveDay: string) => {
    const text = document("<p>b</p>", { sourceFile: "legal/de/terms.md", effectiveDay });
    return one("<p>b</p>", { name: "de/terms", document: text, recorded: text });
  };
  const english = [released("<p>a</p>", "2026-01-01"), released("<p>a</p>", "2026-03-01")];
  const on = { versions: english, today: "2026-02-01" };
  expect(plan([german("2026-03-01")], on)).toMatchObject({
    files: [],
    found: [["legal/none-in-force", { date: "2026-03-01", inForce: "2026-01-01" }, "legal/de/terms.md"]],
  });
  expect(plan([german("2026-01-01")], on).found).toEqual([]);
  const own = released("<p>a</p>", "2026-01-01", "de/terms");
  expect(plan([german("2026-03-01")], { ...on, versions: [...english, own] }).found).toEqual([]);
  // Where no language has a text in force, all may announce their first.
  expect(plan([german("2026-03-01")], { versions: english, today: "2025-12-24" }).found).toEqual([]);
});
