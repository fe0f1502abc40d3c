import { type ParserOptions, parse } from "@babel/parser";

export interface Position {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { start: { line: number; column: number } };
  readonly [key: string]: unknown;
}

const options: ParserOptions = { sourceType: "module", plugins: ["typescript", "jsx"], errorRecovery: true };

/** Every node of a piece of code, in no order that matters. */
export function listNodes(text: string): Node[] {
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

export function positionOf(node: Node): Position {
  const { line, column } = node.loc.start;
  return { line, column: column + 1, length: Math.max(1, node.end - node.start) };
}
