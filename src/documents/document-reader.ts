/*
 * What reads documents, loaded by sites that have some: in the process, and in each thread.
 */
export { makeLateTexts } from "./late-texts.js";
export { loadTools, makeDocuments, makeFile, makeHead } from "./make-documents.js";
export { parseAhead } from "./markdown/markdown-syntax.js";
export { parseDocument } from "./parse-document.js";
