import type { LegalDocument } from "../../model/project.js";
import { useRenderContext } from "../site-context.js";
import type { BlockComponents } from "./block-text.js";
import { DocumentText } from "./document-text.js";

export interface LegalTextProps {
  /** A document of `useLegal()` or of the page's props. */
  document: LegalDocument;
  className?: string;
  /** Your own components that the document can place by name. */
  blocks?: BlockComponents;
}

/**
 * The text of a legal document as sanitised HTML, so that handbill knows which page shows it. If it replaces a missing
 * translation, the note of the language's `fallback` is shown above it.
 * @example `<LegalText document={findDocument(legal, params.legal)} />`
 */
export function LegalText({ document, className, blocks = {} }: LegalTextProps) {
  useRenderContext().noteDocument(document);
  return <DocumentText {...{ document, className, blocks }} />;
}
