import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildJson } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

/* Mistakes in a page's elements, each reported at the line of the element. */

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"></svg>';

async function build(imports: string, body: string, files: Readonly<Record<string, string>> = {}) {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "node_modules/ui"), { recursive: true });
  for (const [file, text] of Object.entries({ "pages/_logo.svg": svg, ...files }))
    writeFileSync(join(root, file), text);
  const page = `${imports}
export const meta = { title: "About us", description: "What the people behind this app do all day." };
export default function About() {
  return (
    <main>
      <h1>About</h1>
${body}
    </main>
  );
}
`;
  writeFileSync(join(root, "pages/about.tsx"), page);
  const landing = join(root, "pages/index.tsx");
  writeFileSync(
    landing,
    readFileSync(landing, "utf8").replace("<Link", '<Link to="/about">About</Link><Link'),
  );
  const { status, diagnostics } = await buildJson(root);
  const found = diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`);
  const html = status === 0 ? readFileSync(join(root, "dist/about.html"), "utf8") : "";
  return { found, html, message: diagnostics[0]?.message ?? "" };
}

describe("an invalid element is an error at its line", () => {
  test.each([
    ["an SVG as a component", 'import Logo from "./_logo.svg";', "<Logo />", "imported file"],
    [
      "an undefined component",
      "const parts: Record<string, () => null> = {};",
      "<parts.Missing />",
      "undefined",
    ],
    [
      "an object as a URL",
      'const photo = { url: "/photo.jpg" };',
      '<img alt="x" src={photo as unknown as string} />',
      "src of <img> is an object",
    ],
    [
      "a module as a URL",
      'import * as photo from "./_part";',
      '<img alt="x" src={photo as unknown as string} />',
      "src of <img> is an object",
    ],
    [
      "a store as a URL",
      'import { useSite } from "handbill";',
      "<a href={useSite().stores.appStore as unknown as string}>Store</a>",
      "href of <a> is an object",
    ],
    [
      "an object as a class",
      "const styles = { red: 1 };",
      "<b className={styles as unknown as string}>x</b>",
      "className of <b> is an object",
    ],
    [
      "Link with href",
      'import { Link } from "handbill";',
      '<Link {...({ href: "/" } as never)}>x</Link>',
      "not href",
    ],
    [
      "Image without alt",
      'import { Image } from "handbill";\nimport logo from "./_logo.svg";',
      "<Image src={logo} widths={[4]} {...({} as { alt: string })} />",
      "_logo-",
    ],
    [
      "Image without a size",
      'import { Image } from "handbill";\nimport bare from "./_bare.svg";',
      '<Image src={bare} widths={[4]} alt="x" />',
      "_bare-",
    ],
  ])("%s", async (_, imports, body, word) => {
    const files = {
      "pages/_part.tsx": "export const Part = () => <b>x</b>;\n",
      "pages/_bare.svg": '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    };
    const { found, message } = await build(imports, body, files);
    expect(found).toEqual([`pages/about.tsx:${7 + imports.split("\n").length - 1} render/threw`]);
    expect(message).toContain(word);
  });
});

describe("code that does nothing on a static page is a warning at its line", () => {
  test.each([
    ["onClick", "", "      <button type='button' onClick={() => {}}>x</button>", 7],
    ["onSubmit", "", "\n      <section onSubmit={() => {}}><b>x</b></section>", 8],
    ["useState", 'import { useState } from "react";', "      <b>{useState(1)[0]}</b>", 7],
    ["useEffect", 'import { useEffect } from "react";', "      <b>{useEffect(() => {}) ?? 1}</b>", 7],
  ])("%s", async (_, imports, body, line) => {
    expect((await build(imports, body)).found).toEqual([`pages/about.tsx:${line} render/dead-code`]);
  });

  test("except code of packages, and attributes that start like an event", async () => {
    const files = {
      "node_modules/ui/package.json": '{ "name": "ui" }',
      "node_modules/ui/index.js":
        'const React = require("react");\nexports.B = () => { React.useState(1); return React.createElement("button", { type: "button", onClick() {} }, "x"); };\n',
    };
    const { found } = await build(
      'import { B } from "ui";',
      '      <B /><details {...{ once: "a" }}><summary>x</summary></details>',
      files,
    );
    expect(found.filter((one) => one.includes("dead-code"))).toEqual([]);
  });
});

test("values with a text, attributes of custom elements, and values for React or scripts are no errors", async () => {
  const { html, found } = await build(
    "",
    `      <a href={new URL("https://other.dev/x") as unknown as string}>x</a>
      <b className={{ toString: () => "a" } as never} style={undefined} data-a={{} as never}>x</b>
      {/* @ts-expect-error */}
      <x-y of={{}} />`,
  );
  expect(found).toEqual([]);
  expect(html).toContain('<a href="https://other.dev/x">');
  expect(html).toContain('class="a"');
});

test("an imported image becomes its URL in an attribute", async () => {
  const { html, found } = await build(
    'import logo from "./_logo.svg";',
    "      <img src={logo as unknown as string} alt='x' width='4' height='4' />",
  );
  expect(found).toEqual([]);
  expect(html).toMatch(/<img src="\/assets\/_logo-[0-9a-f]{10}\.svg"/);
});
