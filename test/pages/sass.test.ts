import { expect, onTestFinished, test } from "vitest";
import { build } from "../support/cli/json-build.js";
import { buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { tempSite } from "../support/temp-site.js";

/** The parts of Sass that handbill uses, in a few lines: `$brand` comes from a partial. `npm run test:stack` has the real one. */
const compiler = `const { readFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { pathToFileURL } = require("node:url");
exports.NodePackageImporter = class {};
exports.Logger = { silent: {} };
exports.compile = (file) => {
  const text = readFileSync(file, "utf8");
  const at = text.split("\\n").findIndex((line) => line.includes("@broken"));
  if (at >= 0) throw Object.assign(new Error("long words"), { sassMessage: "expected a brace.", span: { start: { line: at, column: 0 }, url: pathToFileURL(file) } });
  const partial = join(dirname(file), "_brand.scss");
  const [, brand] = /brand: (.*);/.exec(readFileSync(partial, "utf8"));
  return { css: text.replace(/@use.*/, "").replaceAll("$brand", brand), loadedUrls: [file, partial].map(pathToFileURL) };
};`;

function sassSite(style = '@use "brand";\n.a { color: $brand }\n') {
  const site = siteAt(tempSite(onTestFinished));
  site.write("pages/_look.scss", style);
  site.write("pages/_card.module.scss", ".title { color: $brand }\n");
  site.write("pages/_brand.scss", "$brand: teal;\n");
  const page = `import "./_look.scss";
import card from "./_card.module.scss";
export const meta = { title: "A page", description: "A page with style of Sass." };
export default () => <main><h1 className={card.title}>A page</h1></main>;
`;
  site.write("pages/one.tsx", page);
  return site;
}

function install(site: ReturnType<typeof sassSite>): void {
  site.write("node_modules/sass/package.json", '{ "name": "sass", "main": "main.js" }');
  site.write("node_modules/sass/main.js", compiler);
}

test("the site's Sass compiles style and CSS modules, again after an edit of a partial or of Sass", () => {
  const site = sassSite();
  install(site);
  const page = () => site.read("dist/one.html");
  expect(build(site.root).ok).toBe(true);
  const [, name] = /<h1 class="([\w-]+)"/.exec(page()) ?? [];
  expect(page()).toMatch(new RegExp(`<style>\\.a(\\{color:teal\\})?[,.]+${name}\\{color:teal\\}</style>`));
  expect(build(site.root).unchanged).toBe(true);
  site.replace("pages/_brand.scss", "teal", "navy");
  build(site.root);
  expect(page()).toContain("color:navy}</style>");
  // The style's bundle is now cached, and still knows the partial.
  site.replace("pages/one.tsx", "A page</h1>", "A page!</h1>");
  build(site.root);
  site.replace("pages/_brand.scss", "navy", "plum");
  build(site.root);
  expect(page()).toContain("color:plum}</style>");
});

test("a site without Sass gets a hint to install it, at each import", async () => {
  const { diagnostics } = await buildSite(sassSite().root);
  expect(diagnostics.map((one) => `${placeOf(one)} ${one.code} ${one.args.extension}`)).toEqual([
    "pages/one.tsx:1:8 read/unsupported-import .scss",
    "pages/one.tsx:2:18 read/unsupported-import .scss",
  ]);
});

test("an error of Sass is reported at its line", async () => {
  const site = sassSite(".a {}\n@broken\n");
  install(site);
  const { diagnostics } = await buildSite(site.root);
  expect(diagnostics.map((one) => `${placeOf(one)} ${one.code} ${one.args.reason}`)).toEqual([
    "pages/_look.scss:2:1 read/style-tool expected a brace.",
  ]);
});
