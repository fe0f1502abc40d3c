// Over 300 lines: a table of mistakes, each with its finding.
/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code of pages */
import { alone, checked, type Mistake, type Mistakes, newPage, onPage } from "./mistake.js";

/** A form of a service that the config and the privacy policy name. */
const form = (method: string, field: string, says: string): Mistake => ({
  files: {
    "pages/new.tsx": newPage(
      `<form action="https://formspree.io/f/abcdefgh"${method}>${field}<button type="submit">Send</button></form>`,
    ),
    "site.config.ts": ["checks: {", 'checks: { allowedFormActions: ["https://formspree.io"],'],
    "legal/privacy-policy.md": ["\n## ", "\nFormspree (formspree.io) receives the form.\n\n## "],
  },
  found: "pages/new.tsx:8 check/inert",
  says,
});

/** A text in messages, and a page that uses it. */
const withMessage = (message: string, body: string, found: string, says: string): Mistake => ({
  files: {
    "messages/en.ts": `export default { about: ${message} } as const;\n`,
    "pages/new.tsx": newPage(body, 'import { useMessages } from "handbill";').replace(
      "return",
      "const t = useMessages() as any;\n  return",
    ),
  },
  found,
  says,
  isAlone: true,
});

const shot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

export const elementMistakes: Mistakes = {
  "a network without the profile": onPage(
    '<a href="https://instagram.com/">Instagram</a>',
    ":8 check/placeholder-address",
    "is a placeholder",
  ),
  "undefined in a title": {
    files: {
      "pages/new.tsx": newPage("<p>x</p>").replace('"A page that is new"', "`Here is ${({} as any).b}`"),
    },
    found: "pages/new.tsx:2 check/leftover",
    says: "set the value",
  },
  class: checked('<p class="big">Big</p>', ":8 check/react-warning", "Did you mean `className`?"),
  for: onPage('<label for="x">X</label>', ":8 check/broken-reference", 'id "x", which is not on the page'),
  "a style in words": onPage(
    '<p style="color: red">Red</p>',
    ":8 render/threw",
    "a CSS file, and its class here",
  ),
  "a style object": onPage(
    '<p style={{ color: "red" }}>Red</p>',
    ":8 check/blocked-by-csp",
    "that causes it, such as color",
  ),
  onclick: checked(
    '<button type="button" onclick="go()">Go</button>',
    ":8 check/react-warning",
    "for example `onClick`.",
  ),
  "a picture beside the page": onPage(
    '<img src="photo.jpg" alt="A" width="4" height="4" />',
    ":8 check/relative-link",
    "import the file",
  ),
  "a picture that is not there": onPage(
    '<img src="/photo.jpg" alt="A" width="4" height="4" />',
    ":8 check/broken-link",
    "not a page or file of this site",
  ),
  "a picture without a text": onPage(
    '<img src="/icon.svg" width="4" height="4" />',
    ":8 check/no-alternative",
    'alt="…", or alt="" for decoration',
  ),
  "Image with a path": onPage(
    '<Image src={"/icon.svg" as never} alt="A" />',
    ":8 render/threw",
    'not the text "/icon.svg": write import photo from "./photo.jpg"',
  ),
  "Image with widths in words": onPage(
    '<Image src={a} widths={"400" as never} alt="A" />',
    ":8 render/threw",
    "pixels, such as {[320, 640, 960]}",
    'import a from "../public/icon.svg";',
  ),
  "Link without an address": onPage(
    "<Link to={undefined as never}>Home</Link>",
    ":8 render/threw",
    "this site such as /privacy-policy",
  ),
  "Link to a page that is misspelt": onPage(
    '<Link to="/privacy-polcy">Privacy</Link>',
    ":8 check/broken-link",
    "did you mean /privacy-policy?",
  ),
  "an empty address": onPage('<a href="">Privacy</a>', ":8 check/relative-link", "only if there is one"),
  "a link without an address": onPage("<a>Read the terms</a>", ":8 check/no-address", "give it an href"),
  "a link whose address is not set": onPage(
    "<a href={useSite().link('mastodon')?.url}>Follow the app</a>",
    ":8 check/no-address",
    "React",
  ),
  "a badge of another app": onPage(
    '<a href="https://apps.apple.com/app/id9999999999">Download on the App Store</a>',
    ":8 check/differs-from-config",
    "differs from stores.appStore.url in the config",
  ),
  "the address of a service's example": onPage(
    '<a href="https://formspree.io/f/your-form">Write to us</a>',
    ":8 check/placeholder-address",
    "write the real URL",
  ),
  "a class of Tailwind that code puts together": onPage(
    "<p className={`text-${tone}-600`}>New</p>",
    ":8 check/generated-class",
    "complete in the code",
    ' const tone = ["re", "d"].join("");',
  ),
  "a block of some words in a paragraph": onPage(
    "<p>\n<div>Everybody plans together.</div></p>",
    ":9 check/invalid-html",
    "use a <div> instead of the <p>",
  ),
  "a pasted snippet of analytics": onPage(
    '<><script async src="https://www.googletagmanager.com/gtag/js?id=G-1" /><script dangerouslySetInnerHTML={{ __html: "window.dataLayer = []" }} /></>',
    ":8 check/third-party",
    "inline code, put that into a .client.ts file",
  ),
  "a list without entries": onPage(
    "<div><p>Reviews</p>{list.length && <ul />}</div>",
    ":8 check/leftover",
    "count > 0 &&",
    " const list: string[] = [];",
  ),
  "a list without entries, in another component": alone(
    "<Box><p>Reviews</p>{list.length && <ul />}</Box>",
    ":8 check/leftover",
    "count > 0 &&",
    " const list: string[] = []; const Box = ({ children }: any) => <div>{children}</div>;",
  ),
  "the dollar sign of a template in a message": withMessage(
    '"Get ${app}"',
    '<p>{t("about", { app: "Tidepool" })}</p>',
    "messages/en.ts:1 check/leftover",
    "write {name} without the dollar sign",
  ),
  "a text in place of a list of texts": withMessage(
    '"Tides."',
    '<p>{t.list("about")}</p>',
    "pages/new.tsx:9 render/threw",
    'write ["…"] in messages/en.ts',
  ),
  "texts in place of entries": withMessage(
    '["Tides"]',
    '<p>{t.list("about").map((part: any) => part("title"))}</p>',
    "pages/new.tsx:9 render/threw",
    "an entry of t.list can be called if",
  ),
  "a link that says here": onPage(
    '<p>To write to us, click <a href="/privacy-policy">here</a>.</p>',
    ":8 check/vague-link",
    "link the words that name its target",
  ),
  "an image with width and height swapped": {
    found: "pages/new.tsx:8 check/image-size",
    says: "has 400 × 100 pixels",
    isAlone: true,
    files: {
      "pages/new.tsx": newPage('<img src="/wide.svg" alt="A wide beach" width="100" height="400" />'),
      "public/wide.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"></svg>\n',
    },
  },
  "an address from a template": onPage(
    "<Link to={`/${name}-policy`}>Privacy</Link>",
    ":8 check/broken-link",
    "did you mean /privacy-policy?",
    ' const name = ["priv", "cy"].join("");',
  ),
  "a menu with state": onPage(
    '<p>\n{useState("x")[0]}\n<button type="button" onClick={() => {}}>Menu</button></p>',
    ":9 render/dead-code",
    "onClick of <button> (line 10)",
    ' import { useState } from "react";',
  ),
  "a link to nothing yet": onPage('<a href="#">Download it</a>', ":8 check/no-address", "write its URL"),
  "a phone number in letters": onPage(
    '<a href="tel:1-800-WHOLE">Call</a>',
    ":8 check/invalid-phone",
    "digits with the country's code",
  ),
  "a page by its file": onPage(
    '<a href="https://whole.site.dev/privacy-policy.html">Privacy</a>',
    ":8 check/names-file",
    "write /privacy-policy",
  ),
  "a picture with the name of its file": onPage(
    '<img src="/icon.svg" alt="IMG_4032.PNG" width="4" height="4" />',
    ":8 check/no-alternative",
    "does not describe it",
  ),
  "a placeholder of another syntax": onPage(
    "<p>Made for ${useSite().app.name}</p>",
    ":8 check/leftover",
    "write {name} without the dollar sign",
  ),
  "bold text of Markdown": onPage("<p>It is **very** quick</p>", ":8 check/leftover", "<strong>"),
  "a link of Markdown": onPage(
    "<p>Read [the terms](/privacy-policy) first</p>",
    ":8 check/leftover",
    "write <Link to",
  ),
  "a link without a slash": onPage(
    '<a href="privacy-policy">Privacy</a>',
    ":8 check/relative-link",
    "start it with a slash",
  ),
  "a link to another site without a scheme": onPage(
    '<a href="www.apple.com">Apple</a>',
    ":8 check/relative-link",
    "start it with https://",
  ),
  "a link with one slash": onPage(
    '<a href="https:/www.apple.com">Apple</a>',
    ":8 check/malformed-address",
    "is not a valid URL",
  ),
  "a link with two colons": onPage(
    '<a href="https:://www.apple.com">Apple</a>',
    ":8 check/malformed-address",
    "is not a valid URL",
  ),
  "a screenshot that is not listed": {
    files: {
      ...onPage(
        '<img src={one.href} width={9} height={9} alt="One" /> <img src={two.href} width={9} height={9} alt="Two" />',
        "",
        "",
        ' import one from "./_shots/1.svg"; import two from "./_shots/2.svg";',
      ).files,
      "pages/_shots/1.svg": shot,
      "pages/_shots/2.svg": shot,
      "pages/_shots/3.svg": shot,
      "pages/_shots/_4.svg": shot,
      "pages/_shots/later.svg": shot,
    },
    found: "pages/_shots/3.svg read/unread-file",
    says: "list it with the others",
  },
  "the package of a new project": onPage(
    '<a href="https://play.google.com/store/apps/details?id=com.example.whole">Play</a>',
    ":8 check/placeholder-address",
    "write the real URL",
  ),
  "a link to this machine": onPage(
    '<a href="http://localhost:3000/privacy">Privacy</a>',
    ":8 check/unsafe-address",
    "the page's path, /privacy",
  ),
  "an address for mail with a space": onPage(
    '<a href="mailto:hello @whole.site.dev">Write</a>',
    ":8 check/invalid-mail",
    "write mailto: and an address",
  ),
  "an address for mail without mailto:": onPage(
    '<a href="hello@whole.site.dev">Write</a>',
    ":8 check/relative-link",
    "start it with mailto:",
  ),
  "an anchor that is not there": onPage(
    '<a href="#prices">Prices</a>',
    ":8 check/broken-anchor",
    'no element with the id "prices"',
  ),
  "an anchor on another page": onPage(
    '<Link to="/privacy-policy#cookies">Cookies</Link>',
    ":8 check/broken-anchor",
    'no element with the id "cookies"',
  ),
  "a button in a link": onPage(
    '<a href="/"><button type="button">Home</button></a>',
    ":8 check/invalid-html",
    "one of the two is enough",
  ),
  "a link in a link": onPage(
    '<a href="/">Home <a href="/privacy-policy">Privacy</a></a>',
    ":8 check/invalid-html",
    "<a> ends before its </a>",
  ),
  "a link with only an icon": onPage(
    '<a href="/"><svg viewBox="0 0 4 4"><path d="M0 0h4" /></svg></a>',
    ":8 check/unnamed",
    "add text or an aria-label",
  ),
  "a block in a paragraph": onPage(
    "<p>One <div>two</div></p>",
    ":8 check/invalid-html",
    "use a <div> instead of the <p>",
  ),
  "a table without rows": onPage(
    "<table><td>1</td></table>",
    ":8 check/invalid-html",
    "<td> is directly in <table>",
  ),
  "an id twice": onPage(
    '<p id="a">A</p><p id="a">B</p>',
    ":8 check/duplicate-id",
    '2 elements have the id "a"',
  ),
  "two main headings": onPage("<h1>Again</h1>", ":8 check/h1-count", "which says what the page is about"),
  "a heading that skips": onPage("<h4>Part</h4>", ":8 check/heading-order", "write an h2, the next level"),
  "an input without a label": onPage(
    '<input type="email" name="email" />',
    ":8 check/unlabelled",
    'name="email"> has no label',
  ),
  "a form without an address": onPage(
    '<form><label>Email <input name="email" /></label><button type="submit">Send</button></form>',
    " check/blocked-by-csp",
    "to checks.allowedFormActions",
  ),
  "a form that no program receives": onPage(
    '<form action="/contact" method="post"><button type="submit">Send</button></form>',
    ":8 check/blocked-by-csp",
    "use a form service",
  ),
  "a form that sends mail": onPage(
    '<form action="mailto:hello@whole.site.dev"><button type="submit">Send</button></form>',
    ":8 check/blocked-by-csp",
    "or use a form service",
  ),
  "a select with a value": onPage(
    '<select value="a"><option value="a">A</option></select>',
    ":8 check/unlabelled",
    "<select> has no label",
  ),
  "a script": onPage(
    '<script>{"alert(1)"}</script>',
    ":8 check/blocked-by-csp",
    "that causes it, such as color",
  ),
  "a style element": onPage(
    '<style>{"p { color: red }"}</style>',
    ":8 check/blocked-by-csp",
    "that causes it, such as color",
  ),
  "a frame with javascript:": onPage(
    '<iframe src="javascript:alert(1)" title="A" />',
    ":8 render/threw",
    "put its code into a .client.ts file",
  ),
  "a second title": onPage("<title>Another</title>", ":8 check/invalid-html", "has 2 <title>"),
  "raw HTML with a link to nowhere": onPage(
    "<div dangerouslySetInnerHTML={{ __html: \"<a href='/nowhere'>x</a>\" }} />",
    " check/broken-link",
    '"/nowhere": "/…" } in the config',
  ),
  "raw HTML that is not an object": onPage(
    '<div dangerouslySetInnerHTML={"<b>x</b>" as never} />',
    ":8 render/threw",
    "for more information.",
  ),
  "an object as text": onPage(
    "<p>{useSite().app as never}</p>",
    ":8 render/threw",
    "convert it to text, such as date.toISOString()",
  ),
  "a date as text": onPage(
    '<p>{new Date("2025-01-01") as never}</p>',
    ":8 render/threw",
    "convert it to text, such as date.toISOString()",
  ),
  "a function as text": checked(
    "<p>Now {(() => 1) as never}</p>",
    ":8 check/react-warning",
    "function rather than return it.",
  ),
  "a function that is not called": checked(
    "<p>Now {Clock as never}</p>",
    ":8 check/react-warning",
    "function rather than return it.",
    "const Clock = () => <b>12</b>;",
  ),
  "an object in a sentence": onPage(
    "<p>{`By ${useSite().app}`}</p>",
    ":8 check/leftover",
    "as app.name, not the whole object",
  ),
  "undefined in a sentence": onPage(
    "<p>{`By ${useSite().publisher.name}`}</p>",
    ":8 check/leftover",
    "{value && …}, or set the value",
  ),
  "no number in a sentence": onPage(
    '<p>{`${Number("4,99") * 2} euros`}</p>',
    ":8 check/leftover",
    "a decimal point and no unit, such as 4.99",
  ),
  "a date that is none": onPage(
    '<p>{new Date("31.12.2025").toDateString()}</p>',
    " check/leftover",
    "write the date as 2025-08-17",
  ),
  "a price of the wrong locale": onPage(
    '<p>{(1).toLocaleString("en_US")}</p>',
    ":8 render/threw",
    "as en or en-US, with a hyphen",
  ),
  "a currency that is none": onPage(
    '<p>{(1).toLocaleString("en", { style: "currency", currency: "euro" })}</p>',
    ":8 render/threw",
    "as its three letters, such as EUR",
  ),
  localStorage: onPage('<p>{localStorage.getItem("a")}</p>', ":8 render/threw", "file, and import that here"),
  document: onPage("<p>{document.title}</p>", ":8 render/threw", "file, and import that here"),
  navigator: onPage(
    "<p>{navigator.userAgentData.platform}</p>",
    ":8 render/threw",
    "file, and import that here",
  ),
  location: onPage("<p>{location.pathname}</p>", ":8 render/threw", "file, and import that here"),
  "require of a picture": onPage(
    '<img src={require("../public/icon.svg")} alt="A" width="4" height="4" />',
    ":8 render/threw",
    "such as .href or .name",
  ),
  "a component called as a function": onPage(
    "<p>{Part()}</p>",
    ":8 render/threw",
    "write it as an element: <Name />",
    "class Part { render() { return null; } }",
  ),
  "a component in small letters": onPage(
    "<card />",
    ":8 check/invalid-html",
    "starts with a capital letter",
    "const card = () => <b>x</b>; void card;",
  ),
  "a component that is an element": onPage(
    "<Part />",
    ":8 render/threw",
    "check that its file exports it",
    "const Part = (<b>x</b>) as never as () => null;",
  ),
  "a component that gives a list of objects": onPage(
    "<Part />",
    ":8 render/threw",
    "convert it to text, such as date.toISOString()",
    "const Part = (() => [{ a: 1 }]) as never as () => null;",
  ),
  "meta without a description": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
        'export const meta = { title: "A page that is new" };',
      ),
    },
    found: "pages/new.tsx:2 render/invalid-meta",
    says: "or a function that returns that",
  },
  "meta that is a text": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
        'export const meta = "New";',
      ),
    },
    found: "pages/new.tsx:2 render/invalid-meta",
    says: "or a function that returns that",
  },
  "meta that is a promise": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
        'export const meta = async () => ({ title: "A page that is new", description: "What the new page of this site is about, in a sentence." });',
      ),
    },
    found: "pages/new.tsx:2 render/invalid-meta",
    says: "or a function that returns that",
  },
  "meta with a title that is undefined": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };',
        'export const meta = { title: process.env.TITLE, description: "What the new page of this site is about, in a sentence." };',
      ),
    },
    found: "pages/new.tsx:2 render/invalid-meta",
    says: "or a function that returns that",
  },
  "meta with a title that is a function": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        'title: "A page that is new"',
        'title: () => "A page that is new"',
      ),
    },
    found: "pages/new.tsx:2 render/invalid-meta",
    says: "a title of the type function",
  },
  "a page that gives nothing": {
    files: { "pages/new.tsx": newPage("x").replace("  return (", "  return null; (") },
    found: "pages/new.tsx check/landmark",
    says: "from its component, or remove it",
  },
  "a page whose content is behind a condition": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        "    <main>\n      <h1>New</h1>\n      x\n    </main>",
        "    <main>{false && <>\n      <h1>New</h1>\n      x\n    </>}</main>",
      ),
    },
    found: "pages/new.tsx check/landmark",
    says: "from its component, or remove it",
  },
  "a component that gives null": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        "void [Image, Link, useSite];\nexport default function New() {\n  return (\n    <main>\n      <h1>New</h1>\n      x\n    </main>",
        "const Part = () => null;\nvoid [Image, Link, useSite];\nexport default function New() {\n  return (\n    <main><Part /></main>",
      ),
    },
    found: "pages/new.tsx check/landmark",
    says: "from its component, or remove it",
  },
  "a page without main": {
    files: {
      "pages/new.tsx": newPage("x").replace(
        "    <main>\n      <h1>New</h1>\n      x\n    </main>",
        "    <div>\n      <h1>New</h1>\n      x\n    </div>",
      ),
    },
    found: "pages/new.tsx check/landmark",
    says: "the page has no <main>",
  },
  "a page without a heading": {
    files: { "pages/new.tsx": newPage("x").replace("      <h1>New</h1>", "      ") },
    found: "pages/new.tsx check/h1-count",
    says: "which says what the page is about",
  },
  "params asked for by another name": {
    files: {
      "pages/[city].tsx": newPage("x").replace(
        "export default function New() {\n  return (\n    <main>\n      <h1>New</h1>\n      x\n    </main>\n  );\n}",
        'export default function New({ params }: { params: Record<string, string> }) {\n  return (\n    <main>\n      <h1>New</h1>\n      {params.town!.length}\n    </main>\n  );\n}\nexport const paths = () => [{ city: "a" }];',
      ),
    },
    found: "pages/[city].tsx:8 render/threw",
    says: "set it, or write ?.length",
  },
  "a file that imports itself": {
    files: {
      "pages/new.tsx": newPage("<Card />", 'import { Card } from "./_new";'),
      "pages/_new.tsx":
        'import { base } from "./_base";\nexport const Card = () => <b>{base}</b>;\nexport const size = 1;\n',
      "pages/_base.tsx": 'import { size } from "./_new";\nexport const base = size * 2;\n',
    },
    found: "pages/new.tsx check/leftover",
    says: "a decimal point and no unit, such as 4.99",
  },
  "data that has another shape": {
    files: {
      "pages/new.tsx": newPage(
        "<p>{data.cities.map((one: string) => one)}</p>",
        'import data from "./_new.json";',
      ),
      "pages/_new.json": '{ "city": [] }\n',
    },
    found: "pages/new.tsx:8 render/threw",
    says: "misspelt; set it, or write ?.map",
  },
  "a name of a character in quotes": onPage(
    '<p>{"&copy; 2026 Whole"}</p>',
    ":8 check/leftover",
    "write the character itself",
  ),
  "a new line of a text": onPage("<p>Two people.\\nOne dog.</p>", ":8 check/leftover", "write <br />"),
  "undefined within a sentence": onPage(
    "<p>{`Try it for ${days} days`}</p>",
    ":8 check/leftover",
    "only if there is a value",
    ' const days = ({} as Record<string, string>)["trial"];',
  ),
  "braces of another tool": onPage(
    "<p>Made by {{ name }}</p>",
    ":8 render/threw",
    "one pair of braces, {name}",
    ' const name = "Ana";',
  ),
  "a page within a page": {
    files: {
      "pages/new.tsx": newPage("x")
        .replace("<main>", "<html><body><main>")
        .replace("</main>", "</main></body></html>"),
    },
    found: "pages/new.tsx:6 check/invalid-html",
    says: "handbill writes the head and <body>",
  },
  "a second viewport": onPage(
    '<meta name="viewport" content="width=1024" />',
    ":8 check/invalid-html",
    "has 2 <meta name=viewport>",
  ),
  "a preview without its domain": onPage(
    '<meta property="og:image" content="/icon.svg" />',
    ":8 check/malformed-address",
    "is not a valid URL",
  ),
  "a button for nothing": onPage('<button type="button">Download</button>', ":8 check/inert", "does nothing"),
  "a video without controls": onPage(
    '<video src="/icon.svg" width="4" height="4" />',
    ":8 check/inert",
    "add controls, or autoPlay",
  ),
  "a video that starts with sound": onPage(
    '<video src="/icon.svg" autoPlay loop width="4" height="4" />',
    ":8 check/inert",
    "only with muted and playsInline",
  ),
  "a page of YouTube in a frame": {
    files: {
      "pages/new.tsx": newPage('<iframe src="https://www.youtube.com/watch?v=abcdefghijk" title="A film" />'),
      "site.config.ts": ["checks: {", 'checks: { allowedOrigins: ["https://www.youtube.com"],'],
      "legal/privacy-policy.md": [
        "We do not use tracking of any kind.",
        "YouTube (www.youtube.com) shows a film.",
      ],
    },
    found: "pages/new.tsx:8 check/inert",
    says: "gives for embedding",
  },
  "fields without a name": form(
    ' method="post"',
    '<input type="email" aria-label="Email" />',
    "no field has a name",
  ),
  "a form that sends a message in a URL": form(
    "",
    '<textarea name="message" aria-label="Message" />',
    'add method="post"',
  ),
  "a photograph of an iPhone": {
    files: {
      "pages/new.tsx": newPage('<img src="/photo.heic" alt="A" width="4" height="4" />'),
      "public/photo.heic": "a photograph",
    },
    found: "pages/new.tsx:8 check/unsupported-format",
    says: "save it as JPEG",
  },
  "an image as a URL of its bytes": onPage(
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="A dot" width={9} height={9} />',
    ":8 check/blocked-by-csp",
    "write it into a file, import that",
  ),
};
