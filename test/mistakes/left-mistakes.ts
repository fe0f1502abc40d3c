import {
  addKey,
  inConfig,
  inDocument,
  inPublic,
  type Mistake,
  type Mistakes,
  newPage,
  onPage,
} from "./mistake.js";

const manifest = '{ "name": "Create React App Sample", "start_url": "." }\n';

const conflict = (mark: string) => `${mark}<<<<<<< HEAD\n${mark}Allow: /\n=======\n>>>>>>> main\n`;

const script = (code: string, found: string, says: string): Mistake => ({
  files: {
    "pages/new.tsx": newPage("<p>x</p>", ' import "./_new.client.ts";'),
    "pages/_new.client.ts": code,
  },
  found,
  says,
});

const upload = `jobs:
  deploy:
    steps:
      - uses: actions/upload-pages-artifact@v5
        with: { path: ./out, include-hidden-files: true }
`;

/** What other tools, other programs and half-finished edits leave behind. */
export const leftMistakes: Mistakes = {
  "the semicolon of a statement": onPage(
    '<Link to="/privacy-policy">Policy</Link>;',
    ":8 check/leftover",
    "delete the semicolon",
  ),
  "text that was encoded twice": inDocument("We donâ€™t sell data.", ":6 check/leftover", "misread"),
  "a character that could not be read": onPage(
    "<p>Call us \ufffd any day</p>",
    ":8 check/leftover",
    "write these characters again",
  ),
  "a date to fill in": inDocument("Last updated: XX/XX/2026.", ":6 check/leftover", "write the real text"),
  "a subject with an &": onPage(
    '<a href="mailto:hello@whole.site.dev?subject=Bug & crash">Report</a>',
    ":8 check/invalid-mail",
    "write %26",
  ),
  "structured data with a comma too many": onPage(
    `<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{ "a": 1, }' }} />`,
    ":8 check/invalid-html",
    "JSON.stringify",
  ),
  "an imported image as an object": {
    files: {
      "pages/new.tsx": newPage(
        '<img src={(picture as any).src} alt="A" width={4} height={4} />',
        ' import picture from "./_new.svg";',
      ),
      "pages/_new.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"></svg>\n',
    },
    found: "pages/new.tsx:8 check/leftover",
    says: "src={image.href}",
    isAlone: true,
  },
  "an event called by its attribute": script(
    'document.addEventListener("onclick", () => document.title);\n',
    "pages/_new.client.ts:1 read/doubtful",
    'write "click"',
  ),
  "a selector of no class": {
    files: {
      "pages/new.tsx": newPage(
        '<p className="menu-button">x</p>',
        ' import "./_new.css"; import "./_new.client.ts";',
      ),
      "pages/_new.css": "h1 { margin: 1px }\n",
      "pages/_new.client.ts": 'document.querySelector(".menu-buton")?.remove();\n',
    },
    found: "pages/new.tsx:8 read/unstyled-class",
    says: "did you mean menu-buton?",
  },
  "a comment that the next one ends": inDocument(
    "Text.\n\n<!-- Ask the lawyer.\n\n## Rights\n\n<!-- More. -->\n\nMore.",
    ":8 read/unclosed-block",
    "end the comment with -->",
  ),
  "an SVG from a page": inPublic(
    "map.svg",
    '<svg viewBox="0 0 4 4"><path d="M0 0h4"/></svg>\n',
    " read/bad-image",
    "xmlns",
  ),
  "an SVG with a linked image": inPublic(
    "plan.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="https://a.dev/a.png"/></svg>\n',
    " read/bad-image",
    "insert that as a data: URL",
  ),
  "the app's keys for Firebase": inPublic(
    "GoogleService-Info.plist",
    "<plist></plist>\n",
    " read/private-file",
    "passwords and keys",
  ),
  "another web manifest": {
    files: {
      "site.config.ts": ['  url: "', '  files: { icons: true, manifest: true },\n  url: "'],
      "public/manifest.json": manifest,
    },
    found: "public/manifest.json check/misnamed-file",
    says: "delete it",
  },
  "a conflict in robots.txt": inPublic(
    "robots.txt",
    `User-agent: *\n${conflict("")}`,
    ":2 read/merge-conflict",
    "delete the markers",
  ),
  "a domain behind a byte order mark": inPublic(
    "CNAME",
    "\ufeffwhole.site.dev\r\n",
    " read/other-domain",
    "an invisible character before whole.site.dev",
  ),
  "a workflow that uploads another folder": {
    files: { ".github/workflows/pages.yml": upload },
    found: ".github/workflows/pages.yml:5 plan/other-output",
    says: "write dist there",
  },
  "a folder that GitHub does not read": {
    files: { ".github/workflow/pages.yml": upload },
    found: ".github/workflow/pages.yml read/doubtful",
    says: "rename it to .github/workflows",
  },
  "yes for true": inConfig(
    "minimumAge: 13",
    "minimumAge: yes",
    ":16 read/config-threw",
    "write true or false",
  ),
  "a list of collections": addKey(
    'collections: ["help"]',
    ":4 read/invalid-value",
    "write { help: {}, news: {} }",
  ),
  "a language's values at the top": addKey("overrides: { de: {} }", ":4 read/unknown-key", "languages: ["),
  "a path in public/ as an import": onPage(
    "<p>x</p>",
    ":1 read/missing-import",
    "publicHref",
    ' import icon from "/public/icon.svg"; void icon;',
  ),
  "a number with its unit": {
    files: {
      "messages/en.ts": 'export default { days: "{days, number} days" } as const;\n',
      "pages/new.tsx": newPage('<p>{useMessages()("days", { days: "30 days" } as any)}</p>').replace(
        "Image, ",
        "Image, useMessages, ",
      ),
    },
    found: "pages/new.tsx:8 render/threw",
    says: "pass a number",
  },
};
