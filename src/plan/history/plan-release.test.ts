import { expect, test } from "vitest";
import { Diagnostics } from "../../core/diagnostics.js";
import type { LegalDocument } from "../../core/project.js";
import { planRelease } from "./plan-release.js";

const document = (html: string): LegalDocument =>
  ({
    slug: "terms",
    title: "Terms",
    sourceFile: "legal/terms.md",
    effectiveDate: "2026/01/01",
    html,
  }) as never;

test("a text that would not be kept as it is shown is not kept", () => {
  const log = new Diagnostics();
  const one = {
    ...{ document: document("<p>Thirty days.</p>"), kept: document("<p>Ninety days.</p>") },
    ...{ text: "", sha256: "", there: undefined },
  };
  const options = { documents: [one], versions: [], records: [], index: undefined };
  const plan = planRelease({ ...options, today: "2026-01-01", reason: undefined, note: undefined }, log);
  expect(log.sorted().map(({ code, place }) => [code, place.file])).toEqual([
    ["legal/cannot-freeze", "legal/terms.md"],
  ]);
  expect(plan).toEqual({ releases: [expect.objectContaining({ what: "unchanged" })], writes: [] });
});
