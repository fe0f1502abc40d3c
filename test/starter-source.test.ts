import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type ParserOptions, parse } from "@babel/parser";
import { expect, onTestFinished, test } from "vitest";
import { linkPackages, repository, tempFolder } from "./support/temp-site.js";
import { runWarm } from "./support/warm-cli.js";

/*
 * The starter as its maker reads it: what it imports, where its words are, and its types.
 */

const starter = join(repository, "starter");
const sources = readdirSync(starter, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(pages\/|messages\/|site).*\.(ts|tsx)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(starter, file), "utf8") }));

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Each node of a file with those that it lies in, the nearest last. */
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

test("it imports handbill's public names, React and its own files", () => {
  expect(parsed.length).toBeGreaterThan(25);
  for (const { file, nodes } of parsed)
    for (const [node] of nodes)
      if (node.type === "ImportDeclaration") {
        const { value } = node.source as { value: string };
        expect(value, file).toMatch(/^(handbill|react|\.\.?\/(?!.*\.\.\/.*\.\.\/).*)$/);
      }
});

test("no word stands inside markup", () => {
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

test("no type of it is written a second time by init", () => {
  const types = sources.flatMap(({ text }) =>
    [...text.matchAll(/^export interface (\w+)/gm)].map(([, name]) => name),
  );
  expect(types).toContain("Badge");
  expect(new Set(types).size).toBe(types.length);
  for (const file of readdirSync(join(repository, "src/scaffold")))
    for (const name of types)
      expect(readFileSync(join(repository, "src/scaffold", file), "utf8"), file).not.toMatch(
        new RegExp(`^export interface ${name}\\b`, "m"),
      );
});

const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");
const compile = (folder: string) =>
  execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", stdio: "pipe" });

test("it, and what init makes of it with pictures or without, pass the type check", () => {
  const folder = tempFolder(onTestFinished);
  const sites = [join(folder, "a"), join(folder, "b")] as const;
  runWarm(["init", sites[0], "--yes", "--from", join(repository, "test/apps/flutter")]);
  runWarm(["init", sites[1], "--yes", "--name", "潮汐"]);
  linkPackages(folder, ["react", "react-dom", "@types/react", "@types/react-dom"]);
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(repository, join(folder, "node_modules/handbill"), "dir");
  for (const site of [starter, ...sites]) expect(() => compile(site), site).not.toThrow();
});
