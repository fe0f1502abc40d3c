import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/temp-site.js";

const types = join(repository, "lib/types");
const files = readdirSync(types, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

/** The files of `lib/types` that a file imports, relative to it. */
function named(file: string): string[] {
  const text = readFileSync(join(types, file), "utf8");
  return [...text.matchAll(/(?:from |import\()"(\.[^"]+)\.js"|<reference path="([^"]+)"/g)].map(
    ([, imported, referred]) => join(file, "..", referred ?? `${imported}.d.ts`),
  );
}

test("the published types contain exactly the files that they reference", () => {
  expect(files).toContain("index.d.ts");
  const all = new Set(files.flatMap(named));
  expect([...all].filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !all.has(file))).toEqual(["index.d.ts"]);
});

test("the published types do not expose internals", () => {
  expect(files.filter((file) => /^(?:diagnostics|effects|runtime|cache|cli)\//.test(file))).toEqual([]);
});

test("the published types have no declaration that the public ones do not reach", () => {
  const all = files.map((file) => readFileSync(join(types, file), "utf8")).join("");
  const isThere = (name: string) => new RegExp(`\\b(?:interface|type|const|function) ${name}\\b`).test(all);
  expect(["PageProps", "SiteView", "HostedSite", "Link"].filter((name) => !isThere(name))).toEqual([]);
  expect(["Project", "Host", "FontSubset", "Diagnostic", "FontMetrics"].filter(isThere)).toEqual([]);
});
