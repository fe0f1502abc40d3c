import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diagnosticJson } from "../../src/report/format-json.js";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { tempSite } from "../support/temp-site.js";

/*
 * `import x from "package"` returns the same as in Vite, Next and TypeScript, for any format of the package and any "type" in the site's
 * own package.json.
 */

/** By name: its package.json, and its only file. */
const packages: Readonly<Record<string, readonly [settings: object, file: string, code: string]>> = {
  compiled: [{}, "index.js", `${marked()}exports.default = () => "compiled";\nexports.named = "its name";\n`],
  "of-names": [{}, "index.js", `${marked()}exports.named = "of names";\n`],
  callable: [{}, "index.js", `module.exports = () => "callable";\n`],
  both: [
    {},
    "index.js",
    `const both = () => "both";\nmodule.exports = both;\n${marked()}module.exports.default = both;\n`,
  ],
  modern: [
    { type: "module" },
    "index.js",
    `export default () => "modern";\nexport const named = "its name";\n`,
  ],
  "@scope/parts": [{}, "Button/index.js", `${marked()}exports.default = () => "a part";\n`],
};

function marked() {
  return 'Object.defineProperty(exports, "__esModule", { value: true });\n';
}

const page = `import compiled, { named } from "compiled";
import ofNames from "of-names";
import callable from "callable";
import both from "both";
import modern, { named as modernName } from "modern";
import Button from "@scope/parts/Button";
import * as all from "compiled";
export const meta = { title: "Packages", description: "What packages give by default, and by name." };
const said = [compiled(), named, ofNames.named, callable(), both(), modern(), modernName, Button(), all.default()];
export default () => <main><h1>Packages</h1><p>{said.join(", ")}</p></main>;
`;

test.each([undefined, "commonjs", "module"])(
  "imports of packages give the same values in a site of type %s",
  async (type) => {
    const root = tempSite(onTestFinished);
    writeFileSync(join(root, "package.json"), JSON.stringify({ type }));
    for (const [name, [settings, file, code]] of Object.entries(packages)) {
      const folder = join(root, "node_modules", name);
      mkdirSync(join(folder, file, ".."), { recursive: true });
      writeFileSync(join(folder, "package.json"), JSON.stringify({ name, ...settings }));
      writeFileSync(join(folder, file), code);
    }
    writeFileSync(join(root, "pages/packages.tsx"), page);
    const { ok, diagnostics } = await buildSite(root);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(ok).toBe(true);
    expect(readFolder(join(root, "dist"))["packages.html"]?.toString()).toContain(
      "compiled, its name, of names, callable, both, modern, its name, a part, compiled",
    );
  },
);

/** The visible part of libraries that insert style in a browser. */
const cssInJs = `${marked()}const { createElement } = require("react");
exports.default = { p: () => ({ children }) => createElement("p", { className: "sc-bdnzMm crcHxz" }, children) };
exports.Inline = ({ children }) => createElement("p", { className: "css-1a2b3c" },
  createElement("style", { "data-emotion": "css 1a2b3c", dangerouslySetInnerHTML: { __html: ".css-1a2b3c{color:red}" } }), children);
`;

test.each([
  ['import styled from "styled-components";\nconst Red = styled.p`color: red`;', "check/generated-class"],
  ['import { Inline as Red } from "styled-components";', "check/blocked-by-csp"],
])("a package that inserts style only in a browser is rejected: %s", async (code, expected) => {
  const root = tempSite(onTestFinished);
  const folder = join(root, "node_modules/styled-components");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "styled-components" }));
  writeFileSync(join(folder, "index.js"), cssInJs);
  const meta =
    '\nexport const meta = { title: "Red text", description: "A page with a text that is to be red." };';
  writeFileSync(
    join(root, "pages/red.tsx"),
    `${code}${meta}\nexport default () => <main><h1>Red</h1><Red>text</Red></main>;\n`,
  );
  const { ok, diagnostics } = await buildSite(root);
  expect(ok).toBe(false);
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(diagnosticJson);
  expect(errors).toMatchObject([
    { code: expected, file: "pages/red.tsx", hint: expect.stringContaining("CSS-in-JS") },
  ]);
});
