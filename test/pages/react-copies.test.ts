import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { whileProviding } from "../../src/code/run/provide-modules.js";
import { reactModules } from "../../src/render/react-modules.js";
import { runCli } from "../support/cli/run-cli.js";
import { repository, tempSite } from "../support/temp-site.js";

/* A site may have copies of React next to the one that renders: hooks and contexts work all the same. */

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function copyReact(folder: string): void {
  for (const name of ["react", "react-dom", "scheduler"])
    cpSync(join(repository, "node_modules", name), join(folder, name), { recursive: true });
}

const packages = {
  "cjs-ui/package.json": '{ "name": "cjs-ui", "main": "index.js" }',
  "cjs-ui/index.js": `const { createContext, useContext, useState } = require("react");
const { jsx } = require("react/jsx-runtime");
const Context = createContext("none");
exports.Provider = ({ children }) => jsx(Context, { value: "given", children });
exports.Counter = () => { const [count] = useState(41); return jsx("i", { children: useContext(Context) + (count + 1) }); };
exports.Late = () => { const React = require("react"); React.useEffect(() => {}); return React.createElement("s", null, React.useId() && "late"); };
exports.react = require("react");
`,
  "esm-ui/package.json": '{ "name": "esm-ui", "type": "module", "exports": "./index.js" }',
  "esm-ui/index.js": `import { useState, createElement } from "react";
import { jsx } from "react/jsx-runtime";
export const Esm = () => { const [word] = useState("esm"); return jsx("u", { children: word }); };
`,
  "site-ui/package.json": '{ "name": "site-ui", "main": "index.js" }',
  "site-ui/index.js": `const { useSite, Link } = require("handbill");
const { jsx } = require("react/jsx-runtime");
exports.Home = () => jsx(Link, { to: "/", children: useSite().base });
`,
};

const page = `import { Counter, Late, Provider, react } from "cjs-ui";
import { Esm } from "esm-ui";
import { Home } from "site-ui";
import * as React from "react";
import { renderToStaticMarkup } from "react-dom/server";

export const meta = { title: "About", description: "About" };
const inner = renderToStaticMarkup(<Provider><Counter /></Provider>);
export default () => (
  <main>
    <h1>About</h1>
    <Provider><Counter /></Provider><Late /><Esm /><Home />
    <p dangerouslySetInnerHTML={{ __html: inner }} />
    <b>{String(react.useState === React.useState)}</b>
  </main>
);
`;

test.each([
  ["a copy in the site's node_modules", "node_modules"],
  ["a copy in the package's own", "node_modules/cjs-ui/node_modules"],
  ["no copy but the generator's", undefined],
])("hooks and contexts work with %s", (_, copy) => {
  const root = tempSite(onTestFinished);
  for (const [file, text] of Object.entries(packages)) write(root, { [`node_modules/${file}`]: text });
  if (copy !== undefined) copyReact(join(root, copy));
  // An ES module is resolved before it is loaded: without any copy there is nothing to resolve.
  const hasEsm = copy === "node_modules";
  const text = hasEsm ? page : page.replace('import { Esm } from "esm-ui";', "const Esm = () => <u>esm</u>;");
  write(root, { "pages/about.tsx": text });
  const { status, stdout, stderr } = runCli(["build", "--root", root]);
  expect(stderr + stdout).not.toContain("useState");
  expect(status).toBe(0);
  const html = readFileSync(join(root, "dist/about.html"), "utf8");
  expect(html).toContain(
    '<i>given42</i><s>late</s><u>esm</u><a href="/">/</a><p><i>given42</i></p><b>true</b>',
  );
});

test("React and Node's loader are restored after a build", () => {
  const require = createRequire(import.meta.url);
  const react = require("react") as Record<string, unknown>;
  const before = { ...react };
  const runtime = { ...(require("react/jsx-runtime") as object) };
  const load = Reflect.get(Module, "_load") as unknown;
  const provided = reactModules(() => {});
  expect(() =>
    whileProviding(provided, () => {
      expect(require("react")).not.toBe(react);
      throw new Error("a package that fails");
    }),
  ).toThrow("a package that fails");
  expect(require("react")).toBe(react);
  expect({ ...react }).toEqual(before);
  expect(require("react/jsx-runtime")).toEqual(runtime);
  expect(Reflect.get(Module, "_load")).toBe(load);
});
