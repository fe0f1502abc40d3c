import { expect, test } from "vitest";
import { collect, exampleInput } from "../../test/support/example.js";
import { hostOf } from "../hosts/hosts.js";
import type { DeriveInput } from "../model/pages/derived.js";
import { derive } from "./derive.js";

const namesOf = (changes: Partial<DeriveInput>) =>
  derive(exampleInput(changes), collect().log).files.map(({ outputFile }) => outputFile);
const { site } = exampleInput();

test("a site at the root of its origin has a robots.txt, one under a base path does not", () => {
  expect(namesOf({ site: { ...site, base: "/" } })).toEqual([".nojekyll", "robots.txt"]);
  expect(namesOf({ site: { ...site, base: "/some-repo/" } })).toEqual([".nojekyll"]);
});

test("an author's own file is not replaced", () => {
  const own = { outputFile: "robots.txt", sourceFile: "public/robots.txt", bytes: new Uint8Array() };
  expect(namesOf({ site: { ...site, base: "/" }, publicFiles: [own] })).toEqual([".nojekyll"]);
});

test("files for GitHub Pages are written for that host only", () => {
  expect(namesOf({ host: hostOf("github-pages") })).toContain(".nojekyll");
  expect(namesOf({ host: hostOf("netlify") })).not.toContain(".nojekyll");
});
