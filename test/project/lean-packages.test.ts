import { copyFileSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { leanPackages } from "../../scripts/compile/lean-packages.mjs";
import { codes } from "../../src/diagnostics/codes.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

interface Packages {
  readonly characterEntities: Readonly<Record<string, string>>;
  readonly decodeNamedCharacterReference: (name: string) => string | false;
  readonly slug: (text: string) => string;
  readonly unicodePunctuation: (code: number | null) => boolean;
  readonly find: (schema: Schema, name: string) => object;
  readonly html: Schema;
  readonly svg: Schema;
  readonly micromark: (text: string, options: object) => string;
  readonly gfmTable: () => object;
  readonly gfmTableHtml: () => object;
  readonly fastGlob: { sync(pattern: string, options: object): string[] };
  readonly parseDocument: (yaml: string, options: object) => { toJS(): unknown; errors: unknown[] };
}

/** The attributes of a kind of element. */
interface Schema {
  readonly property: Readonly<Record<string, { readonly attribute: string }>>;
}

/** The original packages, and the bundled ones. */
const whole = await load([]);
const lean = await load([...leanPackages]);

const names = Object.keys(whole.characterEntities);
const unlike = names.flatMap((name) => [
  ...[`${name}x`, name.slice(0, -1), name.toUpperCase(), `${name};`, `${name}&amp`, `&${name}`],
]);
const numbers = ["#0;", "#65", "#128;", "#xd800;", "#x1F600;", "#x110000;", "#;", "#x;", "#x41z", ""];

/** Loads the packages, with these plugins replacing parts of them. */
async function load(plugins: Plugin[]): Promise<Packages> {
  const contents = `
    export { characterEntities } from "character-entities";
    export { decodeNamedCharacterReference } from "decode-named-character-reference";
    export { default as fastGlob } from "fast-glob";
    export { slug } from "github-slugger";
    export { unicodePunctuation } from "micromark-util-character";
    export { find, html, svg } from "property-information";
    export { micromark } from "micromark";
    export { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
    export { parseDocument } from "yaml";`;
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: repository }, bundle: true, write: false },
    ...{ platform: "node", format: "cjs", plugins },
  });
  const module = { exports: {} };
  new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(
    ...[module, module.exports, createRequire(import.meta.url)],
  );
  return module.exports as Packages;
}

/** The character references, without their `&`, that the packages decode differently. */
function differing(read: (packages: Packages, reference: string) => unknown): string[] {
  const references = [...names, ...unlike, ...numbers].filter((_, index) => isThorough || index % 5 === 0);
  return references.filter((one) => JSON.stringify(read(lean, one)) !== JSON.stringify(read(whole, one)));
}

test("lean packages decode Markdown's character references like the originals", () => {
  expect(names.length).toBeGreaterThan(2000);
  expect(differing((packages, name) => packages.decodeNamedCharacterReference(name))).toEqual([]);
});

test("lean packages give the same heading ids and punctuation for every character", () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const textsWith = (code: number) => [String.fromCharCode(code), `A b${String.fromCharCode(code)}-C_1`];
  const slugsOf = (code: number, { slug }: Packages) => textsWith(code).map(slug).join("|");
  expect(codes.filter((code) => slugsOf(code, lean) !== slugsOf(code, whole))).toEqual([]);
  const others = [null, -5, -2, -1, ...codes].filter(
    (code) => lean.unicodePunctuation(code) !== whole.unicodePunctuation(code),
  );
  expect(others).toEqual([]);
});

test("lean packages know each attribute by the same names", () => {
  const attributesIn = (packages: Packages) =>
    (["html"] as const).flatMap((space) => {
      const { property } = packages[space];
      const known = Object.entries(property).flatMap(([name, { attribute }]) => [name, attribute]);
      return [...known, ...known.map((name) => name.toUpperCase()), "data-a-b", "dataAB"].map((name) => {
        const info = packages.find(packages[space], name);
        const inherited = Object.getPrototypeOf(info) as object;
        return [space, name, { ...inherited, ...info }, inherited.constructor.name.replace(/\d+$/, "")];
      });
    });
  const own = attributesIn(whole);
  expect(own.length).toBeGreaterThan(500);
  expect(attributesIn(lean)).toEqual(own);
});

