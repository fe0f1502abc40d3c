import { copyFileSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { leanPackages } from "../scripts/lean-packages.mjs";
import { repository, tempFolder } from "./support/temp-site.js";

interface Packages {
  readonly characterEntities: Readonly<Record<string, string>>;
  readonly decodeNamedCharacterReference: (name: string) => string | false;
  readonly parseFragment: (html: string, options: object) => unknown;
  readonly slug: (text: string) => string;
  readonly unicodePunctuation: (code: number | null) => boolean;
  readonly find: (schema: Schema, name: string) => object;
  readonly html: Schema;
  readonly svg: Schema;
  readonly micromark: (text: string, options: object) => string;
  readonly gfmTable: () => object;
  readonly gfmTableHtml: () => object;
}

/** The attributes of a kind of element. */
interface Schema {
  readonly property: Readonly<Record<string, { readonly attribute: string }>>;
}

/** The packages as they are, and as they are bundled. */
const whole = await load([]);
const lean = await load([...leanPackages]);

const names = Object.keys(whole.characterEntities);
const unlike = names.flatMap((name) => [
  ...[`${name}x`, name.slice(0, -1), name.toUpperCase(), `${name};`, `${name}&amp`, `&${name}`],
]);
const numbers = ["#0;", "#65", "#128;", "#xd800;", "#x1F600;", "#x110000;", "#;", "#x;", "#x41z", ""];

/** The package with what is bundled instead of some of it. */
async function load(plugins: Plugin[]): Promise<Packages> {
  const contents = `
    export { characterEntities } from "character-entities";
    export { decodeNamedCharacterReference } from "decode-named-character-reference";
    export { parseFragment } from "parse5";
    export { slug } from "github-slugger";
    export { unicodePunctuation } from "micromark-util-character";
    export { find, html, svg } from "property-information";
    export { micromark } from "micromark";
    export { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";`;
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

/** Of these references, without their `&`, those that the packages read differently. */
function differing(read: (packages: Packages, reference: string) => unknown): string[] {
  const references = [...names, ...unlike, ...numbers];
  return references.filter((one) => JSON.stringify(read(lean, one)) !== JSON.stringify(read(whole, one)));
}

test("Markdown's character references stand for the same", () => {
  expect(names.length).toBeGreaterThan(2000);
  expect(differing((packages, name) => packages.decodeNamedCharacterReference(name))).toEqual([]);
});

test("parse5 reads them the same in text and attributes, and finds the same mistakes", () => {
  const read = ({ parseFragment }: Packages, reference: string) => {
    const errors: string[] = [];
    const onParseError = (error: { readonly code: string; readonly startOffset: number }) =>
      errors.push(`${error.startOffset} ${error.code}`);
    const texts = ["", ";", "=", "1"].map((end) => `&${reference}${end}`);
    const tree = parseFragment(texts.map((text) => `<p title="${text}">${text}</p>`).join(""), {
      onParseError,
    });
    return [
      JSON.stringify(tree, (key, value) => (key === "parentNode" ? undefined : (value as unknown))),
      errors,
    ];
  };
  expect(read(whole, "amp")).not.toEqual(read(whole, "lt"));
  expect(differing(read)).toEqual([]);
});

test("ids of headings and punctuation are the same, of whichever letter", () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const textsWith = (code: number) => [String.fromCharCode(code), `A b${String.fromCharCode(code)}-C_1`];
  const slugsOf = (code: number, { slug }: Packages) => textsWith(code).map(slug).join("|");
  expect(codes.filter((code) => slugsOf(code, lean) !== slugsOf(code, whole))).toEqual([]);
  const others = [null, -5, -2, -1, ...codes].filter(
    (code) => lean.unicodePunctuation(code) !== whole.unicodePunctuation(code),
  );
  expect(others).toEqual([]);
});

test("an attribute is what it was, by each of its names", () => {
  const told = (packages: Packages) =>
    (["html", "svg"] as const).flatMap((space) => {
      const { property } = packages[space];
      const known = Object.entries(property).flatMap(([name, { attribute }]) => [name, attribute]);
      return [...known, ...known.map((name) => name.toUpperCase()), "data-a-b", "dataAB"].map((name) => {
        const info = packages.find(packages[space], name);
        const inherited = Object.getPrototypeOf(info) as object;
        return [space, name, { ...inherited, ...info }, inherited.constructor.name.replace(/\d+$/, "")];
      });
    });
  const own = told(whole);
  expect(own.length).toBeGreaterThan(1500);
  expect(told(lean)).toEqual(own);
});

test("each text is parsed with the syntax that it is to have, and no other", () => {
  const table = "| a |\n| - |\n| *b* |\n";
  const read = ({ micromark, gfmTable, gfmTableHtml }: Packages) => {
    const withTables = { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };
    return [{}, withTables, {}, { ...withTables }, withTables].map((options) => micromark(table, options));
  };
  expect(read(whole)[1]).toContain("<table>");
  expect(read(whole)[2]).not.toContain("<table>");
  expect(read(lean)).toEqual(read(whole));
});

test("what htmlparser2 needs is found where pnpm leads to it by a link", async () => {
  const clone = tempFolder(onTestFinished);
  mkdirSync(join(clone, "scripts"));
  mkdirSync(join(clone, "node_modules"));
  copyFileSync(join(repository, "scripts/lean-packages.mjs"), join(clone, "scripts/lean-packages.mjs"));
  symlinkSync(
    join(repository, "node_modules/htmlparser2"),
    join(clone, "node_modules/htmlparser2"),
    "junction",
  );
  const { leanPackages: plugins } = (await import(
    pathToFileURL(join(clone, "scripts/lean-packages.mjs")).href
  )) as { leanPackages: Plugin[] };
  const contents = 'export { decodeNamedCharacterReference } from "decode-named-character-reference";';
  const { errors } = await build({
    ...{ stdin: { contents, resolveDir: repository }, bundle: true, write: false, logLevel: "silent" },
    ...{ platform: "node", format: "cjs", plugins },
  });
  expect(errors).toEqual([]);
});
