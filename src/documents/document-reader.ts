/* The document reader, loaded by sites that have documents: in the process and in each thread. */

export { makeDocuments } from "./make-documents.js";
export { parseAhead } from "./markdown/markdown-syntax.js";
export { parseDocument } from "./parse-document.js";
