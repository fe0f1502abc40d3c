import { expect, test } from "vitest";
import { collect, exampleSite } from "../../test/support/example.js";
import type { FoundFiles } from "../files/find-files.js";
import type { Settings } from "./read-settings.js";
import { reportUnreadFiles } from "./report-unread.js";

test("a document outside the languages' folders is reported as unread, and one with a duplicate name as replaced", () => {
  const { log, found } = collect();
  const site = exampleSite({ language: undefined, languages: ["en", "de"] } as never);
  const unused = ["content/help/fr/a.md", "content/help/en/Twin.md", "content/help/a.md", "legal/de/Twin.md"];
  const settings = { site, unusedDocuments: new Set(unused) } as unknown as Settings;
  const files = { others: [] } as unknown as FoundFiles;
  reportUnreadFiles(files, settings, { root: "/", inputs: [], log });
  expect(found()).toEqual(["content/help/fr/a.md read/unread-file"]);
});
