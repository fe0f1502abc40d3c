// Over 300 lines: the files that phones, stores and crawlers read, from one example site.
import { describe, expect, test } from "vitest";
import {
  collect,
  exampleConfig,
  exampleInput,
  examplePage,
  exampleSite,
} from "../../test/support/example.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { DeriveInput } from "../model/pages/derived.js";
import type { LegalDocument } from "../model/project.js";
import { derive } from "./derive.js";

/* The small files: their content, their errors, and that each is off by default. */

const fresh = { url: "https://me.example/" };

function files(changes: Partial<SiteConfig>, input: Partial<DeriveInput> = {}) {
  const { log, found } = collect();
  const site = exampleSite({ ...fresh, ...changes });
  const pages = ["/", "/privacy-policy", "/404"].map((routePath) => examplePage(routePath));
  const derived = derive(exampleInput({ site, pages, ...input }), log);
  const texts = new TextDecoder();
  const named = Object.fromEntries(
    derived.files.map(({ outputFile, bytes }) => [outputFile, texts.decode(bytes)]),
  );
  const headOf = (routePath: string) => derived.headOf(examplePage(routePath));
  return { named, found: found(), reported: log.sorted(), headOf };
}

test("no launch file or head element exists by default", () => {
  const { named, headOf } = files({});
  expect(Object.keys(named)).toEqual([".nojekyll", "robots.txt"]);
  expect(headOf("/")).toEqual([]);
});

describe("app-ads.txt", () => {
  const google = "google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0";

  test("has a line for each seller, with the contact", () => {
    const sellers = [
      "google.com,pub-4027318465920173,  DIRECT,f08c47fec0942fa0",
      "ads.example, 123, RESELLER",
    ];
    const { named, found } = files({
      files: { appAds: { sellers, contact: "ads@me.example", ownerDomain: "me.example" } },
    });
    expect(found).toEqual([]);
    expect(named["app-ads.txt"]).toBe(
      `${google}\nads.example, 123, RESELLER\ncontact=ads@me.example\nOWNERDOMAIN=me.example\n`,
    );
  });

  test.each([
    ["google.com, pub-4027318465920173, DIRECT, f08c47fec0942fa0, more", "it has 5 fields"],
    ["google.com, pub-4027318465920173", "it has 2 fields"],
    ["google, pub-1, DIRECT", '"google" is not a domain'],
    ["ads.example, , DIRECT", "the second field must be your id in that system"],
    ["ads.example, 1, direct", "the third field must be DIRECT or RESELLER"],
    ["ads.example, 1, DIRECT,", "the fourth field is empty"],
    ["ads.example, 1, DIRECT # mine", "it has a line break, # or ;"],
    ["ads.example, 1, DIRECT\nother.example, 1, DIRECT", "it has a line break, # or ;"],
  ])("rejects the line %j", (line, reason) => {
    const { reported } = files({ files: { appAds: { sellers: [google, line] } } });
    expect(reported).toMatchObject([
      {
        code: "derive/bad-seller",
        args: { line, reason },
        place: { seek: { path: ["files", "appAds", "sellers", "1"] } },
      },
    ]);
  });
});

describe("security.txt", () => {
  const security = {
    contact: ["mailto:security@me.example", "https://me.example/report"],
    expires: "2027-06-30",
  };

  test("has the fields of RFC 9116", () => {
    const { named, found } = files(
      { files: { security: { ...security, policy: "https://me.example/policy", languages: ["pt", "en"] } } },
      { today: "2026-11-21" },
    );
    expect(found).toEqual([]);
    expect(named[".well-known/security.txt"]).toBe(
      [
        "Contact: mailto:security@me.example",
        "Contact: https://me.example/report",
        "Expires: 2027-06-30T23:59:59Z",
        "Preferred-Languages: pt, en",
        "Canonical: https://me.example/.well-known/security.txt",
        "Policy: https://me.example/policy",
        "",
      ].join("\n"),
    );
  });

  test("has no field from a line break in a URL", () => {
    const policy = "https://me.example/policy\nContact: mailto:other@elsewhere.example";
    const { named } = files({ files: { security: { ...security, policy } } });
    expect(named[".well-known/security.txt"]?.match(/^Contact:/gm)).toHaveLength(2);
  });

  test.each([
    ["2027-07-01", "site.config.ts derive/contact-expired"],
    ["2027-06-30", undefined],
    ["2026-06-30", undefined],
    ["2026-06-29", "site.config.ts derive/contact-expires-far"],
  ])("on %s the finding is %s", (today, code) => {
    const { found, named } = files({ files: { security } }, { today });
    expect(found).toEqual(code === undefined ? [] : [code]);
    // The clock only affects warnings.
    expect(named).toEqual(files({ files: { security } }).named);
  });
});

