import { expect, test } from "vitest";
import { exampleSite } from "../../test/support/example.js";
import { deriveFiles } from "./derive-files.js";

const namesOf = (files: ReturnType<typeof deriveFiles>) => files.map(({ outputFile }) => outputFile);

test("a site at the root of its host welcomes search engines, one under a path is not asked", () => {
  expect(namesOf(deriveFiles({ ...exampleSite(), base: "/" }, []))).toEqual([".nojekyll", "robots.txt"]);
  expect(namesOf(deriveFiles({ ...exampleSite(), base: "/some-repo/" }, []))).toEqual([".nojekyll"]);
});

test("an author's own file stands", () => {
  const own = { outputFile: "robots.txt", sourceFile: "public/robots.txt", bytes: new Uint8Array() };
  expect(namesOf(deriveFiles({ ...exampleSite(), base: "/" }, [own]))).toEqual([".nojekyll"]);
});
