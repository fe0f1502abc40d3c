import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildJson, checkSite } from "../support/flows.js";
import { repository, tempSite } from "../support/temp-site.js";

/* Typical mistakes of authors, with a useful hint about each in the author's own code. */

const meta =
  '\nexport const meta = { title: "A page", description: "A page with a mistake of every day." };\n';
const page = (before: string, inner: string) =>
  `import { Link, useSite } from "handbill";\n${before}${meta}export default function Page() {\n  void [Link, useSite];\n  return <main><h1>Page</h1>${inner}</main>;\n}\n`;

const onPage = (before: string, inner: string) => ({ "pages/new.tsx": page(before, inner) });
const inConfig = (more: string) => ({ "site.config.ts": `${more}` });

function siteWith(files: Readonly<Record<string, string>>): string {
  const root = tempSite(onTestFinished);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const config = readFileSync(join(root, "site.config.ts"), "utf8");
    writeFileSync(
      join(root, file),
      file === "site.config.ts" ? config.replace(/(export default .*?\{)/, `$1\n  ${text},`) : text,
    );
  }
  return root;
}

const recipe = "https://handbill.github.io/handbill/data";

test.each<[what: string, files: Record<string, string>, code: string, hint: string]>([
  ["await in a module", onPage('const a = await fetch("https://a.dev");', ""), "read/syntax", recipe],
  [
    "an async page",
    { "pages/new.tsx": `${meta}export default async function Page() { return <main><h1>Page</h1></main>; }` },
    "render/suspended",
    recipe,
  ],
  ["../public/", onPage("", '<img src="../public/x.png" alt="" />'), "check/relative-link", 'write "/x.png"'],
  ["Link without a slash", onPage("", '<Link to="press">Press</Link>'), "render/threw", ""],
  [
    "an SVG as a component",
    {
      ...onPage('import { ReactComponent as S } from "./_s.svg";', "<S />"),
      "pages/_s.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    "read/missing-export",
    "<Image src={image}",
  ],
  [
    "tailwindcss in code",
    onPage('import "tailwindcss";', ""),
    "read/missing-package",
    "npm install -D tailwindcss",
  ],
  [
    "collections as a list",
    inConfig('collections: ["help"]'),
    "read/invalid-value",
    "an object of named collections",
  ],
  [
    "a file in public/ with its folder",
    inConfig('links: { map: { url: "https://a.dev/", label: "Map", glyph: "public/map.svg" } }'),
    "read/invalid-value",
    "/icon.svg for the file public/icon.svg",
  ],
  [
    "a store that the config omits",
    onPage("", "{(useSite().stores.googlePlay as unknown as { url: string }).url}"),
    "render/threw",
    "write ?.url",
  ],
  [
    "Next's Link",
    onPage('import L from "next/link"; void L;', ""),
    "read/missing-package",
    "import { Link, Image }",
  ],
  [
    "Link without braces",
    onPage('import L from "handbill"; void L;', ""),
    "read/missing-export",
    "in braces",
  ],
  ["window", onPage("", "{String(window.innerWidth)}"), "render/threw", ".client.ts"],
  [
    "a component that is not imported",
    onPage("", "{/* @ts-ignore */}<Card />"),
    "render/threw",
    "import Card",
  ],
  [
    "a setter",
    onPage(
      'import { useState } from "react";',
      "{(() => { const [n, set] = useState(0); set(n + 1); return n; })()}",
    ),
    "render/threw",
    "rendered once",
  ],
  [
    "a component without return",
    onPage("function Card() { <p>Hi</p>; }", "<Card />"),
    "render/threw",
    "Card returns nothing: write return",
  ],
  [
    "a page without return",
    { "pages/new.tsx": `${meta}export default function Page() { <main><h1>Page</h1></main>; }` },
    "render/threw",
    "Page returns nothing: write return",
  ],
  ["a javascript: link", onPage("", '<a href="javascript:go()">Go</a>'), "render/threw", "write a <button>"],
  ["a brace that is not closed", onPage("", "<p>{1</p>\n"), "read/syntax", "close the brace before it"],
  ["a comment of HTML", onPage("", "<!-- x -->"), "read/syntax", "{/* … */}"],
  [
    "a link to Markdown",
    onPage("", '<a href="./b.md">B</a>'),
    "check/relative-link",
    "the page that shows the document",
  ],
  [
    "an import in Markdown",
    {
      "content/help/a.md": '---\ntitle: A\n---\n\nText\n\nimport Card from "./card";\n',
      ...inConfig("collections: { help: {} }"),
    },
    "read/mdx-in-markdown",
    "a block such as ::name",
  ],
])("a build reports an everyday mistake with its line and a hint: %s", async (_, files, code, hint) => {
  const { diagnostics } = await buildJson(siteWith(files));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map((one) => one.code)).toEqual([code]);
  expect(`${errors[0]?.message} ${errors[0]?.hint}`).toContain(hint);
  expect(errors[0]?.line).toBeGreaterThan(0);
});

