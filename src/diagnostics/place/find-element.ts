import type { SoughtElement } from "../diagnostic.js";
import { type Node, type Position, positionOf } from "./code-nodes.js";

/** handbill's components by the element that each renders. */
const renderedBy: Readonly<Record<string, string>> = { a: "Link" };

/** The JSX elements that may be the wanted one: elements of its tag, except those that certainly have what it lacks. */
export function findElements(
  nodes: readonly Node[],
  { tag, lacks, has }: SoughtElement,
): readonly Position[] {
  const found = nodes.filter((node) => {
    if (node.type !== "JSXElement") return false;
    const name = tagOf(node);
    if (name !== tag && (name === undefined || name !== renderedBy[tag])) return false;
    if (has !== undefined && !mayHave(node, has)) return false;
    if (lacks === "text")
      return !hasText(node) && !["aria-label", "title"].some((label) => says(node, label));
    return lacks === undefined || !says(node, lacks);
  });
  return found.map((node) => positionOf(node.openingElement as Node));
}

/** Whether a module may create elements of a tag without JSX for it: through a package, or a computed name. Then nothing is certain. */
export function makesOthers(nodes: readonly Node[], { tag }: SoughtElement): boolean {
  return nodes.some((node) => {
    if (node.type === "ImportDeclaration") {
      const { importKind, source } = node;
      return importKind !== "type" && isForeign(String((source as Node).value));
    }
    if (node.type === "StringLiteral") return node.value === tag;
    if (node.type !== "TemplateElement") return false;
    const text = (node.value as { cooked?: string }).cooked;
    return text === tag || (/^h[1-6]$/.test(tag) && text === "h");
  });
}

/** Modules outside the site that may render elements. */
const isForeign = (specifier: string) =>
  !/^(\.{0,2}\/|node:)|^(handbill|react)(\/|$)|\.(css|avif|webp|png|jpe?g|gif|svg|ico|mp4|webm|pdf)$/.test(
    specifier,
  );

const attributesOf = (node: Node) => (node.openingElement as Node).attributes as Node[];

const tagOf = (node: Node): string | undefined => {
  const name = (node.openingElement as Node).name as Node;
  return name.type === "JSXIdentifier" ? String(name.name) : undefined;
};

const isNamed = (attribute: Node, name: string) =>
  attribute.type === "JSXAttribute" && (attribute.name as Node).name === name;

const mayHave = (node: Node, name: string) =>
  attributesOf(node).some((attribute) => attribute.type === "JSXSpreadAttribute" || isNamed(attribute, name));

/** Whether an attribute always has a text, whatever the page's data. */
const says = (node: Node, name: string) => {
  const attribute = attributesOf(node).find((each) => isNamed(each, name));
  const value = attribute?.value as Node | null | undefined;
  return isLiteral(value?.type === "JSXExpressionContainer" ? (value.expression as Node) : value);
};

const isLiteral = (node: Node | null | undefined) =>
  node?.type === "StringLiteral" || node?.type === "TemplateLiteral";

/** Whether an element always has text, directly or in its children. */
function hasText(node: Node): boolean {
  return (node.children as Node[]).some((child) => {
    if (child.type === "JSXText") return String(child.value).trim() !== "";
    if (child.type === "JSXExpressionContainer") return isLiteral(child.expression as Node);
    return child.type === "JSXElement" && /^[a-z]/.test(tagOf(child) ?? "") && hasText(child);
  });
}
