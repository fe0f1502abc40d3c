import { listNodes, type Node } from "../../diagnostics/place/code-nodes.js";

const readAttributes = /^(?:alt|title|placeholder|aria-label|aria-description)$/;

/** The texts that people read of a page's code itself: between elements, in attributes such as `alt`, and in `meta`. */
export function findPageTexts(code: string): string[] {
  return listNodes(code).flatMap((node) => {
    const text = textOf(node)?.replace(/\s+/g, " ").trim() ?? "";
    return /\p{L}{2}/u.test(text) ? [text] : [];
  });
}

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return String(node.value);
  const { type, name, key, value } = node as Node & Partial<Record<"name" | "key" | "value", Node>>;
  const isRead =
    (type === "JSXAttribute" && readAttributes.test(String(name?.name))) ||
    (type === "ObjectProperty" && /^(?:title|description)$/.test(String(key?.name)));
  return isRead && value?.type === "StringLiteral" ? String(value.value) : undefined;
}
