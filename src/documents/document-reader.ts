/* The document reader, loaded by sites that have documents: in the process and in each thread. */

export { loadTools, makeDocuments, makeFile } from "./make-documents.js";
export { parseAhead } from "./markdown/markdown-syntax.js";
export { parseDocument } from "./parse-document.js";
