import type { Html, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";

const longestQuote = 60;

/** Reports HTML in a document that does not keep it: once, at the first piece, because a pasted policy has hundreds. */
export function reportDroppedHtml(tree: Root, file: VFile, log: Diagnostics): void {
  const pieces: Html[] = [];
  visit(tree, "html", (node) => {
    if (saysSomething(node.value)) pieces.push(node);
  });
  const [first] = pieces;
  if (!first) return;
  const [line = ""] = first.value.trim().split("\n");
  const html = line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line;
  const start = first.position?.start;
  log.add(
    "read/html-in-markdown",
    { html, more: String(pieces.length - 1) },
    { file: file.path, ...(start && { line: start.line, column: start.column }) },
  );
}

/** Comments are invisible, and the end tag belongs to its start tag. */
const saysSomething = (html: string) =>
  html.replace(/<!--[\s\S]*?-->/g, "").trim() !== "" && !/^<\/[a-z][a-z0-9-]*\s*>$/i.test(html.trim());
