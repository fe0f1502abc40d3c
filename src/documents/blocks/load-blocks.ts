import { hasBlocks, hasCode } from "./block-signs.js";
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

/** The tools that one document needs. */
export const toolsFor = (
  { text, keepsHtml }: { readonly text: string; readonly keepsHtml: boolean },
  { rawHtml, blocks }: MarkdownTools,
): MarkdownTools => ({
  rawHtml: keepsHtml ? rawHtml : undefined,
  blocks: hasBlocks(text) ? blocks : undefined,
});
