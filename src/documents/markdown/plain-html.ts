import type { Root as HastRoot } from "hast";
import type { Heading, Link, Nodes, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { knownSchemes, schemeOf } from "../../model/addresses/addresses.js";
import { isLocal } from "./local-links.js";
import { sanitiseToHtml } from "./safe-html.js";
import { privateLetter } from "./shorten-prose.js";

/** Nodes that consist of words, formatting and links: no HTML, no image, no task. */
const plainTypes: ReadonlySet<Nodes["type"]> = new Set<Nodes["type"]>([
  ...(["root", "paragraph", "text", "emphasis", "strong", "delete", "inlineCode", "break", "link"] as const),
  ...(["list", "listItem", "blockquote", "code", "table", "tableRow", "tableCell"] as const),
]);

/** HTML that is the same in every document, except for link targets. */
export interface PlainHtml {
  readonly html: string;
  /** The heading, if it is one: it gets an id in a document. */
  readonly heading?: Heading | undefined;
  /** Link addresses within the site, in order, as they are in `html`. */
  readonly local: readonly string[];
  /** Whether a text contains every fact that `html` names. */
  readonly mayState: boolean;
}

/** The HTML of a tree that is the same in every document, except for the id of a heading; undefined for other trees. */
export function plainHtml(tree: Root): PlainHtml | undefined {
  const [first, ...others] = tree.children;
  const heading = first?.type === "heading" && others.length === 0 ? first : undefined;
  if (!(heading?.children.every(isPlain) ?? isPlain(tree))) return undefined;
  const local: string[] = [];
  let mayState = heading === undefined;
  visit(tree, (node) => {
    if (node.type === "link" && isLocal(node.url)) local.push(node.url);
    if (node.type === "link" && /[{}]/.test(node.url)) mayState = false;
    if (node.type === "code" || node.type === "inlineCode") mayState = false;
  });
  return { html: sanitiseToHtml(toHast(tree) as HastRoot), heading, local, mayState };
}

/** The same for a tree with resolved links within the site. */
export function plainHtmlTo(tree: Root, to: readonly string[]): PlainHtml | undefined {
  const led = structuredClone(tree);
  let index = 0;
  visit(led, "link", (node) => {
    if (isLocal(node.url)) node.url = to[index++] ?? node.url;
  });
  return plainHtml(led);
}

/** Adds the id to the HTML of a heading. */
export const withId = (html: string, id: string): string => html.replace(">", () => ` id="${id}">`);

function isPlain(node: Nodes): boolean {
  if (!plainTypes.has(node.type)) return false;
  if (node.type === "table" && !isEven(node)) return false;
  if (node.type === "listItem" && typeof node.checked === "boolean") return false;
  if (node.type === "link" && !isPlainLink(node)) return false;
  return !("children" in node) || (node.children as Nodes[]).every(isPlain);
}

/** Whether a table has no aligned column and no missing cells, which would be added. */
const isEven = ({ align, children }: Table): boolean =>
  (align ?? []).every((one) => one === null) &&
  children.every((row) => row.children.length === align?.length);

/** Whether the address of a link, which contains no words of the text, is allowed on every site exactly as written. */
function isPlainLink({ url, title }: Link): boolean {
  const scheme = schemeOf(url);
  const isKnown = scheme === undefined || (knownSchemes.includes(scheme) && url.startsWith(`${scheme}:`));
  return isKnown && typeof title !== "string" && !privateLetter.test(url);
}