test("a lean parser uses only the syntax of each call", () => {
  const table = "| a |\n| - |\n| *b* |\n";
  const read = ({ micromark, gfmTable, gfmTableHtml }: Packages) => {
    const withTables = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };
    return [{}, withTables, {}, { ...withTables }, withTables].map((options) => micromark(table, options));
  };
  expect(read(whole)[1]).toContain("<table>");
  expect(read(whole)[2]).not.toContain("<table>");
  expect(read(lean)).toEqual(read(whole));
});

test("the lean YAML parser gives the same values and errors, even with keys that are not texts", () => {
  const read = ({ parseDocument }: Packages, yaml: string) => {
    const document = parseDocument(yaml, { logLevel: "silent", merge: true });
    return [document.toJS(), document.errors.map(String)];
  };
  const yaml =
    "a: &x {b: 1.50, c: [0x1f, 1e3, ~, yes, 2026-01-02]}\nd: {<<: *x, e: !!str 1}\nf: |\n  g\n 2: h\n";
  for (const text of [yaml, `${yaml}i: 'j`, "k:\n- l\n-m: >-\n  n\n\n  o", "1: p\ntrue: q"])
    expect(read(lean, text)).toEqual(read(whole, text));
  expect(Object.keys(read(lean, "[a, b]: 1\nc: 2")[0] as object)).toContain("c");
});

test("all files of a folder are listed, hidden ones too, and no other pattern is read as that", () => {
  const list = ({ fastGlob }: Packages, pattern: string) =>
    fastGlob.sync(pattern, { cwd: join(repository, "test/apps"), dot: true }).sort();
  expect(list(whole, "**").length).toBeGreaterThan(10);
  expect(list(lean, "**")).toEqual(list(whole, "**"));
  expect(() => list(lean, "*.ts")).toThrow("micromatch");
});

test("the files of htmlparser2 are found through pnpm's links", async () => {
  const clone = tempFolder(onTestFinished);
  mkdirSync(join(clone, "scripts/compile"), { recursive: true });
  mkdirSync(join(clone, "node_modules"));
  for (const name of ["lean-packages", "lean-code"])
    copyFileSync(join(repository, `scripts/compile/${name}.mjs`), join(clone, `scripts/compile/${name}.mjs`));
  for (const name of ["htmlparser2", "@babel"])
    symlinkSync(join(repository, "node_modules", name), join(clone, "node_modules", name), "junction");
  const { leanPackages: plugins } = (await import(
    pathToFileURL(join(clone, "scripts/compile/lean-packages.mjs")).href
  )) as { leanPackages: Plugin[] };
  const contents = 'export { decodeNamedCharacterReference } from "decode-named-character-reference";';
  const { errors } = await build({
    ...{ stdin: { contents, resolveDir: repository }, bundle: true, write: false, logLevel: "silent" },
    ...{ platform: "node", format: "cjs", plugins },
  });
  expect(errors).toEqual([]);
});

test("lean codes have everything except their explanations", async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [join(repository, "src/diagnostics/codes.ts")], bundle: true, write: false },
    ...{ platform: "node", format: "cjs", plugins: [...leanPackages] },
  });
  const module = { exports: {} as { readonly codes: Readonly<Record<string, object>> } };
  new Function("module", outputFiles[0]?.text ?? "")(module);
  const shown = (all: Readonly<Record<string, object>>) =>
    Object.entries(all).map(([code, entry]) => [
      code,
      ...Object.keys(entry).filter((key) => key !== "about"),
    ]);
  expect(shown(module.exports.codes)).toEqual(shown(codes));
  expect(Object.values(codes).filter((entry) => "about" in entry).length).toBeGreaterThan(40);
  expect(Object.values(module.exports.codes).filter((entry) => "about" in entry)).toEqual([]);
});