describe("sitemap.xml", () => {
  const document = { effectiveDay: "2025-08-17" } as LegalDocument;

  test("lists each page except the not-found page, with the day of its documents", () => {
    const pages = [
      examplePage("/"),
      {
        ...examplePage("/privacy-policy"),
        documents: [document, { ...document, effectiveDay: "2026-01-02" }],
      },
      examplePage("/a&b"),
      examplePage("/404"),
    ];
    const { named } = files({ files: { sitemap: true } }, { pages });
    expect(named["sitemap.xml"]?.match(/<url>.*<\/url>/g)).toEqual([
      "<url><loc>https://me.example/</loc></url>",
      "<url><loc>https://me.example/privacy-policy</loc><lastmod>2026-01-02</lastmod></url>",
      "<url><loc>https://me.example/a&amp;b</loc></url>",
    ]);
    expect(named["robots.txt"]).toBe("User-agent: *\nAllow: /\n\nSitemap: https://me.example/sitemap.xml\n");
  });

  test("is reported if it is too long", () => {
    const page = examplePage("/a");
    const { found } = files({ files: { sitemap: true } }, { pages: Array(50_001).fill(page) });
    expect(found).toEqual(["site.config.ts derive/too-many-pages"]);
  });
});

test("llms.txt contains the pages and the store in Markdown", () => {
  const { named } = files({ files: { llms: true } });
  expect(named["llms.txt"]).toBe(
    `# Example

> An example.

## Pages

- [Title](https://me.example/): Description
- [Title](https://me.example/privacy-policy): Description

## The app

- [App Store](https://apps.apple.com/us/app/example/id1234)
`,
  );
});

test("structured data describes the app on the landing page, without a rating", () => {
  const { headOf } = files({ files: { structuredData: true } });
  expect(headOf("/privacy-policy")).toEqual([]);
  const [element] = headOf("/");
  expect(element).toEqual({
    tag: "script",
    type: "application/ld+json",
    json: {
      "@context": "https://schema.org",
      "@type": "MobileApplication",
      name: "Example",
      description: "An example.",
      url: "https://me.example/",
      operatingSystem: "iOS, Android",
      applicationCategory: "Lifestyle",
      image: "https://me.example/icon.svg",
      installUrl: "https://apps.apple.com/us/app/example/id1234",
      offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      author: { "@type": "Organization", name: "Me" },
    },
  });
  expect(JSON.stringify(element)).not.toMatch(/"(aggregateRating|review)"/);
  const systemsWith = (googlePlay: object) => {
    const stores = { appStore: { expected: "2999-04" }, googlePlay };
    return JSON.stringify(files({ files: { structuredData: true }, stores }).headOf("/"));
  };
  // An app that is out nowhere is planned for all.
  expect(systemsWith({ beta: "https://play.google.com/apps/testing/a.b" })).toContain(
    '"operatingSystem":"Android"',
  );
  expect(systemsWith({ expected: "2999-05" })).toContain('"operatingSystem":"iOS, Android"');
});

describe("the web manifest's app for Chrome on Android", () => {
  const url = "https://play.google.com/store/apps/details?id=example.me.app";
  const icon = "/icon.svg";
  const manifestOf = (googlePlay: object, more: object = { manifest: true, icons: true }) => {
    const { named, found, reported } = files({ icon, stores: { googlePlay }, files: more });
    const manifest = named["site.webmanifest"];
    return {
      manifest: manifest === undefined ? {} : JSON.parse(manifest),
      found,
      needs: reported[0]?.args.needs,
    };
  };
  const related = [{ platform: "play", url, id: "example.me.app" }];

  test("is the app on Google Play, preferred only if the config says so", () => {
    const { manifest } = manifestOf({ url });
    expect(manifest.related_applications).toEqual(related);
    expect(manifest).not.toHaveProperty("prefer_related_applications");
    expect(manifestOf({ url, banner: true }).manifest).toMatchObject({
      related_applications: related,
      prefer_related_applications: true,
      short_name: "Example",
    });
    expect(manifestOf({ expected: "2026-12" }).manifest).not.toHaveProperty("related_applications");
  });

  test.each([
    [{ expected: "2026-12", banner: true }, { manifest: true, icons: true }, "stores.googlePlay.url"],
    [{ url, banner: true }, { icons: true }, "files.manifest"],
    [{ url, banner: true }, { manifest: true }, "files.icons"],
  ])("a banner of %j with %j requires %s", (googlePlay, more, needs) => {
    const { found, needs: reported } = manifestOf(googlePlay, more);
    expect(found).toEqual(["site.config.ts derive/banner-without-app"]);
    expect(reported).toBe(needs);
  });
});

