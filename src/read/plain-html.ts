import type { Root as HastRoot } from "hast";
import type { Heading, Nodes, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { sanitiseToHtml } from "./safe-html.js";

/** What is said by nothing but words and their marks: no address, no heading, which has an id, no HTML, no task. */
const plainTypes: ReadonlySet<Nodes["type"]> = new Set<Nodes["type"]>([
  ...(["root", "paragraph", "text", "emphasis", "strong", "delete", "inlineCode", "break"] as const),
  ...(["list", "listItem", "blockquote", "code", "table", "tableRow", "tableCell"] as const),
]);

/** What is the same in every document of every site. */
export interface PlainHtml {
  readonly html: string;
  /** The heading that it is, if it is one: in a document it has an id. */
  readonly heading?: Heading | undefined;
}

/** The HTML of a tree that is the same wherever it stands, but for the id of a heading; undefined for any other tree. */
export function plainHtml(tree: Root): PlainHtml | undefined {
  const [first, ...others] = tree.children;
  const heading = first?.type === "heading" && others.length === 0 ? first : undefined;
  if (!(heading?.children.every(isPlain) ?? isPlain(tree))) return undefined;
  return { html: sanitiseToHtml(toHast(tree) as HastRoot), heading };
}

/** Adds the id to the HTML of a heading. */
export const withId = (html: string, id: string): string => html.replace(">", () => ` id="${id}">`);

function isPlain(node: Nodes): boolean {
  if (!plainTypes.has(node.type)) return false;
  if (node.type === "table" && !isEven(node)) return false;
  if (node.type === "listItem" && typeof node.checked === "boolean") return false;
  return !("children" in node) || (node.children as Nodes[]).every(isPlain);
}

/** Whether a table has no aligned column, and a cell in each row for each: what it lacks would be added. */
const isEven = ({ align, children }: Table): boolean =>
  (align ?? []).every((one) => one === null) &&
  children.every((row) => row.children.length === align?.length);
