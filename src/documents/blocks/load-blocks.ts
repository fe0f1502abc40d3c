import type { MarkdownTools } from "./markdown-tools.js";

export async function loadMarkdownTools(
  documents: readonly { readonly text: string; readonly keepsHtml: boolean }[],
): Promise<MarkdownTools> {
  const keepsHtml = documents.some((document) => document.keepsHtml);
  const texts = documents.map(({ text }) => text);
  const [rawHtml, blocks, coloured] = await Promise.all([
    keepsHtml ? import("../markdown/raw-html.js") : undefined,
    texts.some(hasBlocks) ? import("./blocks.js") : undefined,
    texts.some(hasCode) ? import("./highlight-code.js") : undefined,
  ]);
  return {
    rawHtml,
    blocks: blocks && {
      syntax: blocks.blockSyntax,
      findBlocks: blocks.findBlocks,
      finish(safe, taken, { file, log }) {
        blocks.putBlocks(safe, taken);
        coloured?.highlightCode(safe, file, log);
      },
    },
  };
}

export const toolsFor = (
  { text, keepsHtml }: { readonly text: string; readonly keepsHtml: boolean },
  { rawHtml, blocks }: MarkdownTools,
): MarkdownTools => ({
  rawHtml: keepsHtml ? rawHtml : undefined,
  blocks: hasBlocks(text) ? blocks : undefined,
});

/* Every text with a block matches one of these patterns. Few texts do, and only they load the parser. */
const begin = String.raw`^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*`;
const directive = new RegExp(`${begin}::+[A-Za-z]`, "m");
const fence = new RegExp(`${begin}(?:\`{3,}|~{3,})[ \\t]*[\\w+#-]`, "m");
/** An image with a path relative to the document's folder, or one of public/ without text. */
const image = /!\[[^\]]*\](?:\(\s*<?|:\s*<?|\[)(?![a-z][a-z0-9+.-]*:|[/#])|!\[\s*\]\(\s*<?\/(?!\/)/i;

const hasBlocks = (text: string): boolean => hasParts(text) || hasCode(text);

/** Whether a text may have blocks that become parts of their own, outside its HTML. */
const hasParts = (text: string): boolean =>
  (text.includes("::") && directive.test(text)) || (text.includes("![") && image.test(text));

const hasCode = (text: string): boolean => /`{3}|~{3}/.test(text) && fence.test(text);
