/*
 * Characters that every text with a block contains. Few texts have one, and only they load the parser.
 */
const begin = String.raw`^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*`;
const directive = new RegExp(`${begin}::+[A-Za-z]`, "m");
const fence = new RegExp(`${begin}(?:\`{3,}|~{3,})[ \\t]*[\\w+#-]`, "m");
/** An image whose address is a path from the document's folder. */
const image = /!\[[^\]]*\](?:\(\s*<?|:\s*<?|\[)(?![a-z][a-z0-9+.-]*:|[/#])/i;

/** Whether a text may have blocks. */
export const hasBlocks = (text: string): boolean => hasParts(text) || hasCode(text);

/** Whether a text may have blocks that are parts of their own beside its HTML. */
export const hasParts = (text: string): boolean =>
  (text.includes("::") && directive.test(text)) || (text.includes("![") && image.test(text));

/** Whether a text may have code with a language. */
export const hasCode = (text: string): boolean => /`{3}|~{3}/.test(text) && fence.test(text);
