/* Patterns of which every text with a block matches one. Few texts do, and only they load the parser. */
const begin = String.raw`^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*`;
const directive = new RegExp(`${begin}::+[A-Za-z]`, "m");
const fence = new RegExp(`${begin}(?:\`{3,}|~{3,})[ \\t]*[\\w+#-]`, "m");
/** An image with a path relative to the document's folder. */
const image = /!\[[^\]]*\](?:\(\s*<?|:\s*<?|\[)(?![a-z][a-z0-9+.-]*:|[/#])/i;

export const hasBlocks = (text: string): boolean => hasParts(text) || hasCode(text);

/** Whether a text may have blocks that become parts of their own, outside its HTML. */
export const hasParts = (text: string): boolean =>
  (text.includes("::") && directive.test(text)) || (text.includes("![") && image.test(text));

/** Whether a text may have code blocks with a language. */
export const hasCode = (text: string): boolean => /`{3}|~{3}/.test(text) && fence.test(text);
