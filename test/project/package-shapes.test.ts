import { expect, onTestFinished, test } from "vitest";
import { buildSite, placeOf } from "../support/flows.js";
import { siteAt } from "../support/sites/edit-site.js";
import { linkPackages, tempSite } from "../support/temp-site.js";

/* Shapes of packages in real sites; `npm run test:stack` has the packages themselves. */
test("packages with unlisted style, style without an extension, or mislabelled code work like in a bundler", async () => {
  const site = siteAt(tempSite(onTestFinished));
  const addPackage = (name: string, settings: object, files: Readonly<Record<string, string>>) => {
    site.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", ...settings }));
    for (const [file, text] of Object.entries(files)) site.write(`node_modules/${name}/${file}`, text);
  };
  linkPackages(site.root, ["react"]);
  // Swiper exports its style as swiper/css.
  const slides = { "./css": "./slides.css", "./css/*": "./more/*.css", ".": "./x.cjs" };
  addPackage(
    "slides",
    { exports: slides },
    {
      "x.cjs": 'exports.slide = "slide";',
      "slides.css": ".slide{margin:1px}",
      "more/pages.css": ".slide{padding:2px}",
    },
  );
  // react-datepicker lists folders in a way that Node no longer supports.
  addPackage(
    "picker",
    { exports: { ".": "./x.cjs", "./dist/": "./dist/" } },
    {
      "x.cjs": "exports.day = 1;",
      "dist/picker.css": ".slide{color:#123}",
    },
  );
  // Phosphor's CommonJS is in a package of ES modules.
  const horses = {
    ".": { import: "./es.js", require: "./x.js" },
    "./icons/*": { import: "./icons/*.js", require: "./x.js" },
  };
  addPackage(
    "horses",
    { type: "module", exports: horses },
    {
      "x.js": "exports.Horse = () => null;",
      "es.js":
        'import { createElement } from "react"; export const Horse = () => createElement("b", null, "horse");',
      "icons/cat.js": 'export default "cat";',
    },
  );
  site.write(
    "pages/slides.tsx",
    `import { slide } from "slides";
import "slides/css";
import "slides/css/pages";
import "picker/dist/picker.css";
import { Horse } from "horses";
import cat from "horses/icons/cat";
export const meta = { title: "Packages", description: "What packages of all shapes give." };
export default () => <main><h1>Packages</h1><p className={slide}><Horse /> {cat}</p></main>;
`,
  );
  const { diagnostics } = await buildSite(site.root);
  expect(diagnostics.map((one) => `${placeOf(one)} ${one.code} ${one.args.error ?? ""}`.trim())).toEqual([
    "pages/slides.tsx check/orphan",
  ]);
  const html = site.read("dist/slides.html");
  expect(html).toContain("<b>horse</b> cat");
  expect(html).toContain(".slide{margin:1px}.slide{padding:2px}.slide{color:#123}");
});

test.each([
  [
    "a router's link",
    "Cannot destructure property 'basename' of 'React10.useContext(...)' as it is null.",
    "handbill",
  ],
  ["a missing default", "object is used as a component", "by its name"],
  [
    "a file that is not listed",
    "Package subpath './x' is not defined by \"exports\" in y",
    "does not export this file",
  ],
])("an error about %s has a hint", async (_, error, words) => {
  const { thrownAdvice } = await import("../../src/diagnostics/codes/thrown-advice.js");
  expect(thrownAdvice(error)).toContain(words);
});
