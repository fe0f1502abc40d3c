import { expect, test } from "vitest";
import { readListingAddresses } from "./listing-addresses.js";

const at = (field: "privacyUrl" | "supportUrl", value: string | undefined) =>
  value === undefined
    ? undefined
    : { field, value, language: undefined, origin: { file: `${field}.txt`, line: 1 } };
const read = (privacy: string | undefined, support: string | undefined, site?: string) => {
  const links = { privacyUrl: at("privacyUrl", privacy), supportUrl: at("supportUrl", support) };
  const { site: found, redirects } = readListingAddresses(links, {
    site,
    name: "Tide Pool",
    text: undefined,
  });
  return [found?.address, redirects];
};

const own = "https://tidepool.example/";
test.each([
  [`${own}privacy`, `${own}help-me/`, own, { "/privacy": "/privacy-policy", "/help-me": "/support" }],
  [`${own}privacy`, undefined, own, { "/privacy": "/privacy-policy" }],
  [
    "https://a.example/privacy",
    "https://a.example/help",
    "https://a.example/",
    { "/privacy": "/privacy-policy" },
  ],
  ["https://a.example/privacy", "https://b.example/help", undefined, {}],
  ["https://github.com/tidepool/app/privacy", "https://github.com/tidepool/app/issues", undefined, {}],
  ["https://tide-pool.example/privacy-policy", undefined, "https://tide-pool.example/", {}],
  [`${own}privacy.html`, `${own}?id=2`, own, { "/privacy.html": "/privacy-policy" }],
  [`${own}privacy-policy.html`, `${own}index.html`, own, {}],
  [`${own}privacy.pdf`, `${own}help.php`, own, {}],
  ["nowhere", "mailto:a@tidepool.example", undefined, {}],
])("the listing's URLs %j and %j give the site URL %j", (privacy, support, site, redirects) => {
  expect(read(privacy, support)).toEqual([site, redirects]);
});

test("URLs in the description redirect to the pages that replace them, unless the listing has its own", () => {
  const text = `Privacy: ${own}privacy. Terms (${own}legal/eula), ${own}blog, https://other.example/privacy-notice`;
  const links = { privacyUrl: undefined, supportUrl: at("supportUrl", `${own}help-me`) };
  expect(readListingAddresses(links, { site: undefined, name: "Tide Pool", text }).redirects).toEqual({
    "/privacy": "/privacy-policy",
    "/legal/eula": "/terms-of-service",
    "/help-me": "/support",
  });
});

test("a site with a known URL keeps it, and gets redirects only for its own host", () => {
  expect(
    read("https://tidepool.example/privacy", "https://other.example/faq", "https://tidepool.example/"),
  ).toEqual([undefined, { "/privacy": "/privacy-policy" }]);
});
