import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changeFiles, NotReplaced } from "./replace-file.js";

function site() {
  const root = mkdtempSync(join(tmpdir(), "handbill-change-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "pages"));
  writeFileSync(join(root, "pages/old.tsx"), "old");
  writeFileSync(join(root, "site.config.ts"), "config");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  return { root, read };
}

const moves = [["pages/old.tsx", "pages/a/b/new.tsx"]] as const;
const files = [["legal/de/terms.md", "Bedingungen"]] as const;

test("a moved file is edited at its new path", () => {
  const { root, read } = site();
  const edits = [
    { file: "pages/old.tsx", before: "old", after: "new" },
    { file: "site.config.ts", before: "config", after: "more" },
  ];
  changeFiles(root, { moves, files, edits });
  expect([read("pages/a/b/new.tsx"), read("site.config.ts"), read("legal/de/terms.md")]).toEqual([
    "new",
    "more",
    "Bedingungen",
  ]);
  expect(existsSync(join(root, "pages/old.tsx"))).toBe(false);
});

test("if one change fails, all are undone, with their new folders", () => {
  const { root, read } = site();
  const edits = [
    { file: "pages/old.tsx", before: "old", after: "new" },
    { file: "site.config.ts", before: "what it was before", after: "more" },
  ];
  expect(() => changeFiles(root, { moves, files, edits })).toThrow(NotReplaced);
  expect([read("pages/old.tsx"), read("site.config.ts")]).toEqual(["old", "config"]);
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(["pages", "pages/old.tsx", "site.config.ts"]);
});

test("a change that cannot be undone, because the file was saved since, does not stop undoing the others", () => {
  const { root, read } = site();
  const edits = [
    { file: "pages/old.tsx", before: "old", after: "new" },
    {
      file: "site.config.ts",
      get before() {
        writeFileSync(join(root, "pages/a/b/new.tsx"), "saved by somebody");
        return "what it was before";
      },
      after: "more",
    },
  ];
  expect(() => changeFiles(root, { moves, files, edits })).toThrow(/undone/);
  expect([read("pages/old.tsx"), read("site.config.ts")]).toEqual(["saved by somebody", "config"]);
  expect(existsSync(join(root, "legal"))).toBe(false);
});
