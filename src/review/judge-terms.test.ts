import { expect, test } from "vitest";
import { exampleSite } from "../../test/support/example.js";
import { judgeTerms } from "./judge-terms.js";
import type { ReviewContext } from "./review-context.js";

const languages = [{ prefix: "" }, { prefix: "/ja" }];
const site = {
  ...exampleSite({ url: "https://me.example/app/", redirects: { "/eula": "/terms" } }),
  languages,
};

/** The finding for a description, on a site whose terms are at `/terms`. */
function findingOf(description: string, terms: string | undefined) {
  const origin = { file: "description.txt", line: 1 };
  const context = {
    site,
    pages: { terms: terms && { summary: { routePath: terms }, title: "Terms", isStated: true } },
    listing: () => [{ field: "description", value: description, locale: "ja", origin, store: "apple" }],
    answers: { subscriptions: { value: true, path: ["review", "subscriptions"] } },
    inConfig: () => ({ what: "review" }),
  };
  const found = judgeTerms(context as unknown as ReviewContext);
  return found.find(({ requirement }) => requirement === "apple/terms-link");
}

test.each([
  ["https://me.example/app/terms", "/terms", "passed"],
  ["https://me.example/app/ja/terms/", "/terms", "passed"],
  ["https://me.example/app/terms", "/ja/terms", "passed"],
  ["https://me.example/app/eula", "/terms", "passed"],
  ["https://me.example/app/ja", "/terms", "failed"],
  ["https://other.example/app/ja/terms", "/terms", "failed"],
  ["https://me.example/app/", undefined, "failed"],
])("a description with %s, and terms at %s: %s", (address, terms, outcome) => {
  expect(findingOf(`Terms: ${address}`, terms)?.outcome).toBe(outcome);
});

test("a link that resembles one to the terms is named in the finding", () => {
  const { finding } =
    findingOf("https://me.example/app/ja and https://me.example/app/ja/old-terms", "/terms") ?? {};
  expect(finding).toContain("links to https://me.example/app/ja/old-terms, which");
  expect(findingOf("https://me.example/app/ja", "/terms")?.finding).toContain("does not link to terms");
});
