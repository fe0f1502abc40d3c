import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildJson, buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

/* Classes that code uses from a CSS module, but its style does not have. */

const style = `@import "./_base.module.css";
:global(.loose) { margin: 0 }
.title { composes: base from "./_base.module.css"; animation: spin 1s; }
.my-card .größe { margin: 0 }
#id { margin: 0 }
@keyframes spin { to { margin: 0 } }
`;

const page = (lines: string) => `${lines}
export const meta = { title: "Classes of the site", description: "Which classes there are." };
`;

async function foundIn(files: Readonly<Record<string, string>>) {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/parts"));
  writeFileSync(join(root, "pages/_card.module.css"), style);
  writeFileSync(join(root, "pages/_base.module.css"), ".base { padding: 0 }\n");
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const { diagnostics } = await buildJson(root);
  return diagnostics
    .filter(({ code }) => code.startsWith("read/"))
    .map(({ code, file, line, column, hint }) => `${file}:${line}:${column} ${code} ${hint}`);
}

test("unknown classes of a CSS module are reported where they are used, with the nearest class", async () => {
  const found = await foundIn({
    "pages/classes.tsx": page(`import card from "./_card.module.css";
import * as all from "./_card.module.css";
import { Part } from "./parts/_part.tsx";
export default () => <main className={card.titel}><h1 className={card["my-crad"]}>Classes</h1>
  <p className={all.titel}>{card?.base}{card.loose}</p><Part /></main>;`),
    "pages/parts/_part.tsx": `import own from "../_base.module.css";
export const Part = () => <p className={own
  .bsae}>Part</p>;
`,
  });
  const other = "read/unknown-class add the class to the style, or remove it here";
  expect(found).toEqual([
    "pages/classes.tsx:4:44 read/unknown-class did you mean title?",
    "pages/classes.tsx:4:71 read/unknown-class did you mean my-card?",
    "pages/classes.tsx:5:21 read/unknown-class did you mean title?",
    `pages/classes.tsx:5:35 ${other}`,
    `pages/classes.tsx:5:46 ${other}`,
    "pages/parts/_part.tsx:3:4 read/unknown-class did you mean base?",
  ]);
});

test("known classes, computed names and other objects are not reported", async () => {
  const found = await foundIn({
    "pages/classes.tsx": page(`import card from "./_card.module.css";
const variants: Record<string, string> = { ...card };
const name = ["big"].join();
// card.comment
function Shadow({ card }: { card: Record<string, string> }) {
  return <p className={card.shadow}>{"card.text"} card.words</p>;
}
export default () => <main className={card.title} id={card.id}><h1 className={card["my-card"]}>Classes</h1>
  <p className={card[name] ?? ""} style={{ animationName: card.spin }}>{card.größe}{Object.keys(card).length}</p>
  <p className={variants.unknown}>{"unknown" in card}{String(card.hasOwnProperty("title"))}</p>
  <Shadow card={card} /></main>;`),
  });
  expect(found).toEqual([]);
});

test("an unknown class as a named import is a missing export of the author's file", async () => {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/_card.module.css"), ".title { margin: 0 }\n");
  const code = `import { titel } from "./_card.module.css";\nexport default () => <main className={titel} />;`;
  writeFileSync(join(root, "pages/classes.tsx"), page(code));
  const { diagnostics } = await buildJson(root);
  const [found] = diagnostics.filter(({ code }) => code === "read/missing-export");
  expect(found).toMatchObject({ line: 1, hint: "did you mean title?" });
  expect(found?.message).toContain('"pages/_card.module.css"');
});

