import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { openPage, startBrowser } from "../support/browser/browser.js";
import { buildJson } from "../support/flows.js";
import { startStaticHost } from "../support/network/static-host.js";
import { sitesFolder, tempFolder, tempSite } from "../support/temp-site.js";

/* Imports of components and styles: allowed sources, mistakes, and CSS modules. */

const browser = startBrowser();
afterAll(async () => (await browser).close());

type Files = Readonly<Record<string, string>>;

function write(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

const page = (imports: string, body = "") => `${imports}
export const meta = { title: "About", description: "About" };
export default () => <main><h1>About</h1>${body}</main>;
`;

async function build(root: string) {
  const { status, diagnostics } = await buildJson(root);
  const reading = diagnostics.filter(({ code }) => code.startsWith("read/"));
  const found = reading.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`);
  return { status, found };
}

/** Builds the minimal site with additional files. */
async function buildWith(files: Files) {
  const root = tempSite(onTestFinished);
  write(root, files);
  return { root, ...(await build(root)) };
}

describe("an import from outside the site's folder is an error at its place:", () => {
  test.each<[string, (out: string) => Files, string]>([
    [
      "url() of a style",
      (out) => ({ "pages/_index.css": `a {\n  background: url(${out}/secret.txt);\n}\n` }),
      "pages/_index.css:2:15",
    ],
    [
      "@import of a style",
      (out) => ({ "pages/_index.css": `@import "${out}/secret.css";\n` }),
      "pages/_index.css:1:10",
    ],
    [
      "import of code",
      (out) => ({ "pages/about.tsx": page(`import data from "${out}/secret.json";`, "{data.a}") }),
      "pages/about.tsx:1:18",
    ],
    [
      "import of a style by code",
      (out) => ({ "pages/about.tsx": page(`import "${out}/secret.css";`) }),
      "pages/about.tsx:1:8",
    ],
    [
      "import of an image",
      (out) => ({ "pages/about.tsx": page(`import image from "${out}/secret.svg";`, "{image.href}") }),
      "pages/about.tsx:1:19",
    ],
  ])("%s", async (_, files, place) => {
    const outside = tempFolder(onTestFinished);
    write(outside, {
      "secret.txt": "secret",
      "secret.css": "a{color:red}",
      "secret.json": '{"a":1}',
      "secret.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const root = tempSite(onTestFinished);
    write(root, files(`../../${outside.split("/").at(-1)}`));
    const { status, found } = await build(root);
    expect(status).toBe(1);
    expect(found).toEqual([`${place} read/outside-import`]);
  });

  test("through a link", async () => {
    const outside = tempFolder(onTestFinished);
    write(outside, { "secret.css": "a{color:red}", "secret.txt": "secret" });
    const root = tempSite(onTestFinished);
    symlinkSync(join(outside, "secret.css"), join(root, "pages/_linked.css"));
    write(root, { "pages/_index.css": '@import "./_linked.css";\n' });
    expect(await build(root)).toEqual({ status: 1, found: ["pages/_index.css:1:10 read/outside-import"] });
    symlinkSync(join(outside, "secret.txt"), join(root, "pages/_linked.txt"));
    write(root, { "pages/_index.css": "a { background: url(_linked.txt) }\n" });
    expect(await build(root)).toEqual({ status: 1, found: ["pages/_index.css:1:17 read/outside-import"] });
  });
});

test("a linked package next to the site's folder is allowed, with the files of its style", async () => {
  const workspace = tempFolder(onTestFinished);
  write(workspace, {
    "package.json": '{ "name": "@own/theme", "version": "1.0.0" }',
    "theme.css": '@import "./more.css";\na { background: url(./dot.svg) }\n',
    "more.css": "b { color: red }\n",
    "dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
  });
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "node_modules/@own"), { recursive: true });
  symlinkSync(workspace, join(root, "node_modules/@own/theme"));
  write(root, { "pages/_index.css": '@import "@own/theme/theme.css";\n' });
  expect(await build(root)).toEqual({ status: 0, found: [] });
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain("b{color:red}");
});

test("a workspace package can be TypeScript with components, style and images", async () => {
  const workspace = tempFolder(onTestFinished);
  const site = join(workspace, "site");
  cpSync(join(sitesFolder, "minimal"), site, { recursive: true });
  write(workspace, {
    "shared/package.json": JSON.stringify({
      name: "@own/shared",
      type: "module",
      exports: { ".": "./theme.ts", "./card": "./card.tsx", "./style.css": "./style.css" },
    }),
    "shared/theme.ts":
      "export interface Theme { name: string }\nexport const theme: Theme = { name: 'theirs' };\n",
    "shared/card.tsx": `import { useId } from "react";
import { Link } from "handbill";
import dot from "./dot.svg";
import { theme } from "./theme.ts";
export const Card = () => <p id={useId()} className="card">{theme.name}<img src={dot.href} alt="" /><Link to="/">Home</Link></p>;
`,
    "shared/style.css": '@import "./more.css";\n.card { background: url(./dot.svg) }\n',
    "shared/more.css": ".more { color: red }\n",
    "shared/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    "site/pages/about.tsx": page(
      'import { theme } from "@own/shared"; import { Card } from "@own/shared/card"; import "@own/shared/style.css";',
      "<Card />{theme.name}",
    ),
  });
  mkdirSync(join(workspace, "node_modules/@own"), { recursive: true });
  symlinkSync("../../shared", join(workspace, "node_modules/@own/shared"));
  expect(await build(site)).toEqual({ status: 0, found: [] });
  const html = readFileSync(join(site, "dist/about.html"), "utf8");
  for (const text of ["theirs<img", ".more{color:red}", "url(/assets/dot-", '<a href="/">Home']) {
    expect(html).toContain(text);
  }
  // Imported by its path it is a file outside, which is reported with its place and a hint.
  write(site, { "pages/about.tsx": page('import { theme } from "../../shared/theme.ts";', "{theme.name}") });
  expect(await build(site)).toEqual({ status: 1, found: ["pages/about.tsx:1:23 read/outside-import"] });
});

describe("a bundler warning is a warning at its place:", () => {
  test.each([
    ["an unknown CSS property", "pages/_index.css", "h1 {\n  colr: red;\n}\n", "2:3"],
    [
      "a value from a client script",
      "pages/about.tsx",
      page('import { a } from "./_a.client.ts";', "{a}"),
      "1:10",
    ],
    ["a comparison that is never true", "pages/about.tsx", page("", "{typeof meta === 'nul'}"), "3:59"],
  ])("%s", async (_, file, text, place) => {
    const { status, found } = await buildWith({
      "pages/_a.client.ts": "export const a = 1;\n",
      [file]: text,
    });
    expect(found).toEqual([`${file}:${place} read/doubtful`]);
    expect(status).toBe(0);
  });
});

test("a missing brace in the site's style is an error", async () => {
  const { status, found } = await buildWith({ "pages/_index.css": "b { margin: 0 }\nh1 { color: red;\n" });
  expect([status, found]).toEqual([1, ["pages/_index.css:2:4 read/syntax"]]);
});

test("a file named like handbill's own code counts as the author's", async () => {
  const { found } = await buildWith({
    "pages/about.tsx": page('import { x } from "../handbill-x";', "{x}"),
    "handbill-x.ts": 'export const x = String(typeof page === "nul");\nconst page = 1;\n',
  });
  expect(found).toEqual(["handbill-x.ts:1:41 read/doubtful"]);
});

test("an image in a style is checked too", async () => {
  const { found } = await buildWith({
    "pages/_index.css": "a {\n  background: url(./_cut.svg);\n}\n",
    "pages/_cut.svg": "<svg><path d='M0",
  });
  expect(found).toEqual(["pages/_index.css:2:15 read/bad-image"]);
});

test("Tailwind's own style is rejected with a hint", async () => {
  const files = {
    "pages/_index.css": '@import "tailwindcss";\n',
    "node_modules/tailwindcss/index.css": "@theme { --a: red }\n@layer utilities { @tailwind utilities; }\n",
    "node_modules/tailwindcss/package.json": '{ "name": "tailwindcss", "style": "index.css" }',
  };
  expect((await buildWith(files)).found).toEqual(["pages/_index.css:1:9 read/unsupported-import"]);
  expect((await buildWith({ "pages/_index.css": files["pages/_index.css"] })).found).toEqual([
    "pages/_index.css:1:9 read/unsupported-import",
  ]);
});

describe("CSS modules", () => {
  const styled = {
    "pages/_card.module.css": `@import "./_plain.css";
.title { composes: base from "./parts/_card.module.css"; color: rgb(1, 2, 3); background: url(./_dot.svg) }
.with-dash { animation: fade 9s; outline: 3px solid }
@keyframes fade { from { opacity: 0 } }
:global(.plain) { margin: 7px }
`,
    "pages/parts/_card.module.css": ".base { padding: 11px }\n.title { color: rgb(4, 5, 6) }\n",
    "pages/_plain.css": ".title { border: 5px solid }\n",
    "pages/_dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
    // Two modules with the same name, without imports between them: each page's style has them in its own order.
    "pages/_box.module.css": ".title { color: rgb(7, 8, 9) }\n",
    "pages/parts/_box.module.css": ".title { color: rgb(10, 11, 12) }\n",
    "pages/parts/_other.tsx": `import { title } from "./_card.module.css";
import box from "./_box.module.css";
export const Other = () => <><p id="other" className={title}>other</p><p id="inner" className={box.title}>x</p></>;
`,
    "pages/about.tsx": page(
      'import card from "./_card.module.css";\nimport box from "./_box.module.css";\nimport { Other } from "./parts/_other.tsx";',
      `<p id="box" className={box.title}>box</p><p id="card" className={card.title}>card</p><p id="dash" className={\`\${card["with-dash"]} plain\`}>dash</p><Other />`,
    ),
    // Another page has other files, in another order.
    "pages/more.tsx": page(
      'import { Other } from "./parts/_other.tsx";\nimport card from "./_card.module.css";\nimport box from "./_box.module.css";',
      `<Other /><p id="card" className={card.title}>card</p><p id="box" className={box.title}>box</p>`,
    ).replaceAll('"About"', '"More"'),
    "pages/parts-only.tsx": page('import { Other } from "./parts/_other.tsx";', "<Other />").replaceAll(
      '"About"',
      '"Parts"',
    ),
  };

  test("give components and style the same names in a browser", async () => {
    const { root, status, found } = await buildWith(styled);
    expect(found).toEqual([]);
    expect(status).toBe(0);
    const host = await startStaticHost(join(root, "dist"), "/");
    onTestFinished(host.close);
    const { page: tab } = await openPage(await browser);
    onTestFinished(() => tab.close());
    const look = (id: string) =>
      tab.evaluate((wanted) => {
        const element = document.getElementById(wanted);
        if (!element) return undefined;
        const { color, paddingTop, marginTop, outlineWidth, borderTopWidth, animationName, backgroundImage } =
          getComputedStyle(element);
        const frames = element.getAnimations().length;
        return {
          color,
          paddingTop,
          marginTop,
          outlineWidth,
          borderTopWidth,
          animationName,
          frames,
          backgroundImage,
        };
      }, id);
    for (const path of ["about", "more"]) {
      await tab.goto(`${host.origin}/${path}`);
      expect(await look("card")).toMatchObject({
        color: "rgb(1, 2, 3)",
        paddingTop: "11px",
        borderTopWidth: "0px",
        backgroundImage: expect.stringMatching(/\/assets\/_dot-[0-9a-f]{10}\.svg/),
      });
      expect(await look("other")).toMatchObject({ color: "rgb(4, 5, 6)", paddingTop: "0px" });
      expect(await look("box")).toMatchObject({ color: "rgb(7, 8, 9)" });
      expect(await look("inner")).toMatchObject({ color: "rgb(10, 11, 12)" });
    }
    await tab.goto(`${host.origin}/parts-only`);
    expect(await look("other")).toMatchObject({ color: "rgb(4, 5, 6)" });
    expect(await look("inner")).toMatchObject({ color: "rgb(10, 11, 12)" });
    await tab.goto(`${host.origin}/about`);
    expect(await look("dash")).toMatchObject({ marginTop: "7px", outlineWidth: "3px", frames: 1 });
  });

  test("have the same names in any folder and with any other files", async () => {
    const named = async (files: Files) => {
      const { root, status } = await buildWith(files);
      expect(status).toBe(0);
      return readFileSync(join(root, "dist/about.html"), "utf8");
    };
    expect(await named(styled)).toBe(
      await named({ ...styled, "pages/aaa.tsx": styled["pages/more.tsx"].replaceAll('"More"', '"A"') }),
    );
  });

  test("report a mistake in the author's file", async () => {
    const { found } = await buildWith({
      ...styled,
      "pages/parts/_card.module.css": ".base {\n  colr: red;\n}\n.title { margin: 0 }\n",
    });
    expect(found).toContain("pages/parts/_card.module.css:2:3 read/doubtful");
  });
});
