import { type Mistakes, newPage, style } from "./mistake.js";

export const styleMistakes: Mistakes = {
  "a list of selectors that ends in a comma": style(
    "p, h1, { margin: 0 }\n",
    ":1 read/doubtful",
    "selector is missing",
  ),
  "a semicolon after a block": style("p { margin: 0 };\nh1 { margin: 0 }\n", ":1 read/doubtful", "delete it"),
  "a class that begins with a digit": style(
    ".2col { margin: 0 }\n",
    ":1 read/doubtful",
    "begin it with a letter",
  ),
  "a bracket that is not closed": style("p { color: rgb(1,2,3 }\n", ":1 read/doubtful", "close this bracket"),
  "a duration without a unit": style("p { transition: all 300 }\n", ":1 read/doubtful", "all 300ms"),
  "rows of areas that differ": style(
    'p { display: grid; grid-template-areas: "a b" "c" }\n',
    ":1 read/doubtful",
    "write . for an empty cell",
  ),
  "an import in another case": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", ' import "./_New.css";'),
      "pages/_new.css": "p { margin: 0 }\n",
    },
    found: "pages/new.tsx:1 read/unreadable-import",
    says: "write the same upper and lower case",
  },
  "an import below a rule": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", ' import "./_new.css";'),
      "pages/_new.css": 'p { margin: 0 }\n@import "./_more.css";\n',
    },
    found: "pages/_new.css:2 read/doubtful",
    says: "move it to the top of the file",
  },
  "an element that no script shows": {
    files: {
      "pages/new.tsx": newPage('<p className="reveal">x</p>', ' import "./_new.css";'),
      "pages/_new.css": ".reveal { opacity: 0 }\n.reveal.in-sight { opacity: 1 }\n",
    },
    found: "pages/_new.css:1 read/doubtful",
    says: "no code gives the class in-sight",
  },
  "text that a dark background hides": {
    files: {
      "pages/new.tsx": newPage('<p className="dark">x</p>', ' import "./_new.css";'),
      "pages/_new.css":
        ".dark { color: #222; background: #fff }\n@media (prefers-color-scheme: dark) {\n  .dark { background: #111 }\n}\n",
    },
    found: "pages/_new.css:3 check/low-contrast",
    says: "#222222 on #111111 (dark)",
  },
  "a brace that is missing": style(
    "p { color: red;\nh1 { color: red }\n",
    ":1 read/syntax",
    "close this block with }",
  ),
  "a custom property that is misspelt": style(
    ":root { --accent: #b00 }\np { color: var(--acent) }\n",
    ":2 read/unknown-variable",
    "did you mean --accent?",
  ),
  "a custom property without its hyphens": style(
    ":root { --accent: #b00 }\np { color: var(accent) }\n",
    ":2 read/doubtful",
    "var(--accent)",
  ),
  "a unit behind a space": style("p { padding: 1 rem }\n", ":1 read/doubtful", "1rem"),
  "a repeat without a comma": style(
    "p { grid-template-columns: repeat(3 1fr) }\n",
    ":1 read/doubtful",
    "repeat(3, 1fr)",
  ),
  "a level with a unit": style("p { z-index: 10px }\n", ":1 read/doubtful", "without a unit: 10"),
  "an animation that does not exist": style(
    "p { animation: fade-in 1s ease both }\n",
    ":1 read/unknown-variable",
    "write @keyframes fade-in",
  ),
  "a name that is added to a class": style(
    ".card { margin: 0; &__title { margin: 1px } }\n",
    ":1 read/doubtful",
    "CSS cannot add to the name",
  ),
  "a property that is misspelt": style("p { colr: red }\n", ":1 read/doubtful", 'did you mean "color"?'),
  "a property that does not exist": style("p { text-colour: red }\n", ":1 read/doubtful", "write color"),
  "a colour that is misspelt": style("p { color: rde }\n", ":1 read/doubtful", "did you mean red?"),
  "a colour with a digit too many": style(
    "p { color: #bb000 }\n",
    ":1 read/doubtful",
    "has 3, 4, 6 or 8 digits",
  ),
  "a value that is misspelt": style("p { display: flexx }\n", ":1 read/doubtful", "did you mean flex?"),
  "a value of another property": style("p { float: center }\n", ":1 read/doubtful", "left, right, none"),
  "a value of older HTML": style("p { text-align: middle }\n", ":1 read/doubtful", "did you mean center?"),
  "a direction of a gradient in one word": style(
    "p { background: linear-gradient(to-right, red, blue) }\n",
    ":1 read/doubtful",
    "write linear-gradient(to right, red, blue)",
  ),
  "a pseudo-element without content": style(
    "main::before { top: 0 }\n.new::before { top: 0 }\n",
    ":2 read/doubtful",
    'add content: ""',
  ),
  "a media feature without a colon": style(
    "@media (max-width 600px) { p { margin: 0 } }\n",
    ":1 read/doubtful",
    "(max-width: 600px)",
  ),
  "a length without a unit": style(
    "p {\n  margin: 0 10;\n}\n",
    ":2 read/doubtful",
    "a unit is missing: 0 10px",
  ),
  "a font that is not published": style(
    'body { margin: 0 }\np { font: 1rem/1.5 "Inter", sans-serif }\n',
    ":2 read/unknown-font",
    "add it to fonts in the config",
  ),
  "a colon that is missing": style("p { margin 3px }\n", ":1 read/doubtful", "a colon and a value"),
  "a brace too many": style("p { color: red } }\n", ":1 read/doubtful", 'Unexpected "}"'),
  "a comment of JavaScript": style(
    "// p\np { margin: 0 }\n",
    ":1 read/doubtful",
    'use "/* ... */" instead of "//"',
  ),
  "a variable of Sass": style("$red: #b00;\np { color: $red }\n", ":1 read/doubtful", 'Unexpected "$"'),
  "a mixin": style("p { @include big; }\n", ":1 read/unsupported-import", "then compiles the style with it"),
  "@apply": style("p { @apply mt-4; }\n", ":1 read/unsupported-import", "then compiles the style with it"),
  "@tailwind": style("@tailwind base;\n", ":1 read/unsupported-import", "then compiles the style with it"),
  "a picture that is not there": style(
    "p { background: url(./photo.png) }\n",
    ":1 read/missing-import",
    "is relative to the importing file",
  ),
  "a numbered picture that is not there": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.css";'),
      "pages/_new.css": "p { background: url(./_shot-2.svg) }\n",
      "pages/_shot-1.svg": "<svg/>",
    },
    found: "pages/_new.css:1 read/missing-import",
    says: "is relative to the importing file",
  },
  "a picture of public/ that is not there": style(
    "p { background: url(/photo.png) }\n",
    ":1 check/broken-link",
    "not a page or file of this site",
  ),
  "an import of a file that is not there": style(
    '@import "./_base.css";\n',
    ":1 read/missing-import",
    "is relative to the importing file",
  ),
  "a module without its name": {
    files: {
      "pages/new.tsx": newPage("<p className={style.big}>x</p>", 'import style from "./_new.css";'),
      "pages/_new.css": ".big { margin: 0 }\n",
    },
    found: "pages/new.tsx:1 read/doubtful",
    says: "and className=",
  },
  "a client script with React": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.client";'),
      "pages/_new.client.tsx": 'import { useState } from "react";\nuseState(0);\n',
    },
    found: "pages/_new.client.tsx:1 read/missing-import",
    says: "a package, run npm install react",
  },
  "a client script with handbill": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.client";'),
      "pages/_new.client.ts": 'import { useSite } from "handbill";\nuseSite();\n',
    },
    found: "pages/_new.client.ts:1 read/missing-import",
    says: "needs into a data- attribute",
  },
  "a client script with Node": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.client";'),
      "pages/_new.client.ts": 'import { readFileSync } from "node:fs";\nreadFileSync("a");\n',
    },
    found: "pages/_new.client.ts:1 read/missing-import",
    says: "needs into a data- attribute",
  },
  "a client script with the environment": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.client";'),
      "pages/_new.client.ts": 'document.title = process.env.TITLE ?? "";\n',
    },
    found: "pages/_new.client.ts:1 read/doubtful",
    says: "of the page, and read that here",
  },
  "a value of a client script": {
    files: {
      "pages/new.tsx": newPage("<p>{size}</p>", 'import { size } from "./_new.client";'),
      "pages/_new.client.ts": "export const size = 4;\n",
    },
    found: "pages/new.tsx:1 read/doubtful",
    says: "exist only in the browser",
  },
  "a pseudo-class that is misspelt": style(
    "p:hoover { margin: 0 }\n",
    ":1 read/doubtful",
    "did you mean hover?",
  ),
  "a media feature that is misspelt": style(
    "@media (prefers-colour-scheme: dark) { p { margin: 0 } }\n",
    ":1 read/doubtful",
    "did you mean prefers-color-scheme?",
  ),
  "a width without a unit": style(
    "@media (max-width: 600) { p { margin: 0 } }\n",
    ":1 read/doubtful",
    "a unit: 600px",
  ),
  "a merge that is not finished": style(
    "<<<<<<< HEAD\np { margin: 0 }\n=======\np { margin: 1rem }\n>>>>>>> main\n",
    ":1 read/merge-conflict",
    "delete the markers",
  ),
  "a style that nothing imports": {
    files: { "styles/main.css": "p { margin: 0 }\n" },
    found: "styles/main.css read/unread-file",
    says: "nothing imports it",
  },
  "a request that the policy blocks": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.client";'),
      "pages/_new.client.ts":
        'const answer = await fetch("https://api.whole.dev/count");\ndocument.title = await answer.text();\n',
    },
    found: "pages/_new.client.ts:1 check/third-party",
    says: "to checks.allowedOrigins",
  },
};
