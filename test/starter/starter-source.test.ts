import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ParserOptions, parse } from "@babel/parser";
import { expect, onTestFinished, test } from "vitest";
import { checkTypes } from "../support/cli/check-types.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { linkPackages, repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The starter's source for its author: its imports, the places of its texts, and its types. */

const starter = join(repository, "starter");
const sources = readdirSync(starter, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(pages\/|messages\/|site).*\.(ts|tsx)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(starter, file), "utf8") }));

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Each node of a file with its ancestors, the nearest last. */
function* nodesOf(value: unknown, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, above);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const node = value as Node;
  const isNode = typeof node.type === "string";
  if (isNode) yield [node, above];
  for (const inner of Object.values(node)) yield* nodesOf(inner, isNode ? [...above, node] : above);
}

const options: ParserOptions = { sourceType: "module", plugins: ["typescript", "jsx"] };
const parsed = sources.map(({ file, text }) => ({ file, nodes: [...nodesOf(parse(text, options).program)] }));

test("the starter imports handbill's public names, React and its own files only", () => {
  expect(parsed.length).toBeGreaterThan(25);
  for (const { file, nodes } of parsed)
    for (const [node] of nodes)
      if (node.type === "ImportDeclaration") {
        const { value } = node.source as { value: string };
        expect(value, file).toMatch(/^(handbill|react|\.\.?\/(?!.*\.\.\/.*\.\.\/).*)$/);
      }
});

test("the starter has no words in its markup", () => {
  const spoken = new Set(["aria-label", "alt", "title", "placeholder", "label"]);
  const words = parsed.flatMap(({ file, nodes }) =>
    nodes.flatMap(([node, above]) => {
      const parent = above.at(-1);
      const attribute = above.findLast(({ type }) => type === "JSXAttribute" || type === "JSXElement");
      const name = attribute?.type === "JSXAttribute" ? (attribute.name as { name: string }).name : undefined;
      const inMarkup = above.some(({ type }) => type === "JSXElement" || type === "JSXFragment");
      const isCompared = parent?.type === "BinaryExpression" || parent?.type === "CallExpression";
      if (!inMarkup || isCompared || (name !== undefined && !spoken.has(name))) return [];
      const text =
        node.type === "JSXText" || node.type === "StringLiteral"
          ? String(node.value)
          : node.type === "TemplateElement"
            ? (node.value as { raw: string }).raw
            : "";
      return /\p{L}/u.test(text) ? [`${file}: ${text.trim()}`] : [];
    }),
  );
  expect(words).toEqual([]);
});

test("the starter's types are not declared a second time in src/scaffold", () => {
  const types = sources.flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name),
  );
  expect(types).toContain("Badge");
  expect(new Set(types).size).toBe(types.length);
  const ours = readdirSync(join(repository, "src/scaffold"), { recursive: true, encoding: "utf8" });
  for (const file of ours.filter((name) => /\.tsx?$/.test(name)))
    for (const name of types)
      expect(readFileSync(join(repository, "src/scaffold", file), "utf8"), file).not.toMatch(
        new RegExp(`^export interface ${name}\\b`, "m"),
      );
});

test("the starter and sites from init pass the type check", () => {
  const folder = tempFolder(onTestFinished);
  const bare = join(folder, "titles-only/fastlane/metadata/fr-FR");
  mkdirSync(bare, { recursive: true });
  writeFileSync(
    join(bare, "description.txt"),
    "Une app.\n\n• Publiez une annonce\n• Recevez l’écho du matin\n",
  );
  const ways = {
    pictures: ["--from", join(repository, "test/apps/flutter")],
    ...(isThorough && { nameOnly: ["--name", "潮汐"], titlesOnly: ["--from", join(folder, "titles-only")] }),
  };
  const sites = Object.entries(ways).map(([name, flags]) => {
    runWarm(["init", join(folder, name), "--yes", ...flags]);
    return join(folder, name);
  });
  linkTypes(folder);
  for (const site of [starter, ...sites]) expect(checkTypes(site), site).toBe("");
});

test("the imports of a page have the documented types", () => {
  const folder = tempFolder(onTestFinished);
  linkTypes(folder);
  writeFileSync(
    join(folder, "tsconfig.json"),
    '{ "extends": "handbill/tsconfig.json", "include": ["page.tsx"] }',
  );
  writeFileSync(join(folder, "cities.json"), '{ "first": "Boston" }');
  writeFileSync(
    join(folder, "page.tsx"),
    `import "handbill";
import cities from "./cities.json";
import card from "./card.module.css";
import font from "./font.woff2";
import photo from "./photo.png";
import "./hero.css";
export const types: readonly [string, string | undefined, string, number] = [cities.first, card.title, font.href, photo.width];
export const page = <img className={card.photo} src={photo.href} width={photo.width} height={photo.height} alt="" />;
`,
  );
  expect(checkTypes(folder)).toBe("");
});

/** The packages of a site, for TypeScript. */
function linkTypes(folder: string): void {
  linkPackages(folder, ["react", "react-dom", "@types/react", "@types/react-dom"]);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(repository, join(folder, "node_modules/handbill"), "dir");
}