test("exports for other frameworks and a robots.txt that blocks the site are reported", async () => {
  const root = siteWith({
    ...onPage("export const getStaticProps = () => ({});", "<p>{import.meta.url ?? null}</p>"),
    "public/robots.txt": "User-agent: a\nDisallow: /b\n\nUser-agent: *\nUser-agent: c\nDisallow: / # all\n",
  });
  const { diagnostics } = await buildJson(root);
  const found = diagnostics.map(({ code, file, line, hint }) => [code, file, line, hint]);
  const load = "export load instead and return the data itself; the page gets it as the prop data";
  expect(found).toContainEqual(["read/foreign-export", "pages/new.tsx", 2, load]);
  expect(found).toContainEqual(["derive/closed-robots", "public/robots.txt", 6, expect.any(String)]);
  expect(found).toContainEqual([
    "read/doubtful",
    "pages/new.tsx",
    expect.any(Number),
    expect.stringContaining("process.env.NAME"),
  ]);
});

test("mistakes that would be ignored or published verbatim are reported", async () => {
  const privacy = readFileSync(join(repository, "test/sites/minimal/legal/privacy.md"), "utf8");
  const root = siteWith({
    "app/page.tsx": page("", ""),
    "src/pages/about.tsx": page("", ""),
    "public/CNAME": "www.minimal.example\n",
    "public/_redirects": "/a /b 301\n",
    "legal/privacy.md": `${privacy}\n#Title\n\nBy {app.name} and {no.fact}, \`{app.name}\`.\n\n#1 of all\n\n~~~\n#Code\n~~~\n`,
  });
  const { diagnostics } = await buildJson(root);
  expect(diagnostics.map(({ file, code, hint }) => [file, code, hint])).toEqual([
    ["app/page.tsx", "read/unread-file", expect.stringContaining("pages/about.tsx for /about")],
    ["legal/privacy.md", "read/other-markup", "write # Title"],
    ["legal/privacy.md", "read/other-markup", "write {{app.name}}"],
    ["public/CNAME", "read/other-domain", expect.stringContaining("minimal.example")],
    ["public/_redirects", "read/unread-file", expect.stringContaining('host: "netlify"')],
    ["src/pages/about.tsx", "read/unread-file", expect.stringContaining("pages/about.tsx for /about")],
  ]);
  writeFileSync(join(root, "public/CNAME"), "minimal.example");
  const again = await buildJson(root, { host: "netlify" });
  expect(
    again.diagnostics.filter(({ file }) => file?.startsWith("public/") && file !== "public/_redirects"),
  ).toEqual([]);
});

test("a Link without a leading slash is reported with the correct form", async () => {
  const found = async (to: string) => {
    const { diagnostics } = await buildJson(siteWith(onPage("", `<Link to="${to}">Link</Link>`)));
    return diagnostics.find(({ code }) => code === "render/threw")?.message;
  };
  expect(await found("press")).toContain('to="/press"');
  expect(await found("./press")).toContain('to="/press"');
  expect(await found("https://a.dev/")).toContain('<a href="https://a.dev/">');
});

test.each(["site.config.js", "handbill.config.ts"])(
  "a config named %s is reported with the right name",
  async (name) => {
    const root = tempSite(onTestFinished);
    renameSync(join(root, "site.config.ts"), join(root, name));
    const { diagnostics } = await buildJson(root);
    expect(diagnostics).toMatchObject([
      { code: "read/no-config", file: name, hint: `rename ${name} to site.config.ts` },
    ]);
  },
);

test("check reports a page that shows the date, the time or a random value", async () => {
  const root = siteWith({
    "pages/now.tsx": page("", "<p>Made on {new Date().toISOString()}</p>"),
    "pages/chance.tsx": page("const chosen = Math.random();", "<p>Number {chosen}</p>"),
    "pages/year.tsx": page("", "<p>© {new Date(Date.now()).getFullYear()}</p>"),
    "pages/fixed.tsx": page("", '<p>{new Date("2026-01-01").toISOString()} {Math.max(1, 2)}</p>'),
  });
  const { diagnostics } = await checkSite(root);
  const changing = diagnostics.filter(({ code }) => code === "check/changing-page");
  expect(changing.map(({ place, args }) => [place.file, args])).toEqual([
    ["pages/chance.tsx", { before: expect.stringMatching(/ Number$/) }],
    ["pages/now.tsx", { before: expect.stringMatching(/ Made on$/) }],
    ["pages/year.tsx", { before: expect.stringMatching(/ ©$/) }],
  ]);
});
