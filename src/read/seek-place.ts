import { type ParserOptions, parse } from "@babel/parser";
import type { Place } from "../core/diagnostic.js";

type ReadSource = (file: string) => string | undefined;

/** Turns "what stands there" into a line and a column, if it stands in one place only; otherwise leaves them out. */
export function seekPlace(place: Place, readSource: ReadSource): Place {
  const { seek, ...known } = place;
  if (!seek || known.line !== undefined) return known;
  if (seek.kind === "config-key") {
    const text = known.file === undefined ? undefined : readSource(known.file);
    return { ...known, ...(text === undefined ? {} : findConfigKey(text, seek.path)) };
  }
  const found = [...new Set(seek.files)].flatMap((file) => {
    const text = readSource(file);
    return text === undefined
      ? []
      : findLiteral(text, seek.texts, file).map((position) => ({ ...position, file }));
  });
  return found.length === 1 ? { ...known, ...found[0] } : known;
}

interface Position {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { start: { line: number; column: number } };
  readonly [key: string]: unknown;
}

const options: ParserOptions = { sourceType: "module", plugins: ["typescript", "jsx"], errorRecovery: true };

/** The key at a path of the default-exported object, or the nearest key above it. */
export function findConfigKey(text: string, path: readonly string[]): Position | undefined {
  const nodes = listNodes(text);
  const declared = (name: unknown) =>
    nodes.find((node) => node.type === "VariableDeclarator" && (node.id as Node).name === name)?.init as
      | Node
      | undefined;
  const objectIn = (node: Node | undefined): Node | undefined => {
    switch (node?.type) {
      case "ObjectExpression":
        return node;
      case "CallExpression":
        return objectIn((node.arguments as Node[])[0]);
      case "Identifier":
        return objectIn(declared(node.name));
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        return objectIn(node.expression as Node);
      default:
        return undefined;
    }
  };
  const exported = nodes.find((node) => node.type === "ExportDefaultDeclaration");
  let found = exported;
  let value = exported?.declaration as Node | undefined;
  for (const key of path) {
    if (value?.type === "ArrayExpression") {
      const element = (value.elements as (Node | null)[])[Number(key)];
      if (!element) break;
      found = value = element;
      continue;
    }
    const properties = (objectIn(value)?.properties ?? []) as Node[];
    const property = properties.find(
      (node) => node.type === "ObjectProperty" && keyOf(node.key as Node) === key,
    );
    if (!property) break;
    found = property.key as Node;
    value = property.value as Node;
  }
  return found && positionOf(found);
}

const keyOf = (node: Node) => node.name ?? node.value;

/** Where one of the texts stands as a whole literal of code, or as an address of Markdown or HTML. */
export function findLiteral(text: string, wanted: readonly string[], file: string): Position[] {
  if (!/\.(md|html)$/.test(file)) {
    return listNodes(text)
      .filter((node) => wanted.includes(literalOf(node) ?? ""))
      .map(positionOf);
  }
  return text.split("\n").flatMap((line, index) =>
    wanted.flatMap((word) => {
      const column = line.search(new RegExp(`(?<![\\w.-])${escapeForRegExp(word)}(?![\\w/-])`));
      return column < 0 ? [] : [{ line: index + 1, column: column + 1, length: word.length }];
    }),
  );
}

function literalOf(node: Node): string | undefined {
  if (node.type === "StringLiteral") return node.value as string;
  if (node.type === "TemplateElement") return (node.value as { cooked?: string }).cooked;
  return undefined;
}

function listNodes(text: string): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    else if (typeof value === "object" && value !== null && typeof (value as Node).type === "string") {
      nodes.push(value as Node);
      for (const [key, inner] of Object.entries(value))
        if (key !== "loc" && !key.endsWith("Comments")) visit(inner);
    }
  };
  try {
    visit(parse(text, options).program);
  } catch {
    return []; // a file that cannot be parsed has its own diagnostic
  }
  return nodes;
}

function positionOf(node: Node): Position {
  const { line, column } = node.loc.start;
  return { line, column: column + 1, length: Math.max(1, node.end - node.start) };
}

const escapeForRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
