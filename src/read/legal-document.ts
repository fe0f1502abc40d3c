import type { LegalDocument } from "../core/project.js";
import type { MadeText } from "./make-document.js";

/** What pages get of a legal document. */
export function legalDocumentOf(made: MadeText): LegalDocument[] {
  const { slug, title, description = "", language, standsInFor, legal, html, headings, blocks } = made;
  const { sourceFile } = made;
  if (!legal) return [];
  const { effectiveDate, effectiveDay, ...part } = legal;
  const ofLanguage = { language, ...(standsInFor !== undefined && { standsInFor }) };
  const text = { html, headings, ...(blocks && { blocks }) };
  return [
    { slug, title, description, ...ofLanguage, effectiveDate, effectiveDay, ...text, ...part, sourceFile },
  ];
}
