import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeNotices } from "../../scripts/compile/third-party-notices.mjs";
import { repository, tempFolder } from "../support/temp-site.js";

/** The notices of packages with these licences. */
function noticesOf(licences: Readonly<Record<string, string>>): string {
  const root = tempFolder(onTestFinished);
  const inputs: Record<string, object> = { "src/own.ts": {} };
  for (const [name, licence] of Object.entries(licences)) {
    const folder = join(root, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.0.0", license: "MIT" }));
    writeFileSync(join(folder, "LICENSE"), licence);
    inputs[`node_modules/${name}/lib/index.js`] = {};
  }
  const file = join(root, "notices.txt");
  writeNotices({ inputs }, root, file);
  return readFileSync(file, "utf8");
}

const terms = "Permission is granted to any person\nto deal in the Software.";

test("a licence text that packages share is printed once, with all their copyright notices", () => {
  const text = noticesOf({
    "@of/one": `MIT License\n\nCopyright (c) 2012 Ada\n\n${terms}`,
    three: `The MIT License (MIT)\r\n\r\nCopyright Bea\r\n(c) 2020 Cleo\r\n\r\n${terms.replace(/\n/g, " ")}\r\n`,
  });
  expect(text.split("Permission").length).toBe(2);
  for (const part of ["@of/one 1.0.0", "2012 Ada", "three 1.0.0", "Copyright Bea", "(c) 2020 Cleo", terms])
    expect(text).toContain(part);
});

test("a different licence text is printed separately and completely", () => {
  const other = "Copyright holders are not liable.\ncopyright law of another country";
  const text = noticesOf({ one: `(c) Ada\n${terms}`, two: `(c) Bea\n${terms}\n${other}` });
  expect(text.split("Permission").length).toBe(3);
  expect(text).toContain(other);
});

test("the notices list every package whose code is in lib/", () => {
  const text = readFileSync(join(repository, "lib/third-party-licenses.txt"), "utf8");
  for (const name of ["esbuild", "linkinator", "yaml", "htmlparser2"])
    expect(text).toMatch(new RegExp(`^${name} \\d.*\\(.+\\)$`, "m"));
});
