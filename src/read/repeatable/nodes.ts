/** A part of parsed code. */
export interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } };
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The parts of a node, in the order of the code. */
export function* partsOf(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === "loc" || key.endsWith("Comments") || key === "extra") continue;
    if (Array.isArray(value)) yield* value.filter(isNode);
    else if (isNode(value)) yield value;
  }
}

/** A node's part by its key, and those of a list. */
export const partOf = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};
export const listOf = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier, or what a text says; undefined for any other node. */
export function wordOf(node: Node | undefined): string | undefined {
  if (node?.type === "Identifier" && typeof node.name === "string") return node.name;
  return node?.type === "StringLiteral" && typeof node.value === "string" ? node.value : undefined;
}

/** The name of the part that a member expression asks for; undefined if only the run tells it. */
export function memberName(node: Node | undefined): string | undefined {
  const property = partOf(node, "property");
  return node?.computed === true && property?.type !== "StringLiteral" ? undefined : wordOf(property);
}

/** Kinds of nodes, which a node that is none of them is told from. */
type Kind<Name extends string> = Node & { readonly kindOfNode?: Name };

export const isMember = (node: Node | undefined): node is Kind<"member"> =>
  node?.type === "MemberExpression" || node?.type === "OptionalMemberExpression";
export const isCall = (node: Node | undefined): node is Kind<"call"> =>
  node?.type === "CallExpression" || node?.type === "OptionalCallExpression";
export const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(
    type,
  );

/** What is called: `f` of `(0, f)(x)` too, as bundlers write it. */
export function calleeOf(node: Node): Node | undefined {
  const callee = partOf(node, "callee");
  return callee?.type === "SequenceExpression" ? listOf(callee, "expressions").at(-1) : callee;
}
