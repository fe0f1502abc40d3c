import { alone, type Mistakes, newPage, onPage } from "./mistake.js";

export const codeMistakes: Mistakes = {
  "a hook in a condition": onPage(
    "<p>{useState(0)[0]}</p>",
    ":1 read/module-threw",
    "paths receive what they need",
    'import { useState } from "react"; if (1) useState(0);',
  ),
  "a hook at the top of a module": onPage(
    "<p>x</p>",
    ":1 read/module-threw",
    "paths receive what they need",
    "const site = useSite(); void site;",
  ),
  "a CSS module without a name": {
    files: {
      "pages/new.tsx": newPage('<p className="big">x</p>', 'import "./_new.module.css";'),
      "pages/_new.module.css": ".big { margin: 1px }",
    },
    found: "pages/new.tsx:1 read/doubtful",
    says: "import styles from",
  },
  "two elements without a parent": {
    files: { "pages/new.tsx": newPage("x").replace("    <main>", "    <main /><main>") },
    found: "pages/new.tsx:8 read/syntax",
    says: "there a comma missing before it?",
  },
  "an element that is not closed": onPage(
    "<p>One<p>Two</p>",
    ":9 read/syntax",
    'the opening "p" tag is on line 8',
  ),
  "a br that is not closed": onPage(
    "<p>One<br>two</p>",
    ":8 read/syntax",
    'the opening "br" tag is on line 8',
  ),
  "an if in braces": onPage('<p>{if (1) "a"}</p>', ":8 read/syntax", 'Unexpected "if"'),
  "a statement in braces": onPage("<p>{const a = 1}</p>", ":8 read/syntax", 'Unexpected "const"'),
  "less than": onPage("<p>1 < 2</p>", ":8 read/syntax", 'Expected identifier but found "2"'),
  "an arrow": onPage("<p>a -> b</p>", ":8 read/syntax", "is not valid inside a JSX element"),
  "an attribute without quotes": onPage("<p id=a>x</p>", ":8 read/syntax", 'Expected "{" but found "a"'),
  "meta that is called metadata": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
        'export const metadata = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
      ),
    },
    found: "pages/new.tsx:2 read/no-meta",
    says: "rename metadata to meta",
  },
  "a page that is a function's result": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        "export default function New() {",
        "export default (New as () => never)();\nfunction New() {",
      ),
    },
    found: "pages/new.tsx read/no-component",
    says: "name with _ if it is not a page",
  },
  "paths without brackets": {
    files: { "pages/new.tsx": `${newPage("x")}export const paths = () => [{ city: "lisbon" }];\n` },
    found: "pages/new.tsx:12 plan/invalid-paths",
    says: "with a text for each parameter",
  },
  "a parameter by a colon": {
    files: { "pages/:city.tsx": newPage("x") },
    found: "pages/:city.tsx plan/bad-route",
    says: "the name and underscores: city",
  },
  "a parameter by a dollar sign": {
    files: { "pages/$city.tsx": newPage("x") },
    found: "pages/$city.tsx plan/bad-route",
    says: "the name and underscores: city",
  },
  "all the rest of a path": {
    files: { "pages/[...rest].tsx": newPage("x") },
    found: "pages/[...rest].tsx plan/no-paths",
    says: "[other]/ for each part before it",
  },
  "a parameter of another name": {
    files: { "pages/[city].tsx": `${newPage("x")}export const paths = () => [{ town: "lisbon" }];\n` },
    found: "pages/[city].tsx:12 plan/invalid-paths",
    says: "with a text for each parameter",
  },
  "a parameter that is a number": {
    files: { "pages/[city].tsx": `${newPage("x")}export const paths = () => [{ city: 1 }];\n` },
    found: "pages/[city].tsx:12 plan/invalid-paths",
    says: "with a text for each parameter",
  },
  "a parameter twice": {
    files: {
      "pages/[city].tsx": `${newPage("x")}export const paths = () => [{ city: "a" }, { city: "a" }];\n`,
    },
    found: "pages/[city].tsx:12 plan/route-clash",
    says: "return each page once",
  },
  "a parameter with capitals and a space": {
    files: { "pages/[city].tsx": `${newPage("x")}export const paths = () => [{ city: "New York" }];\n` },
    found: "pages/[city].tsx plan/bad-route",
    says: "name and underscores: new-york",
  },
  "Next's layout": {
    files: { "pages/_app.tsx": newPage("x") },
    found: "pages/_app.tsx read/unread-file",
    says: "for the head; delete this file",
  },
  "Next's document": {
    files: { "pages/_document.tsx": newPage("x") },
    found: "pages/_document.tsx read/unread-file",
    says: "for the head; delete this file",
  },
  "a page of JavaScript": {
    files: { "pages/new.jsx": newPage("x") },
    found: "pages/new.jsx read/unread-file",
    says: "the name of any other file with _",
  },
  "a page of TypeScript without JSX": {
    files: { "pages/new.ts": "export default 1;\n" },
    found: "pages/new.ts read/unread-file",
    says: "the name of any other file with _",
  },
  "a page of Markdown": {
    files: { "pages/new.md": "# New\n" },
    found: "pages/new.md read/unread-file",
    says: "move it into legal/ or a collection",
  },
  "a page of MDX": {
    files: { "pages/new.mdx": "# New\n" },
    found: "pages/new.mdx read/unread-file",
    says: "move it into legal/ or a collection",
  },
  "a page of HTML": {
    files: { "pages/new.html": "<h1>New</h1>\n" },
    found: "pages/new.html read/unread-file",
    says: "the name of any other file with _",
  },
  "a page of Astro": {
    files: { "pages/new.astro": "<h1>New</h1>\n" },
    found: "pages/new.astro read/unread-file",
    says: "the name of any other file with _",
  },
  "a component in pages/": {
    files: { "pages/components/card.tsx": "export const Card = () => <b>x</b>;\n" },
    found: "pages/components/card.tsx read/no-component",
    says: "name with _ if it is not a page",
  },
  "a page with a test": {
    files: { "pages/index.test.tsx": "export {};\n" },
    found: "pages/index.test.tsx read/no-component",
    says: "name with _ if it is not a page",
  },
  "an import that goes too far up": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import { Card } from "../../components/card"; void Card;'),
      "components/card.tsx": "export const Card = () => <b>x</b>;\n",
    },
    found: "pages/new.tsx:1 read/missing-import",
    says: "is relative to the importing file",
  },
  "a name that handbill does not have": onPage(
    "<p>x</p>",
    ":1 read/missing-export",
    "a type, import it as { type Img }",
    'import { Img } from "handbill"; void Img;',
  ),
  Helmet: onPage(
    "<p>x</p>",
    ":1 read/missing-package",
    "and export meta for the head",
    'import { Helmet } from "react-helmet"; void Helmet;',
  ),
  "next/image": onPage(
    "<p>x</p>",
    ":1 read/missing-package",
    "and export meta for the head",
    'import Picture from "next/image"; void Picture;',
  ),
  "React's router": onPage(
    "<p>x</p>",
    ":1 read/missing-package",
    "and export meta for the head",
    'import { Link as L } from "react-router-dom"; void L;',
  ),
  "a package that is misspelt": onPage(
    "<p>x</p>",
    ":1 read/missing-package",
    "if the name is right, run npm install, or npm install lucide-reactt",
    'import { Camera } from "lucide-reactt"; void Camera;',
  ),
  "a module of Node that is misspelt": alone(
    "<p>x</p>",
    ":1 read/missing-import",
    "did you mean fs/promises?",
    'import { readFile } from "fs/promise"; void readFile;',
  ),
  "JSON that is broken": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import data from "./_new.json"; void data;'),
      "pages/_new.json": '{ "a": 1, }\n',
    },
    found: "pages/_new.json:1 read/syntax",
    says: "does not support trailing commas",
  },
  YAML: {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import data from "./_new.yaml"; void data;'),
      "pages/_new.yaml": "a: 1\n",
    },
    found: "pages/new.tsx:1 read/unsupported-import",
    says: "JSON, images, fonts and videos",
  },
  "a CSV file": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import data from "./_new.csv"; void data;'),
      "pages/_new.csv": "a,b\n",
    },
    found: "pages/new.tsx:1 read/unsupported-import",
    says: "JSON, images, fonts and videos",
  },
  "Markdown in code": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import text from "./_new.md"; void text;'),
      "pages/_new.md": "A\n",
    },
    found: "pages/new.tsx:1 read/unsupported-import",
    says: "or write the page in TSX",
  },
  "a style sheet that is not there": onPage(
    "<p>x</p>",
    ":1 read/missing-import",
    "cannot find the imported file",
    'import "./_new.css";',
  ),
  less: {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.less";'),
      "pages/_new.less": "p { a { color: red } }\n",
    },
    found: "pages/new.tsx:1 read/unsupported-import",
    says: "and import the resulting CSS",
  },
};
