// Over 300 lines: a table of mistakes, each with its finding.
/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code of pages */
import { inConfig, type Mistakes, newPage, onPage } from "./mistake.js";

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z" /></svg>\n';

/** A page with a message. */
const messageMistake = (body: string, text: string, found: string, says: string) => ({
  files: {
    "messages/en.ts": `export default { hello: ${JSON.stringify(text)}, steps: ["One"] };\n`,
    "pages/new.tsx": newPage("<Told />", `\nimport { useMessages } from "handbill";`).concat(
      `function Told() {\n  const t: any = useMessages();\n  return <p>{${body}}</p>;\n}\n`,
    ),
  },
  found,
  says,
});

const script = (code: string, found: string, says: string) => ({
  files: {
    "pages/new.tsx": newPage("<p>x</p>", ' import "./_new.client";'),
    "pages/_new.client.ts": code,
  },
  found: `pages/_new.client.ts:1 ${found}`,
  says,
});

/** Habits of other frameworks, and slips in React that its types or editors usually find. */
export const habitMistakes: Mistakes = {
  "a tag in a message": messageMistake(
    't("hello")',
    "Hello <strong>you</strong>",
    "pages/new.tsx:15 render/threw",
    "has the tag <strong>",
  ),
  "a link with a value that is missing": onPage(
    "{[{}].map((one: any) => <Link key={0} to={`/press/${one.id}`}>Press</Link>)}",
    ":8 check/broken-link",
    "a value in it is missing",
  ),
  "a name of a character without its semicolon": onPage(
    "<p>&copy 2026 Us</p>",
    ":8 check/leftover",
    "such as ©",
  ),
  "details without a summary": onPage(
    "<details><p>More</p></details>",
    ":8 check/invalid-html",
    "begin it with <summary>",
  ),
  "a day in another order in an attribute": onPage(
    '<time dateTime="27.11.2026">27 November</time>',
    ":8 check/invalid-html",
    "write the day as 2026-08-17",
  ),
  "a window without its underscore": onPage(
    '<a href="https://tide.org/" target="blank">Tides of all seas</a>',
    ":8 check/invalid-html",
    'target="_blank"',
  ),
  "a method of another kind of value": onPage(
    "<p>{price.toFixed(2)}</p>",
    ":8 render/threw",
    "of another kind",
    ' const price: number = "3" as never;',
  ),
  "a selector in place of an id": script(
    'document.getElementById("#x");\n',
    "read/doubtful",
    "without the # or the dot",
  ),
  "a selector in place of a class": script(
    'document.body.classList.add(".x");\n',
    "read/doubtful",
    "without the # or the dot",
  ),
  "a text for setTimeout": script('setTimeout("f()", 9);\n', "read/doubtful", "in a function"),
  "a script that opens a page that is not there": script(
    'location.href = "/pres";\n',
    "check/broken-link",
    "correct the link",
  ),
  "a script that fetches a file that is not there": script(
    'fetch("/plans.json");\n',
    "check/broken-link",
    "put the file into public/",
  ),
  "classes as a list": onPage(
    '<p className={["big", false] as never}>x</p>',
    ":8 render/threw",
    'list.filter(Boolean).join(" ")',
  ),
  "a condition in a class": onPage(
    "<p className={`js-a ${isBig && 'js-b'}`}>x</p>",
    ":8 read/unstyled-class",
    "the code prints a condition into the class",
    " const isBig = false;",
  ),
  "an image whose path is not set": onPage(
    '<img src={(useSite().app as any).icon} alt="A" width="4" height="4" />',
    ":8 check/leftover",
    "<img> without a src",
  ),
  forEach: onPage(
    "<ul><li>a</li>{[1].forEach((one) => <li>{one}</li>) as never}</ul>",
    ":8 read/doubtful",
    "write map in place of forEach",
  ),
  "map without return": onPage(
    "<ul><li>a</li>{[1].map((one) => { <li>{one}</li> }) as never}</ul>",
    ":8 read/doubtful",
    "write return before the element",
  ),
  "a loading text": onPage(
    "<p>{data ?? 'Loading…'}</p>",
    ":8 check/leftover",
    "fetch the data in export async function load()",
    " const data = undefined as never;",
  ),
  "Image with a width": onPage(
    '<Image src={a} width={400} alt="A" {...({} as any)} />',
    ":8 render/threw",
    "in place of width",
    'import a from "../public/icon.svg";',
  ),
  "a document by its slug": onPage(
    '<LegalText {...({ slug: "privacy-policy" } as any)} />',
    ":8 render/threw",
    "<LegalText document={findDocument(legal",
    ' import { LegalText } from "handbill";',
  ),
  "an import with a query": {
    files: {
      "pages/new.tsx": newPage("<p>{logo}</p>", '\nimport logo from "./_new.svg?raw";'),
      "pages/_new.svg": square,
    },
    found: "pages/new.tsx:2 read/unsupported-import",
    says: "write the path alone",
  },
  "a name with a hyphen of a CSS module": {
    files: {
      "pages/new.tsx": newPage(
        "<p className={cardTitle}>x</p>",
        '\nimport { cardTitle } from "./_new.module.css";',
      ),
      "pages/_new.module.css": ".card-title { margin: 0 }\n",
    },
    found: "pages/new.tsx:2 read/missing-export",
    says: 'className={styles["card-title"]}',
  },
  "a part of handbill by a path": {
    files: {
      "node_modules/handbill/package.json": '{ "name": "handbill", "exports": { ".": "./own.js" } }',
      "pages/new.tsx": newPage("<p>x</p>", ' import Photo from "handbill/image"; void Photo;'),
    },
    found: "pages/new.tsx:1 read/module-threw",
    says: 'import { Image } from "handbill"',
  },
  "the folder of a file": onPage(
    "<p>x</p>",
    ":1 read/module-threw",
    "import a JSON file",
    " void __dirname;",
  ),
  "a ref in a render": onPage(
    "<p>{(useRef(null) as any).current.id}</p>",
    ":8 render/threw",
    "a ref is null",
    ' import { useRef } from "react";',
  ),
  "a store without a value for the server": onPage(
    "<p>{useSyncExternalStore(() => () => {}, () => 'x')}</p>",
    ":8 render/threw",
    "pass a third argument",
    ' import { useSyncExternalStore } from "react";',
  ),
  "settings of a route": {
    files: { "pages/new.tsx": `${newPage("<p>x</p>")}export const revalidate = 3600;\n` },
    found: "pages/new.tsx:12 read/foreign-export",
    says: "delete it",
  },
  "keys of another framework's meta": {
    files: { "pages/new.tsx": newPage("<p>x</p>").replace('title: "', 'robots: "noindex", title: "') },
    found: "pages/new.tsx:2 read/foreign-export",
    says: "meta has only a title and a description",
  },
  "data that the page does not take": {
    files: {
      "pages/new.tsx": newPage(
        "<p>{plans}</p>",
        " export const load = () => ({ props: { plans: 3 } });",
      ).replace("New()", "New({ plans }: any)"),
    },
    found: "pages/new.tsx:4 read/foreign-export",
    says: "use the prop data",
    isAlone: true,
  },
  "params of load": {
    files: {
      "pages/new.tsx": newPage(
        "<p>{data}</p>",
        " export const load = ({ params }: any) => params.city;",
      ).replace("New()", "New({ data }: any)"),
    },
    found: "pages/new.tsx:1 data/failed",
    says: "load gets { site, legal, collections, signal }",
    isAlone: true,
  },
  "a layout": {
    files: { "pages/layout.tsx": "export default ({ children }: any) => <body>{children}</body>;\n" },
    found: "pages/layout.tsx read/no-meta",
    says: "handbill has no layouts",
  },
  "a group of routes": {
    files: { "pages/(new)/prices.tsx": newPage("<p>x</p>") },
    found: "pages/(new)/prices.tsx plan/bad-route",
    says: "no route groups",
  },
  "a misspelt address for mail": onPage(
    "<a href={`mailto:${(useSite().publisher as any).mail}`}>Write</a>",
    ":8 check/invalid-mail",
    "correct its name, such as site.publisher.email",
  ),
  "an icon by its path in the project": inConfig(
    '"/icon.svg"',
    '"/public/icon.svg"',
    ":18 check/missing-icon",
    "did you mean /icon.svg?",
  ),
  "an icon by an import": inConfig(
    '"handbill";',
    '"handbill";\nimport icon from "./public/icon.svg"; void icon;',
    ":2 read/unsupported-import",
    'such as "/icon.png"',
  ),
  "a default text": messageMistake(
    't("hello", "Hello")',
    "Hello",
    "pages/new.tsx:15 render/threw",
    "its values are an object",
  ),
  "a list as a text": messageMistake(
    't("steps")',
    "Hello",
    "pages/new.tsx:15 render/threw",
    't.list("steps")',
  ),
  "a function that t does not have": messageMistake(
    't.raw("steps")',
    "Hello",
    "pages/new.tsx:15 render/threw",
    "t.rich, t.list and t.has",
  ),
  "quotes around an argument": messageMistake(
    't("hello", { app: "Whole" })',
    "Hello '{app}'",
    "pages/new.tsx:15 render/threw",
    "delete the apostrophes",
  ),
  "a plural with a bare number": messageMistake(
    't("hello", { n: 1 })',
    "{n, plural, 1 {# day} other {# days}}",
    "messages/en.ts:1 read/invalid-message",
    "=1 for an exact number",
  ),
  "messages without a default export": {
    files: { "messages/en.ts": "export const en = {};\n" },
    found: "messages/en.ts read/no-message-tree",
    says: "write export default",
  },
  "a variable of a file that nothing reads": {
    files: {
      ".env.local": "NEXT_PUBLIC_NEW=2\n",
      "pages/new.tsx": newPage("<p>x {process.env.NEXT_PUBLIC_NEW}</p>"),
    },
    found: ".env.local read/unread-file",
    says: "write loadEnvFile",
  },
  "a package for browsers only": {
    files: {
      "node_modules/@vercel/analytics/index.js": "exports.Analytics = () => null;\n",
      "pages/new.tsx": newPage("<Analytics />", '\nimport { Analytics } from "@vercel/analytics";'),
    },
    found: "pages/new.tsx:2 render/dead-code",
    says: "no effect: @vercel/analytics",
  },
  "a package with an inline script": {
    files: {
      "node_modules/themes/index.js":
        'exports.Theme = () => require("react").createElement("script", { dangerouslySetInnerHTML: { __html: "x()" } });\n',
      "pages/new.tsx": newPage("<Theme />", '\nimport { Theme } from "themes";'),
    },
    found: "pages/new.tsx:2 check/blocked-by-csp",
    says: "use another package",
  },
  "a script by its path": onPage(
    '<><script type="module" src="./_new.client.ts" /></>',
    ":8 check/blocked-by-csp",
    'import "./menu.client.ts"',
  ),
  "a folder of the site as a package": {
    files: {
      "components/button.tsx": "export const Button = () => <b>x</b>;\n",
      "pages/new.tsx": newPage("<Button />", '\nimport { Button } from "components/button";'),
    },
    found: "pages/new.tsx:2 read/missing-package",
    says: "components/ is a folder of this site",
  },
  "a file of Next for robots": {
    files: { "pages/robots.ts": "export default () => ({});\n" },
    found: "pages/robots.ts read/unread-file",
    says: "if files in the config lists them",
  },
  "the body of a document": {
    files: {
      "content/news/one.md": "---\ntitle: One\n---\n\nText.\n",
      "site.config.ts": ['  url: "', '  collections: { news: {} },\n  url: "'],
      "pages/new.tsx": newPage(
        '<p>{(useCollection("news")[0] as any).body}</p>',
        ' import { useCollection } from "handbill";',
      ),
    },
    found: "pages/new.tsx:8 render/threw",
    says: "show its text with <ContentText",
  },
  "classes of a Tailwind that no style imports": {
    files: {
      "node_modules/tailwindcss/package.json": '{ "version": "4.1.0" }',
      "pages/_new.css": ".a { margin: 0 }\n",
      "pages/new.tsx": newPage('<p className="a mt-4">x</p>', ' import "./_new.css";'),
    },
    found: "pages/new.tsx:8 read/unstyled-class",
    says: 'write @import "tailwindcss"',
  },
  "@apply of a class that Tailwind does not have": {
    files: {
      "node_modules/tailwindcss/package.json": '{ "version": "4.1.0" }',
      "node_modules/tailwindcss/index.js":
        'exports.compile = () => { throw new Error("Cannot apply unknown utility class `mt-x`"); };\n',
      "pages/_new.css": '@import "tailwindcss";\n.a { @apply mt-x; }\n',
      "pages/new.tsx": newPage("<p>x</p>", ' import "./_new.css";'),
    },
    found: "pages/_new.css:2 read/style-tool",
    says: "correct its name",
  },
  "an element that the script's page does not have": script(
    'document.querySelector("#menu")!.addEventListener("click", () => {});\n',
    "check/broken-reference",
    "if only some pages have it",
  ),
  "an element in a variable that the page does not have": script(
    'const menu = document.getElementById("menu")!; menu.addEventListener("click", () => menu.remove());\n',
    "check/broken-reference",
    "if only some pages have it",
  ),
  "a style attribute by a script": script(
    'document.querySelector("#bar")?.setAttribute("style", "width: 4px");\n',
    "read/doubtful",
    "write element.style.width",
  ),
  "a service worker": script(
    'navigator.serviceWorker.register("/sw.js");\n',
    "read/doubtful",
    "blocks workers",
  ),
  "code in a text": script('eval("1");\n', "read/doubtful", "blocks code in a text"),
  "a request whose origin is a constant": script(
    'const API = "https://api.whole.dev"; document.title = await (await fetch(`${API}/count`)).text();\n',
    "check/third-party",
    "to checks.allowedOrigins",
  ),
};
