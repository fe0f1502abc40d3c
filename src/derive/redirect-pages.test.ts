import { expect, test } from "vitest";
import { collect, exampleInput, exampleSite } from "../../test/support/example.js";
import type { Redirect } from "../model/hosts/serving.js";
import { derive } from "./derive.js";

/** The pages of redirects, each with the redirect that made it. */
function pagesOf(redirects: readonly (readonly [from: string, to: string])[]) {
  const planned = redirects.map(([from, to]): Redirect => ({ from, to, status: 301 }));
  const site = exampleSite({ url: "https://me.example/" });
  const { files } = derive(exampleInput({ site, redirects: planned }), collect().log);
  return files
    .filter(({ outputFile }) => outputFile.endsWith(".html"))
    .map(({ outputFile, sourceFile }) => `${outputFile} ${sourceFile}`);
}

test("redirects to the same target share a page's file, others clash", () => {
  const both = ["old.html the redirect from /old", "old/index.html the redirect from /old"];
  expect(
    pagesOf([
      ["/old", "/new"],
      ["/old.html", "/new"],
    ]),
  ).toEqual(both);
  expect(
    pagesOf([
      ["/old", "/new"],
      ["/old.html", "/other"],
    ]),
  ).toEqual([...both, "old.html the redirect from /old.html"]);
});
