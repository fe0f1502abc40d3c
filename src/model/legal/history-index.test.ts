import { describe, expect, test } from "vitest";
import { formatHistoryIndex, parseHistoryIndex } from "./history-index.js";

const hash = "a".repeat(64);
const record = (document: string, date: string) => ({ document, date, sha256: hash, released: "2026-01-01" });
const whole = {
  ...record("terms", "2026-02-01"),
  note: "Shorter.",
  corrections: [{ date: "2026-02-02", reason: "a letter", replaced: "b".repeat(64) }],
};

test("a formatted index parses to the same versions, sorted, one a line", () => {
  const records = [whole, record("privacy", "2026-03-01"), record("privacy", "2025-03-01")];
  const text = formatHistoryIndex(records);
  expect(parseHistoryIndex(text)).toEqual({ records: [records[2], records[1], whole] });
  expect(text.split("\n").filter((line) => line.includes("sha256"))).toHaveLength(3);
  expect(formatHistoryIndex([...records].reverse())).toBe(text);
  expect(parseHistoryIndex(formatHistoryIndex([]))).toEqual({ records: [] });
});

describe("an invalid index is reported that", () => {
  const versions = (...list: unknown[]) => JSON.stringify({ format: 1, versions: list });
  test.each([
    ["is truncated", formatHistoryIndex([whole]).slice(0, -9), "JSON"],
    ["has conflict markers", `<<<<<<< ours\n${formatHistoryIndex([whole])}`, "JSON"],
    ["is a list", "[]", "object"],
    ["is newer", '{"format":2,"versions":[]}', "newer"],
    ["has no format", '{"versions":[]}', "format"],
    ["has no list", '{"format":1,"versions":{}}', "list"],
    ["has a version twice", versions(whole, whole), "twice"],
    ["has a day that does not exist", versions({ ...whole, date: "2026-02-30" }), "entry 1 "],
    ["has a truncated hash", versions({ ...whole, sha256: "abc" }), "entry 1 "],
    ["has an unknown key", versions(record("a", "2026-01-01"), { ...whole, extra: 1 }), "entry 2 "],
    ["has an empty note", versions({ ...whole, note: " " }), "entry 1 "],
    [
      "has a correction without a reason",
      versions({ ...whole, corrections: [{ date: "2026-01-01" }] }),
      "entry 1 ",
    ],
  ])("%s", (_, text, word) => {
    const parsed = parseHistoryIndex(text);
    expect("problem" in parsed && parsed.problem).toContain(word);
  });
});
