import { type ParserOptions, parse } from "@babel/parser";
import type { Node as CodeNode } from "../../diagnostics/place/code-nodes.js";
import type { Json } from "../../model/json.js";

export interface Property {
  readonly name: string;
  readonly value: CodeNode;
  readonly node: CodeNode;
}

const options: ParserOptions = { sourceType: "module", plugins: ["typescript"] };

/** The object that a config file exports, as a literal or in `defineConfig`; undefined in any other form. */
export function findConfigObject(text: string): CodeNode | undefined {
  let body: readonly CodeNode[];
  try {
    body = parse(text, options).program.body as unknown as readonly CodeNode[];
  } catch {
    return undefined;
  }
  const declared = (name: unknown) =>
    body
      .filter(({ type, kind }) => type === "VariableDeclaration" && kind === "const")
      .flatMap(({ declarations }) => declarations as readonly CodeNode[])
      .find(({ id }) => (id as CodeNode).name === name)?.init as CodeNode | undefined;
  let node = body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration as
    | CodeNode
    | undefined;
  // Each step leads to a smaller part of the file, or follows a name once, so a few are enough.
  for (let step = 0; step < 5 && node; step++) {
    if (node.type === "ObjectExpression") return node;
    if (node.type === "Identifier") node = declared(node.name);
    else if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression")
      node = node.expression as CodeNode;
    else if (node.type === "CallExpression" && (node.callee as CodeNode).name === "defineConfig")
      node = (node.arguments as readonly CodeNode[])[0];
    else return undefined;
  }
  return undefined;
}

/** The properties of an object with literal keys; undefined if code computes some. */
export function propertiesOf(node: CodeNode): readonly Property[] | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const nodes = node.properties as readonly CodeNode[];
  const found = nodes.flatMap((property) => {
    if (property.type !== "ObjectProperty" || property.computed || property.shorthand) return [];
    const key = property.key as CodeNode;
    return [{ name: String(key.name ?? key.value), value: property.value as CodeNode, node: property }];
  });
  const isWhole =
    found.length === nodes.length && new Set(found.map(({ name }) => name)).size === found.length;
  return isWhole ? found : undefined;
}

/** The literal value of a node; undefined if any part is computed. */
export function dataOf(node: CodeNode): Json | undefined {
  switch (node.type) {
    case "StringLiteral":
    case "NumericLiteral":
    case "BooleanLiteral":
      return node.value as Json;
    case "NullLiteral":
      return null;
    case "ArrayExpression": {
      const items = (node.elements as readonly (CodeNode | null)[]).map((item) => item && dataOf(item));
      return items.every((item) => item !== undefined) ? (items as Json) : undefined;
    }
    case "ObjectExpression": {
      const entries = propertiesOf(node)?.map(({ name, value }) => [name, dataOf(value)] as const);
      return entries?.every(([, value]) => value !== undefined)
        ? (Object.fromEntries(entries) as Json)
        : undefined;
    }
    default:
      return undefined;
  }
}
