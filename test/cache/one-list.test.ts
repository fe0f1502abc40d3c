import { realpathSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownPathsOf } from "../../src/cache/own-paths.js";
import { CodeTracker } from "../../src/runtime/track-code.js";
import { buildSite } from "../support/flows.js";
import { copyOwnSite } from "../support/sites/own-site.js";

/*
 * A build compares all that the process has read with the last build, and `watch` follows the inputs that a build lists, the modules that
 * Node has loaded, and what the site's code reads. So handbill lists what it reads itself.
 */

test("each file of a site that a build reads is listed as an input", async () => {
  const site = copyOwnSite(onTestFinished);
  const { root } = site;
  site.write("node_modules/sliders/package.json", '{ "main": "index.js", "style": "all.css" }');
  site.write("node_modules/sliders/all.css", ".slider { margin: 0 }");
  site.write("node_modules/sliders/index.js", 'exports.Slider = () => "x";');
  site.write(
    "node_modules/tailwindcss/package.json",
    '{ "version": "4.1.0", "main": "lib.js", "style": "own.css" }',
  );
  site.write("node_modules/tailwindcss/own.css", ".reset{margin:0}");
  site.write(
    "node_modules/tailwindcss/lib.js",
    'exports.compile = async (css, { base, loadStylesheet }) => { const { content } = await loadStylesheet("tailwindcss", base); return { build: () => content }; };',
  );
  site.write("pages/_tw.css", '@import "tailwindcss";\n');
  site.write("pages/_data.json", '{ "a": 1 }');
  site.write("node_modules/typed/package.json", '{ "main": "index.js" }');
  site.write("node_modules/typed/index.js", "exports.word = 1;");
  site.write(
    "pages/sliders.tsx",
    `import { Slider } from "sliders";
import { word } from "typed";
import data from "./_data.json";
import "./_tw.css";
export const meta = { title: "Slides of the site", description: "Which slides there are, all of them." };
export default () => <main><h1>A</h1><Slider />{word + data.a}</main>;
`,
  );
  const isOwn = ownPathsOf({ root, outDir: `${root}/dist` });
  const tracker = new CodeTracker(isOwn);
  const { ok, diagnostics, inputs } = await buildSite(root).finally(() => tracker.end());
  expect(ok, JSON.stringify(diagnostics)).toBe(true);
  const { reads } = tracker.end();
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const loaded = createRequire(import.meta.url).cache;
  const own = [...reads.content].filter(
    (path) => path.startsWith(root) && !isOwn(path) && isFile(path) && !(realpathSync(path) in loaded),
  );
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((path) => !inputs.includes(path)).map((path) => relative(root, path))).toEqual([]);
});
