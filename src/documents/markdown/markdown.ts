import { posix } from "node:path";
import GithubSlugger from "github-slugger";
import type { Root as HastRoot } from "hast";
import type { Heading as HeadingNode, Html, ListItem, Nodes, Parents, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { withBase } from "../../model/addresses/addresses.js";
import type { Heading } from "../../model/documents/collection.js";
import type { LegalDocument } from "../../model/project.js";
import { shorten } from "../../text/shorten.js";
import type { Blocks, RawHtml } from "../blocks/markdown-tools.js";
import type { DocumentText } from "./choose-document.js";
import { isLocal, type LinkChange, leadLink } from "./local-links.js";
import { type FactData, listInPlaceOf, stateFactsOf } from "./markdown-facts.js";
import { foldHeadings, joinPlain } from "./parse-blocks.js";
import { placeAt, renderSafeHtml } from "./safe-html.js";
import { listSections, sectionsOf } from "./section-marks.js";

export interface MarkdownContext extends FactData, LinkChange {
  readonly allowedSchemes: readonly string[];
  /** The HTML parser, if HTML in the text is kept; otherwise HTML is reported. */
  readonly rawHtml: RawHtml | undefined;
  readonly blocks?: Blocks | undefined;
  /** The folder that paths of files are relative to; default: the document's own. */
  readonly folder?: string | undefined;
}

/** Renders a tree, which it modifies, to sanitised HTML with facts. Reports problems with facts, and content that would be lost. */
export function renderMarkdown(
  { sourceFile, text, tree }: DocumentText & { readonly tree: Root },
  context: MarkdownContext,
): Pick<LegalDocument, "html" | "headings" | "sections" | "blocks"> {
  const { rawHtml, blocks, log, allowedSchemes, folder = posix.dirname(sourceFile) } = context;
  const file = new VFile({ value: text, path: sourceFile, data: { ...context } });
  const found = refineTree(tree, file, context);
  const taken = blocks?.findBlocks(tree, file, { folder, log });
  // HTML has headings too: all get their ids together.
  const headings = rawHtml ? [] : giveIds(found);
  if (!rawHtml && text.includes("<")) reportDroppedHtml(tree, file, log);
  const folded = foldHeadings(tree);
  const ready = joinPlain(folded);
  // Parts that are HTML already need no checks: they contain words, and their addresses are allowed.
  if (ready !== undefined && !text.includes("answers:"))
    return { html: ready, headings, sections: sectionsOf(found) };
  const hast = toHast(folded, { allowDangerousHtml: rawHtml !== undefined }) as HastRoot;
  const parsed = rawHtml ? rawHtml.parseRawHtml(hast, { ...context, file, headings }) : hast;
  const mayMark = rawHtml !== undefined || text.includes("answers:");
  const sections = mayMark
    ? listSections(rawHtml ? parsed : tree, { file: sourceFile, log })
    : sectionsOf(found);
  const finish = taken && ((safe: HastRoot) => blocks?.finish(safe, taken, { file, log }));
  const html = renderSafeHtml(parsed, { file, log, allowedSchemes, finish, plain: folded.data?.plain });
  return { html, headings, sections, ...(taken && taken.blocks.length > 0 && { blocks: taken.blocks }) };
}

/** Applies all of handbill's changes to a tree in one walk, because walking takes longer than the changes; returns the headings. */
function refineTree(tree: Root, file: VFile, context: MarkdownContext): HeadingNode[] {
  const headings: HeadingNode[] = [];
  const walk = (parent: Parents) => {
    for (const [index, node] of parent.children.entries()) {
      const list = node.type === "paragraph" ? listInPlaceOf(node, file) : undefined;
      if (list) {
        parent.children[index] = list;
        continue;
      }
      stateFactsOf(node, file);
      if (!context.rawHtml) addBase(node, context);
      if (node.type === "heading") headings.push(node);
      if (node.type === "table") {
        reportExtraCells(node, file, context.log);
        alignCells(node);
      }
      if (node.type === "listItem") markTask(node);
      if ("children" in node) walk(node);
    }
  };
  walk(tree);
  return headings;
}

function giveIds(nodes: readonly HeadingNode[]): Heading[] {
  const slugger = new GithubSlugger();
  return nodes.map((node) => {
    const text = textOf(node);
    const id = slugger.slug(text);
    node.data = { ...node.data, hProperties: { id } };
    return { depth: node.depth, id, text };
  });
}

function addBase(node: Nodes, context: MarkdownContext): void {
  const hasAddress = node.type === "link" || node.type === "image" || node.type === "definition";
  if (hasAddress && isLocal(node.url))
    node.url = node.type === "image" ? withBase(context.base, node.url) : leadLink(node.url, context);
}

/** Reports cells beyond the columns of the first row: they have no heading. */
function reportExtraCells({ children: rows }: Table, file: VFile, log: Diagnostics): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const row of rows) {
    const extra = row.children[columns];
    if (!extra) continue;
    const args = { text: textOf(extra).trim(), columns: String(columns) };
    log.add("read/extra-cell", args, placeAt(file, extra.position));
  }
}

/** Columns are aligned by classes: `align` is obsolete in HTML, and the pages' policy blocks style attributes. */
function alignCells(table: Table): void {
  for (const row of table.children) {
    for (const [column, cell] of row.children.entries()) {
      const align = table.align?.[column];
      if (align) cell.data = { ...cell.data, hProperties: { className: [`align-${align}`] } };
    }
  }
  table.align = null;
}

/** A task is marked with a character: a disabled checkbox without a label is useless on a page. */
function markTask(item: ListItem): void {
  const [first] = item.children;
  if (typeof item.checked === "boolean" && first?.type === "paragraph") {
    first.children.unshift({ type: "text", value: item.checked ? "☑ " : "☐ " });
  }
  item.checked = null;
}

/** Reports HTML in a document that does not keep it: once, at the first piece, because a pasted policy has hundreds. */
function reportDroppedHtml(tree: Root, file: VFile, log: Diagnostics): void {
  const pieces: Html[] = [];
  visit(tree, "html", (node) => {
    if (saysSomething(node.value)) pieces.push(node);
  });
  const [first] = pieces;
  if (!first) return;
  const [line = ""] = first.value.trim().split("\n");
  const args = { html: shorten(line, 60), more: String(pieces.length - 1) };
  log.add("read/html-in-markdown", args, placeAt(file, first.position));
}

/** Comments are invisible, and the end tag belongs to its start tag. */
const saysSomething = (html: string) =>
  html.replace(/<!--[\s\S]*?-->/g, "").trim() !== "" && !/^<\/[a-z][a-z0-9-]*\s*>$/i.test(html.trim());
