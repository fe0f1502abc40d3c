import { alone, inConfig, inDocument, type Mistakes, newPage, onPage } from "./mistake.js";

const loading = (load: string, body = "<p>{data.length}</p>") =>
  newPage(body, ` export const load = ${load};`).replace("New()", "New({ data }: any)");

const failing = (load: string, found: string, says: string, body?: string) => ({
  files: { "pages/new.tsx": loading(load, body) },
  found: `pages/new.tsx${found}`,
  says,
  isAlone: true,
});

const html = (text: string, found: string, says: string) =>
  inDocument(text, found, says, ["\n---\n\n", "\nhtml: keep\n---\n\n"]);

/** Mistakes of the second day: data, packages, another domain, a file in the wrong folder. */
export const laterMistakes: Mistakes = {
  "data of another form": failing(
    "() => ({ reviews: [] })",
    ":8 render/threw",
    'load returned {"reviews":[]}',
    "<p>{data.map(String)}</p>",
  ),
  "a page instead of JSON": failing(
    'async () => (await fetch("data:text/html,<p>")).json()',
    ":1 data/failed",
    "if response.ok is false",
  ),
  "a URL without a host": failing('() => fetch("/reviews.json")', ":1 data/failed", "write the whole URL"),
  "a variable that is not set": failing(
    "() => fetch(process.env.NOT_SET!)",
    ":1 data/failed",
    "loadEnvFile() of node:process",
  ),
  "a path from the page's folder": onPage(
    "<p>x</p>",
    ":1 read/module-threw",
    "the folder in which you run handbill",
    ' import { readFileSync } from "node:fs"; readFileSync("./_new.json");',
  ),
  "a fact that is not in the config": onPage(
    "<p>{(useSite() as any).facts.days}</p>",
    ":8 render/threw",
    "add it to facts in site.config.ts",
  ),
  "a misspelt fact": {
    files: {
      "site.config.ts": ['  url: "', '  facts: { trial: { days: 3 } },\n  url: "'],
      "pages/new.tsx": newPage("<p>{(useSite() as any).facts.trial.dyas}</p>"),
    },
    found: "pages/new.tsx:8 render/threw",
    says: "did you mean days?",
  },
  "a collection that is not in the config": alone(
    "<p>x</p>",
    ":1 plan/paths-threw",
    'there is no collection "news"',
    " export const paths = ({ collections }: any) => collections.news.map(() => ({}));",
  ),
  "the settings of Tailwind 3": {
    files: { "tailwind.config.js": "export default {};\n" },
    found: "tailwind.config.js read/unread-file",
    says: "@theme, @plugin or @config",
  },
  "a page of another framework's router": {
    files: { "app/prices/page.tsx": "export default () => null;\n" },
    found: "app/prices/page.tsx read/unread-file",
    says: "move it to pages/",
  },
  "classes without the style that has them": onPage(
    '<p className="btn btn-primary">x</p>',
    ":8 read/unstyled-class",
    "no style or script of the page has the classes btn, btn-primary",
    ' import "./index.css";',
  ),
  "a misspelt class": {
    files: {
      "pages/new.tsx": newPage('<p className="card-titel">x</p>', ' import "./_new.css";'),
      "pages/_new.css": ".card-title { margin: 1px }\n",
    },
    found: "pages/new.tsx:8 read/unstyled-class",
    says: "did you mean card-title?",
  },
  "the site's own domain with www": onPage(
    '<a href="https://www.whole.site.dev/privacy-policy">Policy</a>',
    ":8 check/differs-from-config",
    "link to the page of this site: /privacy-policy",
  ),
  "a bundle id with the team": inConfig(
    '/id1234567890" }',
    '/id1234567890", bundleId: "ABCDE12345.dev.whole" }',
    ":10 read/invalid-value",
    "a bundle id without the team id",
  ),
  "a second banner": {
    files: {
      "site.config.ts": ['/id1234567890" }', '/id1234567890", banner: true }'],
      "pages/new.tsx": newPage('<meta name="apple-itunes-app" content="app-id=1234567890" />'),
    },
    found: "pages/new.tsx:8 check/invalid-html",
    says: "2 <meta name=apple-itunes-app>",
  },
  "subtitles that browsers do not read": {
    files: {
      "pages/new.tsx": newPage('<video src="/a.mp4" controls><track src="/a.srt" kind="captions" /></video>'),
      "public/a.mp4": "x",
      "public/a.srt": "1\n",
    },
    found: "pages/new.tsx:8 check/unsupported-format",
    says: "convert it to WebVTT",
  },
  "a link to a draft": {
    files: {
      "pages/_new-page.tsx": newPage("<p>x</p>"),
      "pages/new.tsx": newPage('<Link to="/new-page">x</Link>'),
    },
    found: "pages/new.tsx:8 check/broken-link",
    says: "pages/_new-page.tsx is meant to be this page",
  },
  "the usual name of a feed": {
    files: {
      "site.config.ts": ['  url: "', '  collections: { news: { feed: true } },\n  url: "'],
      "content/news/one.md": "---\ntitle: One\ndate: 2025-01-01\n---\n\nText.\n",
      "pages/new.tsx": newPage(
        '<ContentText document={useCollection("news")[0]} /><a href="/rss.xml">Feed</a>',
        ' import { ContentText, useCollection } from "handbill";',
      ),
    },
    found: "pages/new.tsx:8 check/broken-link",
    says: "did you mean /news.atom?",
  },
  "a second h1 in HTML": html("<h1>Second</h1>", ":7 check/h1-count", "2 h1 elements"),
  "a link to nothing in HTML": html(
    '<p>See <a href="#">more</a> here.</p>',
    ":7 check/no-address",
    "write its URL",
  ),
  "style attributes and a style element of a package": {
    files: {
      "node_modules/charts/index.js":
        'const { createElement: e } = require("react");\nexports.Chart = () => e("div", { style: { top: 1 } }, e("style", null, "p{left:0}"), e("p", { style: { left: 1 } }, "x"));\n',
      "pages/new.tsx": newPage("<Chart />", ' import { Chart } from "charts";'),
    },
    found: "pages/new.tsx:1 check/blocked-by-csp",
    says: "use another package",
  },
  "load in a component": {
    files: {
      "pages/_part.tsx": "export async function load() {}\nexport const Part = () => <p>x</p>;\n",
      "pages/new.tsx": newPage("<Part />", ' import { Part } from "./_part";'),
    },
    found: "pages/_part.tsx:1 read/foreign-export",
    says: "export it from the page",
  },
  "components without the style sheet of another package": {
    files: {
      "node_modules/react-bootstrap/index.js": "exports.Alert = () => null;\n",
      "pages/new.tsx": newPage("<Alert />", '\nimport { Alert } from "react-bootstrap";'),
    },
    found: "pages/new.tsx:2 read/unimported-style",
    says: 'run npm install bootstrap, and add import "bootstrap/dist/css/bootstrap.min.css"',
  },
  "components without their own style sheet": {
    files: {
      "node_modules/sliders/package.json":
        '{ "main": "index.js", "exports": { ".": "./index.js", "./all.css": "./all.css" } }',
      "node_modules/sliders/all.css": ".slider { margin: 0 }\n",
      "node_modules/sliders/index.js": 'exports.Slider = () => "x";\n',
      "pages/new.tsx": newPage("<Slider />", '\nimport { Slider } from "sliders";'),
    },
    found: "pages/new.tsx:2 read/unimported-style",
    says: 'add import "sliders/all.css"',
  },
  "a page as Next names it": {
    files: {
      "pages/team/page.tsx": newPage("<p>x</p>").replaceAll(/that is new|the new page/g, "about the team"),
      "pages/new.tsx": newPage('<Link to="/team">Team</Link> <Link to="/new">New</Link>'),
    },
    found: "pages/new.tsx:8 check/broken-link",
    says: "did you mean /team/page?",
  },
  "a style element with its classes": {
    files: {
      "pages/_new.css": ".other { margin: 0 }\n",
      "pages/new.tsx": newPage(
        '<style>{".note { color: red }"}</style><p className="note other">x</p>',
        ' import "./_new.css";',
      ),
    },
    found: "pages/new.tsx:8 check/blocked-by-csp",
    says: "move style into a CSS file",
  },
  "a document without the date that its feed needs": {
    files: {
      "site.config.ts": ['  url: "', '  collections: { news: { orderBy: "-date", feed: true } },\n  url: "'],
      "content/news/2.md": "---\ntitle: Version 2\n---\n\nMaps work without a network.\n",
      "pages/new.tsx": newPage(
        "{useCollection('news').map((one: any) => <ContentText key={one.slug} document={one} />)}",
        '\nimport { ContentText, useCollection } from "handbill";',
      ),
    },
    found: "content/news/2.md:1 derive/undated-entry",
    says: "add a date",
  },
};
