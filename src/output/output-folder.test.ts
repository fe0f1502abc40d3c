import { expect, test } from "vitest";
import { kindOf, outputFolder } from "./output-folder.js";

const token = "0123456789abcdef";
const folder = outputFolder("/site/dist");

test("a commit's temporary folders are next to the output folder, with a name for each kind", () => {
  const { path, parent, lock, staged, backup, trash, lockAfter, draft } = folder;
  expect([path, parent, lock]).toEqual(["/site/dist", "/site", "/site/.dist.handbill-lock"]);
  const names = [staged, backup, trash, lockAfter, draft].map((name) => name(token));
  expect(names).toEqual(
    ["new", "old", "gone", "lock", "draft"].map((kind) => `/site/.dist.handbill-${kind}-${token}`),
  );
  const kinds = names.map((name) => kindOf(name.slice("/site/".length), folder));
  expect(kinds).toEqual(["new", "old", "gone", "lock", "draft"]);
});

test.each([
  ".dist.handbill-lock",
  `.dist.handbill-other-${token}`,
  `.dist.handbill-new-${token}0`,
  `.dist.handbill-new-x${token}`,
  ".dist.handbill-new-0123456789abcdeg",
  `.disk.handbill-new-${token}`,
  `dist.handbill-new-${token}`,
  ".dist.handbill-",
  "",
])("%s is not a temporary folder's name", (name) => {
  expect(kindOf(name, folder)).toBeUndefined();
});
