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

const beforeJson = "export default ";

/** Every node of a JSON file, as if a module exported its content. */
export function listJsonNodes(text: string): Node[] {
  return listNodes(beforeJson + text).map((node) => {
    const { line, column } = node.loc.start;
    const start = { line, column: line === 1 ? column - beforeJson.length : column };
    const [from, to] = [node.start - beforeJson.length, node.end - beforeJson.length];
    // In place, because nodes refer to each other.
    return Object.assign(node, { start: from, end: to, loc: { start } });
  });
}

/** Every node of a piece of code, unordered. */
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
