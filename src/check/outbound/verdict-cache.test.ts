import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isFresh, readVerdicts, writeVerdicts } from "./verdict-cache.js";

const hour = 60 * 60 * 1000;
const now = 100 * 24 * hour;
const ok = { verdict: "ok", why: "", at: now } as const;

function cacheFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "handbill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "deep/links.json");
}

describe("a kept verdict", () => {
  test.each([
    [{ ...ok, at: now - 23 * hour }, true],
    [{ ...ok, at: now - 25 * hour }, false],
    [{ ...ok, at: now + hour }, false],
    [{ verdict: "broken", why: "404", at: now } as const, false],
  ])("%j is fresh: %s", (kept, fresh) => {
    expect(isFresh(kept, now)).toBe(fresh);
  });

  test("stays beside those of other runs, and the later one wins", () => {
    const file = cacheFile();
    writeVerdicts(file, { a: ok, b: { ...ok, at: now - hour } }, now);
    writeVerdicts(file, { b: ok, c: ok, a: { ...ok, verdict: "broken", at: now - hour } }, now);
    expect(readVerdicts(file)).toEqual({ a: ok, b: ok, c: ok });
  });

  test("goes when it was not renewed for a month", () => {
    const file = cacheFile();
    writeVerdicts(file, { old: { ...ok, at: now - 31 * 24 * hour }, a: ok }, now);
    expect(Object.keys(readVerdicts(file))).toEqual(["a"]);
  });

  test("goes when there are too many, the one renewed longest ago first", () => {
    const file = cacheFile();
    const many = Array.from({ length: 10_001 }, (_, index) => [
      `a${index}`,
      { ...ok, at: now - (index % 9999) },
    ]);
    writeVerdicts(file, Object.fromEntries(many), now);
    const kept = readVerdicts(file);
    expect(Object.keys(kept)).toHaveLength(10_000);
    expect(kept).not.toHaveProperty("a9998");
  });

  test.each([
    "",
    "{",
    "[]",
    '{"version":2,"verdicts":{}}',
    '{"version":1,"verdicts":{"a":{"verdict":"unverifiable","why":"","at":1}}}',
  ])("is not read from %j", (text) => {
    const file = cacheFile();
    writeVerdicts(file, { a: ok }, now);
    writeFileSync(file, text);
    expect(readVerdicts(file)).toEqual({});
  });
});