describe("the Smart App Banner", () => {
  const { appStore } = exampleConfig.stores;

  test("names the app and the page, except on the not-found page", () => {
    const { headOf } = files({ stores: { appStore: { ...appStore, banner: true } } });
    const content = (routePath: string) =>
      headOf(routePath).map((element) => "attributes" in element && element.attributes);
    expect(content("/privacy-policy")).toEqual([
      {
        name: "apple-itunes-app",
        content: "app-id=1234, app-argument=https://me.example/privacy-policy",
      },
    ]);
    expect(content("/404")).toEqual([{ name: "apple-itunes-app", content: "app-id=1234" }]);
  });

  test("names an App Clip", () => {
    const clip = "example.me.app.Clip";
    const { headOf } = files({ stores: { appStore: { ...appStore, banner: true, clip } } });
    expect(JSON.stringify(headOf("/"))).toContain(
      `app-id=1234, app-clip-bundle-id=${clip}, app-clip-display=card, app-argument=https://me.example/`,
    );
  });

  test("is rejected for an app that is not in the store", () => {
    const { found, headOf } = files({ stores: { appStore: { expected: "2026-12", banner: true } } });
    expect(found).toEqual(["site.config.ts derive/banner-without-app"]);
    expect(headOf("/")).toEqual([]);
  });
});

test.each<[string, SiteConfig["files"]]>([
  ["app-ads.txt", { appAds: { sellers: ["ads.example, 1, DIRECT"] } }],
  [".well-known/security.txt", { security: { contact: ["tel:+351210000000"], expires: "2027-01-01" } }],
])("%s is rejected under a base path, where no crawler requests it", (file, wanted) => {
  const { named, found } = files({ url: "https://me.example/some-repo/", files: wanted ?? {} });
  expect(found).toEqual(["site.config.ts derive/needs-root"]);
  expect(named[file]).toBeUndefined();
});

test("a get link needs a page, which no list contains", () => {
  const getLinks = ["/get", "/poster"];
  const lists = { sitemap: true, llms: true };
  const { found, reported, named } = files(
    { getLinks, files: lists },
    { pages: ["/", "/get"].map((path) => examplePage(path)) },
  );
  expect(found).toEqual(["site.config.ts derive/no-get-page"]);
  expect(reported[0]?.args).toEqual({ path: "/poster", missing: "/poster" });
  expect(named["sitemap.xml"]).toContain("<loc>https://me.example/</loc>");
  expect(named["sitemap.xml"] + String(named["llms.txt"])).not.toContain("/get");
});

test("a get page that could not be rendered is not reported as missing", () => {
  const { found } = files({ getLinks: ["/get"] }, { pages: [examplePage("/")], unrendered: ["/get"] });
  expect(found).toEqual([]);
});

test.each(["https://me.example/get", "https://me.example/get/?a=1", "https://me.example/poster#a"])(
  "a beta at %s is reported as a redirect loop of the get link",
  (beta) => {
    const { found, reported } = files(
      { getLinks: ["/get", "/poster"], stores: { appStore: { beta } } },
      { pages: ["/", "/get", "/poster"].map((path) => examplePage(path)) },
    );
    expect(found).toEqual(["site.config.ts derive/get-loop"]);
    expect(reported[0]?.args).toMatchObject({ key: "stores.appStore.beta" });
  },
);

test("a beta can have its own page", () => {
  const stores = { appStore: { beta: "https://me.example/get-the-beta" } };
  const pages = ["/", "/get", "/get-the-beta"].map((path) => examplePage(path));
  expect(files({ getLinks: ["/get"], stores }, { pages }).found).toEqual([]);
});
