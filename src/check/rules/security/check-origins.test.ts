import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { describe, expect, test } from "vitest";
import { exampleDocument, findings } from "../../../../test/support/example.js";
import { repository } from "../../../../test/support/temp-site.js";
import type { LegalDocument } from "../../../model/project.js";
import { rules } from "../../rules.js";

const legal = (html: string): LegalDocument[] => [
  exampleDocument({ slug: "p", title: "", description: "", html }),
];
const image = '<img src="https://cdn.example/a.png">';
const allowed = { checks: { allowedOrigins: ["https://cdn.example"] } };

describe("other origins", () => {
  test.each([
    '<a href="https://cdn.example/">x</a>',
    '<img src="/a.png"><img src="https://me.example/b.png"><img src="data:image/png;base64,">',
    '<link rel="canonical" href="https://cdn.example/">',
    '<meta property="og:image" content="https://cdn.example/a.png">',
  ])("%s contacts no other origin", (html) => {
    expect(findings(rules.origins, html)).toEqual([]);
  });

  test.each([
    image,
    '<img srcset="https://cdn.example/a.png 2x">',
    '<link rel="preconnect" href="https://cdn.example">',
    '<script src="//cdn.example/a.js"></script>',
    "<style>@import 'https://cdn.example/a.css'; </style>",
    "<style>a{background:url(https://cdn.example/a.png)}</style>",
    '<iframe src="https://cdn.example/"></iframe>',
  ])("%s contacts another origin", (html) => {
    expect(findings(rules.origins, html)).toMatchObject([
      ["check/third-party", { origin: "https://cdn.example" }],
    ]);
  });

  test.each([
    [
      '<script src="/count.js" data-goatcounter="https://me.goatcounter.com/count"></script>',
      "https://me.goatcounter.com",
    ],
    ['<script src="/s.js" data-host-url="https://stats.example"></script>', "https://stats.example"],
    [
      '<script src="https://cdn.example/s.js" data-api="https://api.example/event"></script>',
      "https://api.example",
    ],
    [
      '<script src="https://scripts.simpleanalyticscdn.com/latest.js"></script>',
      "https://queue.simpleanalyticscdn.com",
    ],
    [
      '<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>',
      "https://cloudflareinsights.com",
    ],
  ])("%s also sends data to another origin", (html, origin) => {
    const allowedOrigins = [
      "https://cdn.example",
      "https://scripts.simpleanalyticscdn.com",
      "https://static.cloudflareinsights.com",
    ];
    const found = (origins: string[]) =>
      findings(rules.origins, html, { config: { checks: { allowedOrigins: origins } } });
    expect(found(allowedOrigins)).toMatchObject([["check/third-party", { origin }]]);
    expect(found([...allowedOrigins, origin])).toEqual([]);
  });

  test("a URL that a script only shows contacts no origin", () => {
    expect(
      findings(rules.origins, '<script src="/a.js" data-privacy="https://a.example/"></script>'),
    ).toEqual([]);
  });

  test.each(["data-domain", "data-domains", "data-included-domains"])(
    "%s of a script must be the site's own domain",
    (name) => {
      const script = (domain: string) => `<script ${name}="${domain}" src="/count.js"></script>`;
      expect(findings(rules.origins, script("me.example") + script("a.example, www.me.example"))).toEqual([]);
      expect(findings(rules.origins, script("other.example"))).toMatchObject([
        ["check/differs-from-config", { href: `${name}="other.example"`, expected: "me.example" }],
      ]);
    },
  );

  test("in a separate style sheet are reported", () => {
    const css = "@import 'https://cdn.example/a.css'; a { b: url(https://cdn.example/a.css), url(/i.png) }";
    expect(findings(rules.origins, "", { files: { "a.css": css } })).toEqual([
      [
        "check/third-party",
        { origin: "https://cdn.example", href: "https://cdn.example/a.css", what: "a part of a.css" },
      ],
    ]);
  });

  test("are accepted if the config allows them", () => {
    const files = { "a.css": "a { b: url(https://cdn.example/a.png) }" };
    expect(findings(rules.origins, image, { config: allowed, files })).toEqual([]);
  });

  test("contradict a sentence that denies them, which is reported without its heading", () => {
    const html = "<h2>Cookies</h2>\n<p>Hello.\nThere is\n<b>no tracking</b>, ever<br>or now. Bye.</p>";
    expect(findings(rules.origins, image, { config: allowed, legal: legal(html) })).toMatchObject([
      ["check/tracking-denied", { words: "There is no tracking, ever or now" }],
    ]);
  });

  test.each([
    "We do not track you.",
    "There is <b>no tracking</b> here.",
    "No third parties see it.",
    "Neither the app nor this site uses trackers; the site is free of tracking.",
    "This site uses no analytics.",
    "This site does not use trackers, and loads nothing from other sites.",
    "We do not track you across our apps and websites.",
    "We do not track you across other companies' apps and websites, and this site uses no analytics.",
    "This site sets no cookies and loads nothing from other sites.",
    "The app and this site make no requests to third parties.",
    // In each of the starter's languages.
    ...fastGlob
      .sync("starter/{legal,languages/*/legal}/privacy-policy.md", { cwd: repository })
      .map((file) => readFileSync(join(repository, file), "utf8"))
      .map(
        (text) =>
          /^.*\{\{else\}\}(.*)\{\{\/if\}\}/m.exec(text.slice(text.indexOf("checks.allowedOrigins")))?.[1] ??
          "",
      ),
  ])("contradict a policy that says: %s", (html) => {
    expect(findings(rules.origins, image, { config: allowed, legal: legal(html) })).toMatchObject([
      ["check/tracking-denied", { document: "legal/p.md" }],
    ]);
  });

  test.each([
    "We track parcels.",
    "This site sets no cookies. We never use cookies.",
    "We use no tracking cookies and no third-party cookies.",
    "The app contains no analytics.",
    "We do not track you across other companies' apps and websites, and we do not sell data about you.",
    "The app does not track you across apps and websites owned by other companies.",
    "No third-party tracking across other apps or sites.",
    '<nav class="legal-versions" aria-label="Versions">\n<ul>\n<li>Today: Changed: No tracking.</li>\n</ul>\n</nav>',
  ])("do not contradict a policy that says: %s", (html) => {
    expect(findings(rules.origins, image, { config: allowed, legal: legal(html) })).toEqual([]);
  });

  test("contradict text, but not the heading above it", () => {
    const html = (text: string) => `<h2 id="a">No tracking</h2>\n<p>${text}</p>`;
    const wordsOf = (text: string) => {
      const headings = [{ depth: 2, id: "a", text: "No tracking" }];
      const policy = exampleDocument({ html: html(text), headings });
      return findings(rules.origins, image, { config: allowed, legal: [policy] });
    };
    expect(wordsOf("This site counts visits.")).toEqual([]);
    expect(wordsOf("There is no tracking.")).toMatchObject([
      ["check/tracking-denied", { words: "There is no tracking" }],
    ]);
  });
});
