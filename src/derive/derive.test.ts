import { expect, test } from "vitest";
import { collect, exampleInput } from "../../test/support/example.js";
import { hostOf } from "../hosts/hosts.js";
import type { DeriveInput } from "../model/pages/derived.js";
import { derive } from "./derive.js";

const namesOf = (changes: Partial<DeriveInput>) =>
  derive(exampleInput(changes), collect().log).files.map(({ outputFile }) => outputFile);
const { site } = exampleInput();

test("a site at the root of its origin welcomes search engines, one under a path is not asked", () => {
  expect(namesOf({ site: { ...site, base: "/" } })).toEqual([".nojekyll", "robots.txt"]);
  expect(namesOf({ site: { ...site, base: "/some-repo/" } })).toEqual([".nojekyll"]);
});

test("an author's own file stays", () => {
  const own = { outputFile: "robots.txt", sourceFile: "public/robots.txt", bytes: new Uint8Array() };
  expect(namesOf({ site: { ...site, base: "/" }, publicFiles: [own] })).toEqual([".nojekyll"]);
});

test("what GitHub Pages reads is for GitHub Pages", () => {
  expect(namesOf({ host: hostOf("github-pages") })).toContain(".nojekyll");
  expect(namesOf({ host: hostOf("netlify") })).not.toContain(".nojekyll");
});
