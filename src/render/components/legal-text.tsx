import type { LegalDocument } from "../../model/project.js";
import { useRenderContext } from "../site-context.js";
import type { BlockComponents } from "./block-text.js";
import { DocumentText } from "./document-text.js";

export interface LegalTextProps {
  document: LegalDocument;
  className?: string;
  /** Components of the site's own that the document may place by their names. */
  blocks?: BlockComponents;
}

/**
 * The text of a legal document as sanitised HTML. If it replaces a missing translation, a notice above says
 * so, in the words of the config.
 */
export function LegalText({ document, className, blocks = {} }: LegalTextProps) {
  useRenderContext().noteDocument(document);
  return <DocumentText {...{ document, className, blocks }} />;
}