describe("a class in quotes without a style on the page", () => {
  const unstyled = async (element: string, more: Readonly<Record<string, string>> = {}) => {
    const root = tempSite(onTestFinished);
    mkdirSync(join(root, "pages/parts"));
    writeFileSync(join(root, "pages/_style.css"), ".card, .md\\:flex, .\\32 xl { margin: 0 }\n");
    const code = `import "./_style.css";\nexport default () => <main>${element}</main>;`;
    for (const [file, text] of Object.entries({ "pages/classes.tsx": page(code), ...more }))
      writeFileSync(join(root, file), text);
    const { diagnostics } = await buildJson(root);
    return diagnostics
      .filter(({ code }) => code === "read/unstyled-class")
      .map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message}; ${hint}`);
  };
  const start = "pages/classes.tsx:2:42 no style or script of the page has the";

  test("is reported once a file, with the nearest class", async () => {
    expect(await unstyled('<p className="crad">x</p>')).toEqual([`${start} class crad; did you mean card?`]);
    const [several] = await unstyled('<p className="btn card">x</p><b className="btn-primary">y</b>');
    expect(several).toContain(`${start} classes btn, btn-primary; import the style`);
  });

  test("is reported in templates and conditions, as far as it is literal", async () => {
    const template = "`card btn-{kind} {kind}`".replaceAll("{", "$" + "{");
    const [found] = await unstyled(
      `<p className={${template}}>{(kind: string) => <b className={kind === "sale" ? "crad" : "card"} />}</p>`,
    );
    expect(found).toContain(
      "pages/classes.tsx:2:48 no style or script of the page has the classes btn-…, crad",
    );
    const fine = "`card {kind} md:{kind} car{kind}`".replaceAll("{", "$" + "{");
    const compared = 'kind === "sale" && "card"';
    expect(await unstyled(`<p className={${fine}}><b className={${compared}} /></p>`)).toEqual([]);
  });

  test("is allowed if the style selects elements by their class attribute", async () => {
    const files = { "pages/_style.css": "ul[class], [class^='icon-'] { margin: 0 }\n" };
    expect(await unstyled('<ul className="harbours"><li className="icon-anchor">x</li></ul>', files)).toEqual(
      [],
    );
  });

  test("is reported if only the style of other pages has it", async () => {
    const other = page('import "./_other.css";\nexport default () => <main className="wide" />;');
    const files = { "pages/other.tsx": other, "pages/_other.css": ".wide { margin: 0 }\n" };
    expect(await unstyled('<p className="wide">x</p>', files)).toHaveLength(1);
  });

  test("is reported if a script only has a longer name", async () => {
    const code =
      'import "./_style.css";\nimport "./_menu.client.ts";\nexport default () => <p className="menu" />;';
    const files = {
      "pages/script.tsx": page(code),
      "pages/_menu.client.ts": 'document.querySelector(".menus")?.remove();\n',
    };
    expect(await unstyled("<p>x</p>", files)).toHaveLength(1);
  });

  test("is allowed with escapes, in a script, as a marker, and on a page without style", async () => {
    const style = '<p className="card md:flex 2xl group js-menu">x</p>';
    const script = page(
      'import "./_style.css";\nimport "./_menu.client.ts";\nexport default () => <p className="menu" />;',
    );
    const plain = page('export default () => <p className="menu">x</p>;');
    const files = {
      "pages/script.tsx": script,
      "pages/_menu.client.ts": 'document.querySelector(".menu")?.remove();\n',
      "pages/plain.tsx": plain,
    };
    expect(await unstyled(style, files)).toEqual([]);
  });
});

describe("components of a package with a style sheet", () => {
  const found = async (page: string, { entry = "", css = ".slider { margin: 0 }" } = {}) => {
    const root = tempSite(onTestFinished);
    mkdirSync(join(root, "node_modules/sliders"), { recursive: true });
    const files = {
      "package.json": '{ "main": "index.js", "style": "all.css" }',
      "all.css": css,
      "index.js": `exports.Slider = () => "x"; ${entry}`,
    };
    for (const [file, text] of Object.entries(files))
      writeFileSync(join(root, "node_modules/sliders", file), text);
    writeFileSync(join(root, "pages/_style.css"), ".slider { margin: 1px }\n");
    const code = `import { Slider } from "sliders";\n${page}\nexport default () => <main><h1>A</h1><Slider /></main>;`;
    writeFileSync(join(root, "pages/classes.tsx"), `${code}\n${meta}`);
    const { diagnostics, inputs } = await buildSite(root);
    const lines = diagnostics.filter(({ code }) => code === "read/unimported-style");
    // A watcher follows them.
    const own = inputs.filter((path) => path.startsWith(join(root, "node_modules")));
    return { lines: lines.map(({ place }) => place.line), own: own.map((path) => basename(path)) };
  };
  const meta = 'export const meta = { title: "Slides of the site", description: "Which slides there are." };';

  test("are reported if the page does not import it", async () => {
    expect(await found("")).toEqual({ lines: [1], own: ["all.css", "index.js", "package.json"] });
  });

  test.each([
    ["if the page imports it", 'import "sliders/all.css";', {}],
    ["if the page has its own style for their classes", 'import "./_style.css";', {}],
    ["if the package adds the style itself", "", { entry: 'exports.css = ".slider{margin:0}";' }],
  ])("are allowed %s", async (_, page, files) => {
    expect((await found(page, files)).lines).toEqual([]);
  });
});
