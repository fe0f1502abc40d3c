import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "./support/run-cli.js";
import { copySite, linkPackages, repository, tempFolder, tempSite } from "./support/temp-site.js";

/*
 * Plain pages are rendered without React DOM, to the same HTML; others by it. `render-plain.test.tsx` compares the two.
 */

/** Builds, and tells which files of React DOM were loaded. */
function loadedReactDom(root: string): readonly string[] {
  const log = join(root, "loaded.txt");
  const noting = join(root, "note-loads.cjs");
  writeFileSync(log, "");
  writeFileSync(
    noting,
    `const Module = require("node:module");
const load = Module._load;
Module._load = function (request, ...rest) {
  if (/react-dom/.test(request)) require("node:fs").appendFileSync(${JSON.stringify(log)}, request + "\\n");
  return load.call(this, request, ...rest);
};
`,
  );
  const env = { ...process.env, NODE_OPTIONS: `--require ${JSON.stringify(noting)}` };
  const { status, stdout } = runCli(["build", "--root", root], { env });
  expect(status, stdout).toBe(0);
  return readFileSync(log, "utf8").split("\n").filter(Boolean);
}

test("no page of what init writes needs React DOM", () => {
  const root = tempFolder(onTestFinished);
  copySite(join(repository, "starter"), root);
  linkPackages(root, ["@fontsource/archivo"]);
  expect(loadedReactDom(root)).toEqual([]);
});

const page = (code: string, body: string) => `import * as React from "react";
${code}
export const meta = { title: "About", description: "About" };
export default function About() {
  ${body}
}
`;

test.each([
  [
    "an id of React's",
    page("", "return <main><h1 id={React.useId()}>About</h1></main>;"),
    /<h1 id="_R_\w*_">About<\/h1>/,
  ],
  [
    "what React DOM is told to load early",
    page(
      'import { preload } from "react-dom";',
      'preload("/icon.svg", { as: "image" }); return <main><h1>About</h1></main>;',
    ),
    /<link rel="preload" href="\/icon.svg" as="image"\/>/,
  ],
  [
    "hints whose refusal is caught",
    page(
      'import { preload } from "react-dom";',
      'try { preload("/icon.svg", { as: "image" }); } catch { return <main><h1>Caught</h1></main>; } return <main><h1>About</h1></main>;',
    ),
    /<link rel="preload" href="\/icon.svg" as="image"\/>.*<h1>About<\/h1>/s,
  ],
])("a page with %s is as React has it", (_, code, expected) => {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/about.tsx"), code);
  expect(loadedReactDom(root)).not.toEqual([]);
  expect(readFileSync(join(root, "dist/about.html"), "utf8")).toMatch(expected);
});

test("what a page asks for before it is left to React is asked for once", () => {
  const root = tempSite(onTestFinished);
  writeFileSync(
    join(root, "pages/about.tsx"),
    page(
      'import { useArchive } from "handbill";',
      `const kit = useArchive("kit.zip", [{ name: "a.txt", file: "/a.txt" }]);
  return <main><h1 id={React.useId()}>About</h1><a href={kit.href} download>Kit</a></main>;`,
    ),
  );
  writeFileSync(join(root, "public/a.txt"), "a\n");
  const { status, stdout } = runCli(["build", "--root", root]);
  expect(status, stdout).toBe(0);
  expect(readFileSync(join(root, "dist/kit.zip")).length).toBeGreaterThan(0);
});

test("what a page cannot do is told of all its lines, although it is begun anew", () => {
  const root = tempSite(onTestFinished);
  const buttons = Array.from({ length: 130 }, (_, at) => `<button onClick={() => ${at}}>b</button>`).join(
    "\n",
  );
  const code = page(
    "",
    `return <main><h1>About</h1>${buttons}<i id={React.useId()} onClick={() => {}} /></main>;`,
  );
  writeFileSync(join(root, "pages/about.tsx"), code);
  const { stdout } = runCli(["build", "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string }[] };
  expect(diagnostics.filter((one) => one.code === "render/dead-code")).toHaveLength(131);
});

test("a page that throws once is not published for having been begun anew", () => {
  const root = tempSite(onTestFinished);
  const once =
    'let runs = 0; const Hasty = () => { if (runs++ === 0) throw new Error("once"); return <p />; };';
  writeFileSync(join(root, "pages/about.tsx"), page(once, "return <main><h1>About</h1><Hasty /></main>;"));
  expect(runCli(["build", "--root", root]).status).toBe(1);
});

test("a page that is begun anew is asked for its title once", () => {
  const root = tempSite(onTestFinished);
  const code = `import { useId } from "react";
let asked = 0;
export const meta = () => ({ title: \`Asked \${++asked}\`, description: "About" });
export default () => <main><h1 id={useId()}>About</h1></main>;
`;
  writeFileSync(join(root, "pages/about.tsx"), code);
  const { status, stdout } = runCli(["build", "--root", root]);
  expect(status, stdout).toBe(0);
  expect(readFileSync(join(root, "dist/about.html"), "utf8")).toContain("<title>Asked 1<");
});

test("a page that turns a list round in place does so for itself, and once", () => {
  const root = tempSite(onTestFinished);
  const code = (id: string) =>
    page(
      'import { useLegal } from "handbill";',
      `const documents = useLegal() as { slug: string }[];
  documents.reverse();
  return <main><h1${id}>About</h1>{documents.map(({ slug }) => slug).join()} {useLegal().length}</main>;`,
    );
  const terms = readFileSync(join(root, "legal/privacy.md"), "utf8")
    .replace("Privacy", "Terms")
    .replace("What {{", "How {{");
  writeFileSync(join(root, "legal/terms.md"), terms);
  writeFileSync(join(root, "pages/about.tsx"), code(""));
  writeFileSync(join(root, "pages/again.tsx"), code("").replaceAll('"About"', '"Again"'));
  writeFileSync(
    join(root, "pages/by-react.tsx"),
    code(" id={React.useId()}").replaceAll('"About"', '"React"'),
  );
  const { status, stdout } = runCli(["build", "--root", root]);
  expect(status, stdout).toBe(0);
  const shown = ["about", "again", "by-react"].map(
    (name) => /<\/h1>(.*?)<\/main>/.exec(readFileSync(join(root, `dist/${name}.html`), "utf8"))?.[1],
  );
  expect(shown).toEqual(["terms,privacy 2", "terms,privacy 2", "terms,privacy 2"]);
});

test.each([
  ["a document", 'Object.assign(useLegal()[0], { title: "Mine" })'],
  ["a document that has no such part", "Object.assign(useLegal()[0], { mine: 1 })"],
  ["the parts of a document", "useLegal()[0].headings.pop()"],
  ["the site", "useSite().languages.pop()"],
])("a page that changes in place what all pages are told of %s is told so", (_, change) => {
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
});
