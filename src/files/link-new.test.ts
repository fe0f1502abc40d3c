import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../test/support/temp-site.js";
import { linkNew } from "./link-new.js";

const refuse = () => {
  throw Object.assign(new Error("operation not permitted"), { code: "EPERM" });
};

test.each([
  ["with", undefined],
  ["without", refuse],
])("a file gets another name on a disk %s hard links, without replacing a file", (_, link) => {
  const folder = tempFolder(onTestFinished);
  const [from, to] = [join(folder, "a"), join(folder, "b")];
  writeFileSync(from, "text");
  linkNew(from, to, link);
  expect(readFileSync(to, "utf8")).toBe("text");
  expect(() => linkNew(from, to, link)).toThrow(expect.objectContaining({ code: "EEXIST" }));
});
