/** A part of parsed code. */
export interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } };
  readonly [key: string]: unknown;
  /** Its parts, once somebody has asked for them. */
  [known]?: readonly Node[];
}

const known = Symbol("parts");

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The parts of a node, in the order of the code. They are looked for once: each function around it asks for them. */
export function partsOf(node: Node): readonly Node[] {
  node[known] ??= listParts(node);
  return node[known];
}

function listParts(node: Node): Node[] {
  const parts: Node[] = [];
  for (const key of Object.keys(node)) {
    const value = node[key];
    if (typeof value !== "object" || value === null || key === "loc" || key === "extra") continue;
    if (Array.isArray(value)) for (const one of value) isNode(one) && parts.push(one);
    else if (isNode(value)) parts.push(value);
  }
  return parts;
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
export const isFunction = ({ type }: Node): boolean => functions.has(type);

const functions: ReadonlySet<string> = new Set([
  ...["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"],
  ...["ObjectMethod", "ClassMethod", "ClassPrivateMethod"],
]);

/** What is called: `f` of `(0, f)(x)` too, as bundlers write it. */
export function calleeOf(node: Node): Node | undefined {
  const callee = partOf(node, "callee");
  return callee?.type === "SequenceExpression" ? listOf(callee, "expressions").at(-1) : callee;
}
