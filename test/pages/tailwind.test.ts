import { expect, onTestFinished, test } from "vitest";
import { build } from "../support/cli/json-build.js";
import { buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";

/**
 * The parts of Tailwind 4 that handbill uses, in a few lines: a class for each candidate that begins with `tw-`. `npm run test:stack` has
 * the real one.
 */
const compiler = `exports.compile = async (css, { base, loadStylesheet }) => {
  if (css.includes("@theme broken")) throw new Error("broken theme");
  const { content } = await loadStylesheet("tailwindcss", base);
  return { build: (names) => content + names.filter((name) => /^tw-[\\w:[\\]]+$/.test(name)).map((name) => "." + name.replace(/[:[\\]]/g, "\\\\$&") + "{color:red}").join("") };
};`;

function tailwindSite(version = "4.1.0") {
  const site = siteAt(tempSite(onTestFinished));
  const packageJson = {
    name: "tailwindcss",
    version,
    main: "lib.js",
    exports: { ".": { style: "./own.css", default: "./lib.js" }, "./package.json": "./package.json" },
  };
  site.write("node_modules/tailwindcss/package.json", JSON.stringify(packageJson));
  site.write("node_modules/tailwindcss/lib.js", compiler);
  site.write("node_modules/tailwindcss/own.css", ".reset{margin:0}");
  site.write("pages/_tw.css", '@import "tailwindcss";\n');
  const page = (title: string, classes: string) =>
    `import "./_tw.css";
export const meta = { title: "${title} page", description: "A page with style of Tailwind: ${title}." };
export default () => <main><h1 className="${classes}">${title}</h1></main>;
`;
  site.write("pages/one.tsx", page("One", "tw-one tw-md:hover:both"));
  site.write("pages/two.tsx", page("Two", "tw-two tw-cols[3]"));
  return site;
}

test("the site's Tailwind compiles each page's style with the classes of that page, again after an edit", () => {
  const site = tailwindSite();
  const styleOf = (page: string) => /<style>(.*?)<\/style>/.exec(site.read(`dist/${page}.html`))?.[1];
  expect(build(site.root).ok).toBe(true);
  expect(styleOf("one")).toBe(".reset{margin:0}.tw-one,.tw-md\\:hover\\:both{color:red}");
  expect(styleOf("two")).toContain(".tw-two,.tw-cols\\[3\\]");
  expect(styleOf("two")).not.toContain("tw-one");
  expect(build(site.root).unchanged).toBe(true);
  site.replace("pages/one.tsx", "tw-one", "tw-other");
  build(site.root);
  expect(styleOf("one")).toContain(".tw-other,");
  site.write("node_modules/tailwindcss/own.css", ".reset{margin:1px}");
  build(site.root);
  expect(styleOf("two")).toContain("margin:1px");
});

test.each([
  [
    "a style sheet that Tailwind rejects",
    "4.1.0",
    '@import "tailwindcss";\n@theme broken;',
    "pages/_tw.css read/style-tool",
  ],
  [
    "a version without that compiler",
    "3.4.0",
    '@import "tailwindcss";',
    "pages/_tw.css:1:9 read/unsupported-import",
  ],
])("%s is reported", async (_, version, css, expected) => {
  const site = tailwindSite(version);
  site.write("pages/_tw.css", css);
  const { diagnostics } = await buildSite(site.root);
  expect([...new Set(diagnostics.map((one) => `${placeOf(one)} ${one.code}`))]).toEqual([expected]);
});
