import { givesIterator, ownClasses, takesPattern, usesUp } from "./code-words.js";
import { calleeOf, isCall, isMember, listOf, memberName, type Node, partOf, wordOf } from "./nodes.js";

/**
 * Whether an expression makes what knows how far it has come: an iterator, or a regular expression with the flag g or y.
 * Who asks it twice gets two answers.
 */
export function isCounter(node: Node): boolean {
  if (node.type === "RegExpLiteral") return /[gy]/.test(String(node.flags));
  if (!isCall(node) && node.type !== "NewExpression") return false;
  const callee = calleeOf(node);
  if (!isMember(callee)) return wordOf(callee) === "RegExp" && mayCount(listOf(node, "arguments")[1]);
  const owner = wordOf(partOf(callee, "object")) ?? "";
  return givesIterator.has(memberName(callee) ?? "") && !/^(Object|Array)$/.test(owner);
}

const mayCount = (flags: Node | undefined) =>
  flags !== undefined && (flags.type !== "StringLiteral" || /[gy]/.test(wordOf(flags) ?? ""));

/** The parts of a node where a counter may stand: it is used up there at once, or begun anew. */
export function listSafePlaces(node: Node): Node[] {
  return [...placesIn(node)].filter((place) => place !== undefined);
}

function* placesIn(node: Node): Generator<Node | undefined> {
  if (node.type === "ForOfStatement") yield partOf(node, "right");
  if (node.type === "SpreadElement") yield partOf(node, "argument");
  if (isMember(node) && /^(lastIndex|source|flags|test|exec)$/.test(memberName(node) ?? ""))
    yield partOf(node, "object");
  const callee = calleeOf(node);
  const name = isMember(callee) ? memberName(callee) : undefined;
  const isNamed = name !== undefined && (takesPattern.has(name) || usesUp.has(name));
  const isOfNew = node.type === "NewExpression" && ownClasses.has(wordOf(callee) ?? "");
  if (isNamed || isOfNew) yield* listOf(node, "arguments");
}
