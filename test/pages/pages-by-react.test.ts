import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const page = (code: string, body: string) => `import * as React from "react";
${code}
export const meta = { title: "About", description: "About" };
export default function About() {
  ${body}
}
`;

test.each([
  [
    "useId",
    page("", "return <main><h1 id={React.useId()}>About</h1></main>;"),
    /<h1 id="_R_\w*_">About<\/h1>/,
  ],
  [
    "a preload of React DOM",
    page(
      'import { preload } from "react-dom";',
      'preload("/icon.svg", { as: "image" }); return <main><h1>About</h1></main>;',
    ),
    /<link rel="preload" href="\/icon.svg" as="image"\/>/,
  ],
])("a page with %s is rendered like by React", (_, code, expected) => {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/about.tsx"), code);
  const { status, stdout } = runCli(["build", "--root", root]);
  expect(status, stdout).toBe(0);
  expect(readFileSync(join(root, "dist/about.html"), "utf8")).toMatch(expected);
});

test("a page that reverses a list in place affects only itself", () => {
  const root = tempSite(onTestFinished);
  const code = (name: string) =>
    page(
      'import { useLegal } from "handbill";',
      `const documents = useLegal() as { slug: string }[];
  documents.reverse();
  return <main><h1>${name}</h1>{documents.map(({ slug }) => slug).join()} {useLegal().length}</main>;`,
    );
  const terms = readFileSync(join(root, "legal/privacy.md"), "utf8")
    .replace("Privacy", "Terms")
    .replace("What {{", "How {{");
  writeFileSync(join(root, "legal/terms.md"), terms);
  for (const name of ["About", "Again"])
    writeFileSync(
      join(root, `pages/${name.toLowerCase()}.tsx`),
      code(name).replaceAll('"About"', `"${name}"`),
    );
  const { status, stdout } = runCli(["build", "--root", root]);
  expect(status, stdout).toBe(0);
  const shown = ["about", "again"].map(
    (name) => /<\/h1>(.*?)<\/main>/.exec(readFileSync(join(root, `dist/${name}.html`), "utf8"))?.[1],
  );
  expect(shown).toEqual(["terms,privacy 2", "terms,privacy 2"]);
});

const changes = [
  ["a document", 'Object.assign(useLegal()[0], { title: "Mine" })'],
  ["the site", "useSite().languages.pop()"],
  ["a document that has no such part", "Object.assign(useLegal()[0], { mine: 1 })"],
  ["the parts of a document", "useLegal()[0].headings.pop()"],
] as const;
test.each(isThorough ? changes : changes.slice(0, 2))(
  "a page that modifies %s, which all pages share, gets an error",
  (_, change) => {
    const root = tempSite(onTestFinished);
    const code = `import { useLegal, useSite } from "handbill";
export const meta = { title: "About", description: "About" };
export default function About() {
  ${change};
  return <main><h1>About</h1></main>;
}
`;
    writeFileSync(join(root, "pages/about.tsx"), code);
    const { status, stdout } = runCli(["build", "--root", root, "--json"]);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; line?: number }[] };
    expect([status, diagnostics.map(({ code, line }) => [code, line])]).toEqual([1, [["render/threw", 4]]]);
  },
);
