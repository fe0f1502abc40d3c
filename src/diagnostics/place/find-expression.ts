import type { Marked, Place } from "../diagnostic.js";
import { listNodes, type Node } from "./code-nodes.js";

/** Finds the part to mark for a place in code that only has a start. Parses a file once. */
export function expressionFinder(
  readSource: (file: string) => string | undefined,
): (place: Place) => Marked | undefined {
  const parsed = new Map<string, { readonly text: string; readonly nodes: readonly Node[] }>();
  return ({ file = "", line = 0, column = 0 }) => {
    const text = readSource(file) ?? "";
    const code = parsed.get(file) ?? { text, nodes: listNodes(text) };
    parsed.set(file, code);
    return findExpression(code, line, column);
  };
}

/**
 * The expression at a place, up to the next line break: the whole call or access with that name, because engines report the place of the
 * name.
 */
function findExpression(
  { text, nodes }: { readonly text: string; readonly nodes: readonly Node[] },
  line: number,
  column: number,
): Marked | undefined {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const start = starts[line - 1];
  const content = text.slice(start).split(/[\r\n]/, 1)[0] ?? "";
  if (start === undefined) return undefined;
  const offset = start + column - 1;
  const [innermost, ...outer] = nodes
    .filter((node) => node.start <= offset && offset < node.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  if (!innermost || !/Expression$|^(JSX)?Identifier$|Literal$/.test(innermost.type)) return undefined;
  let found = innermost;
  for (const node of outer) if (isNamedBy(node, found)) found = node;
  const from = Math.max(found.start, start + content.search(/\S/));
  const to = Math.min(found.end, start + content.trimEnd().length);
  return { column: from - start + 1, length: to - from };
}

/** Whether a node is called, accessed or opened through the name in another node. */
const isNamedBy = (node: Node, name: Node) =>
  node.callee === name || node.property === name || node.tag === name || node.name === name;
