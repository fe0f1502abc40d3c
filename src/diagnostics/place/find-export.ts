import { type Node, type Position, positionOf } from "./code-nodes.js";

/** The place of an export's declaration in a module. */
export function findExport(nodes: readonly Node[], name: string): Position | undefined {
  const isNamed = (node: unknown) =>
    (node as Node | null)?.name === name || (node as Node | null)?.value === name;
  for (const node of nodes) {
    if (node.type === "ExportDefaultDeclaration" && name === "default") return positionOf(node);
    if (node.type !== "ExportNamedDeclaration") continue;
    const declared = node.declaration as Node | null;
    const names = [
      declared?.id,
      ...((declared?.declarations as Node[] | undefined) ?? []).map(({ id }) => id),
      ...(node.specifiers as Node[]).map(({ exported }) => exported),
    ];
    const found = names.find(isNamed);
    if (found) return positionOf(found as Node);
  }
  return undefined;
}
