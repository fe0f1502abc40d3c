import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import type { FrozenVersion, LegalDocument } from "../../model/project.js";
import { viewHistory } from "./view-history.js";

const document = (slug: string, date: string, html: string): LegalDocument =>
  ({
    ...{ slug, title: `The ${slug}`, sourceFile: `legal/${slug}.md` },
    ...{ effectiveDay: date, html },
  }) as never;

const frozen = (slug: string, date: string, html: string): FrozenVersion => ({
  record: { document: slug, date, sha256: `sha ${date}`, released: "2024-12-01", note: `Note ${date}` },
  document: document(slug, date, html),
});

const versions = [
  frozen("terms", "2025-01-01", '<h2 id="a">A</h2><p>one</p>'),
  frozen("terms", "2025-06-01", '<h2 id="a">A</h2><p>two</p>'),
  frozen("other", "2025-06-01", "<p>x</p>"),
];

test("a document is listed with its versions, their files and their differences", () => {
  const { log } = collect();
  const present = document("terms", "2025-09-01", '<h2 id="a">A</h2><p>three</p>');
  expect(
    viewHistory({ documents: [{ name: present.slug, document: present }], versions }, "2025-06-01", log),
  ).toEqual([
    {
      document: "terms",
      title: "The terms",
      file: "legal/terms.md",
      date: "2025-09-01",
      versions: [
        {
          ...{ date: "2025-01-01", state: "past", released: "2024-12-01", note: "Note 2025-01-01" },
          ...{ corrections: [], changed: [], difference: undefined },
          ...{ file: "legal/history/terms/2025-01-01.md", sha256: "sha 2025-01-01" },
        },
        {
          ...{ date: "2025-06-01", state: "current", released: "2024-12-01", note: "Note 2025-06-01" },
          ...{ corrections: [], changed: ["A"], difference: "A:\n  - one\n  + two" },
          ...{ file: "legal/history/terms/2025-06-01.md", sha256: "sha 2025-06-01" },
        },
        {
          ...{ date: "2025-09-01", state: "future", released: undefined, note: undefined },
          ...{ corrections: [], changed: ["A"], difference: "A:\n  - two\n  + three" },
          ...{ file: "legal/terms.md", sha256: undefined },
        },
      ],
    },
  ]);
  expect(log.sorted().map(({ code }) => code)).toEqual(["plan/unreleased-text"]);
});

test("a document that was never released is listed without versions and findings", () => {
  const { log } = collect();
  const present = document("new", "2025-09-01", "<p>x</p>");
  const [reported] = viewHistory(
    { documents: [{ name: present.slug, document: present }], versions },
    "2025-06-01",
    log,
  );
  expect(reported).toEqual({
    ...{ document: "new", title: "The new", file: "legal/new.md" },
    ...{ date: "2025-09-01", versions: [] },
  });
  expect(log.sorted()).toEqual([]);
});
