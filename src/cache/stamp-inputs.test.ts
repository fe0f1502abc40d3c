import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inputChange } from "./input-change.js";
import { lookKey, noInputs, stampInputs } from "./stamp-inputs.js";
import { stampOf } from "./stamps.js";

const root = mkdtempSync(join(tmpdir(), "handbill-stamp-inputs-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const path = join(root, "file.md");
const outDir = join(root, "dist");
const asked = { outDir, variables: {} };
const inputs = { content: [path], names: [], presence: [], place: [], variables: [] };

function writeAndStamp(text: string) {
  writeFileSync(path, text);
  return stampOf(path);
}

test("what was written to after it was first checked is another at the next build", () => {
  const early = new Map([[lookKey("content", path), writeAndStamp("Once.")]]);
  const since = Date.now() + 1000;
  const before = stampInputs(inputs, { ...asked, since, early });
  if ("young" in before) throw new Error("it was written a second before");
  expect(inputChange({ ...noInputs, ...before }, { ...asked, root })).toBeUndefined();
  writeAndStamp("Twice.");
  utimesSync(path, 1, 1);
  const after = stampInputs(inputs, { ...asked, since, early });
  expect(after).toEqual(before);
  expect(inputChange(before, { ...asked, root })).toBe("file.md has changed");
});

test("of what was written when a build had begun, nobody knows what was checked", () => {
  const stamp = writeAndStamp("Just now.");
  const early = new Map([[lookKey("content", path), stamp]]);
  expect(stampInputs(inputs, { ...asked, since: Date.now() - 1000, early })).toEqual({ young: path });
});
