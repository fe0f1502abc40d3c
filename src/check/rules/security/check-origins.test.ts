import { describe, expect, test } from "vitest";
import { exampleDocument, findings } from "../../../../test/support/example.js";
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
  ])("%s contacts none", (html) => {
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
  ])("%s contacts one", (html) => {
    expect(findings(rules.origins, html)).toMatchObject([
      ["check/third-party", { origin: "https://cdn.example" }],
    ]);
  });

  test("are contacted by a separate style sheet", () => {
    const css = "@import 'https://cdn.example/a.css'; a { b: url(https://cdn.example/a.css), url(/i.png) }";
    expect(findings(rules.origins, "", { files: { "a.css": css } })).toEqual([
      [
        "check/third-party",
        { origin: "https://cdn.example", href: "https://cdn.example/a.css", what: "a part of a.css" },
      ],
    ]);
  });

  test("may be allowed by name", () => {
    const files = { "a.css": "a { b: url(https://cdn.example/a.png) }" };
    expect(findings(rules.origins, image, { config: allowed, files })).toEqual([]);
  });

  test("contradict the sentence that denies them, without the heading before it", () => {
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
  ])("do not contradict a policy that says: %s", (html) => {
    expect(findings(rules.origins, image, { config: allowed, legal: legal(html) })).toEqual([]);
  });
});
