import GithubSlugger from "github-slugger";
import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { remark } from "remark";
import gfm from "remark-gfm";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { withBase } from "../core/addresses.js";
import type { Heading } from "../core/project.js";
import { reportDroppedHtml } from "./dropped-html.js";
import { type FactData, markdownFacts } from "./markdown-facts.js";
import { renderSafeHtml } from "./safe-html.js";

export interface MarkdownSource {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly text: string;
  readonly tree: Root;
}

export interface MarkdownContext extends FactData {
  /** The base path, which addresses inside the site get. */
  readonly base: string;
  /** Schemes of links that the config allows beside the known ones. */
  readonly allowedSchemes: readonly string[];
  /** What parses HTML in the text, if it is kept; otherwise HTML is a mistake. */
  readonly rawHtml: RawHtml | undefined;
}

export type RawHtml = typeof import("./raw-html.js");

interface FileData extends MarkdownContext {
  readonly headings: Heading[];
}

const plain = once(() => makeProcessor());
const extended = once(() => makeProcessor(gfm));

/** A processor takes some milliseconds to make, and most sites need one of the two. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeProcessor(...extensions: Plugin<[]>[]) {
  return remark()
    .use(extensions)
    .use(markdownFacts)
    .use(headingIds)
    .use(addressesWithBase)
    .use(cellAlignment)
    .use(taskMarks)
    .freeze();
}

/** Without one of these a text has none of GitHub's extensions, and parsing it takes a third less time. */
const extensionSigns = /[|~@]|\[\^|\[[ x]\]|https?:|www\./i;
/** In a link's text and address the extensions have no say. */
const inlineLink = /\[[^[\]|~^]*\]\([^()|~\s]*\)/g;

function processorFor(text: string) {
  return extensionSigns.test(text.replace(inlineLink, "")) ? extended() : plain();
}

/** Markdown with GitHub's extensions to a tree. */
export function parseMarkdown(text: string): Root {
  return processorFor(text).parse(text);
}

/**
 * A tree to sanitised HTML with its facts stated; headings get GitHub's ids.
 * What is wrong with facts, and what would be lost, is reported. The tree is changed on the way.
 */
export function renderMarkdown(
  { sourceFile, text, tree }: MarkdownSource,
  context: MarkdownContext,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const data: FileData = { ...context, headings };
  const file = new VFile({ value: text, path: sourceFile, data: { ...data } });
  const { rawHtml, log, base, allowedSchemes } = context;
  const stated = processorFor(text).runSync(tree, file) as Root;
  if (!rawHtml) reportDroppedHtml(stated, file, log);
  const hast = toHast(stated, { allowDangerousHtml: rawHtml !== undefined }) as HastRoot;
  const whole = rawHtml ? rawHtml.parseRawHtml(hast, { file, log, base, headings }) : hast;
  return { html: renderSafeHtml(whole, { file, log, allowedSchemes }), headings };
}

function headingIds() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const { headings, rawHtml } = file.data as unknown as FileData;
    if (rawHtml) return; // HTML has headings too: all get their ids together
    visit(tree, "heading", (node) => {
      const text = textOf(node);
      const id = slugger.slug(text);
      node.data = { ...node.data, hProperties: { id } };
      headings.push({ depth: node.depth, id, text });
    });
  };
}

function addressesWithBase() {
  return (tree: Root, file: VFile) => {
    const { base, rawHtml } = file.data as unknown as FileData;
    if (rawHtml) return;
    visit(tree, ["link", "image", "definition"], (node) => {
      if ("url" in node && /^\/(?!\/)/.test(node.url)) node.url = withBase(base, node.url);
    });
  };
}

/** Columns are aligned by classes: HTML has done away with `align`, and the pages' policy blocks style attributes. */
function cellAlignment() {
  return (tree: Root) => {
    visit(tree, "table", (table) => {
      for (const row of table.children) {
        for (const [column, cell] of row.children.entries()) {
          const align = table.align?.[column];
          if (align) cell.data = { ...cell.data, hProperties: { className: [`align-${align}`] } };
        }
      }
      table.align = null;
    });
  };
}

/** A task is marked by a character: a checkbox that nobody can tick, and that has no label, is of no use on a page. */
function taskMarks() {
  return (tree: Root) => {
    visit(tree, "listItem", (item) => {
      const [first] = item.children;
      if (typeof item.checked === "boolean" && first?.type === "paragraph") {
        first.children.unshift({ type: "text", value: item.checked ? "☑ " : "☐ " });
      }
      item.checked = null;
    });
  };
}
