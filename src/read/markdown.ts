import GithubSlugger from "github-slugger";
import { defaultSchema } from "hast-util-sanitize";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { remark } from "remark";
import gfm from "remark-gfm";
import html from "remark-html";
import type { Plugin } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { withBase } from "../core/addresses.js";
import type { Heading } from "../core/project.js";
import { type FactData, markdownFacts } from "./markdown-facts.js";

export interface MarkdownSource {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly text: string;
  readonly tree: Root;
}

export interface MarkdownContext extends FactData {
  /** The base path, which addresses inside the site get. */
  readonly base: string;
}

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
    .use(html, { sanitize: sanitizeSchema() })
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
 * What is wrong with facts is reported. The tree is changed on the way.
 */
export function renderMarkdown(
  { sourceFile, text, tree }: MarkdownSource,
  context: MarkdownContext,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const data: FileData = { ...context, headings };
  const file = new VFile({ value: text, path: sourceFile, data: { ...data } });
  const processor = processorFor(text);
  return { html: processor.stringify(processor.runSync(tree, file) as Root, file).trim(), headings };
}

function headingIds() {
  return (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const { headings } = file.data as unknown as FileData;
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
    const { base } = file.data as unknown as FileData;
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

/** The sanitiser's own rules, but for classes of aligned cells, ids without a prefix, which a table of contents links to, and `tel:`. */
function sanitizeSchema(): typeof defaultSchema {
  const { protocols, attributes } = defaultSchema;
  const href = [...(protocols?.href ?? []), "tel"];
  const cell: NonNullable<typeof attributes>[string] = [
    ["className", "align-left", "align-center", "align-right"],
  ];
  return {
    ...defaultSchema,
    clobberPrefix: "",
    attributes: { ...attributes, td: cell, th: cell },
    protocols: { ...protocols, href },
  };
}
