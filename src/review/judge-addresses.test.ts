import { expect, test } from "vitest";
import { exampleSite } from "../../test/support/example.js";
import { judgeAddresses } from "./judge-addresses.js";
import type { ReviewContext } from "./review-context.js";

const languages = [
  { tag: "en", prefix: "" },
  { tag: "pt-BR", prefix: "/pt-br" },
  { tag: "ja", prefix: "/ja" },
];

/** The hint for a listing's broken link to the policy, which the site has in English and Portuguese. */
function hintFor(locale: string) {
  const paths = ["/privacy-policy", "/pt-br/privacy-policy"];
  const text = { field: "privacyUrl", value: "https://me.example/p", locale, store: "apple" };
  const context = {
    site: { ...exampleSite({ url: "https://me.example/" }), languages },
    pages: { privacy: { summary: { routePath: paths[0] }, title: "Privacy", isStated: true } },
    checked: { summaries: paths.map((routePath) => ({ page: { routePath } })) },
    listing: (field: string) =>
      field === "privacyUrl" ? [{ ...text, origin: { file: "privacy_url.txt", line: 1 } }] : [],
    answer: () => ({ status: 404, result: "404" }),
  };
  const found = judgeAddresses(context as unknown as ReviewContext);
  return found.find(({ requirement }) => requirement === "apple/privacy-address")?.hint;
}

test.each([
  ["en-US", "https://me.example/privacy-policy"],
  ["pt-PT", "https://me.example/pt-br/privacy-policy"],
  ["ja", "https://me.example/privacy-policy"],
  ["ko", "https://me.example/privacy-policy"],
])("the hint for the listing in %s suggests %s", (locale, address) => {
  expect(hintFor(locale)).toContain(`write ${address},`);
});
