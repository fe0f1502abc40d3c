import type { CollectionDocument } from "../../model/documents/collection.js";
import { useRenderContext } from "../site-context.js";
import type { BlockComponents } from "./block-text.js";
import { DocumentText } from "./document-text.js";

export interface ContentTextProps {
  document: CollectionDocument<unknown>;
  className?: string;
  /** Components of the site's own that the document may place by their names. */
  blocks?: BlockComponents;
}

/**
 * The text of a collection's document as sanitised HTML. A document that replaces a missing translation says
 * so, as in `LegalText`.
 */
export function ContentText({ document, className, blocks = {} }: ContentTextProps) {
  useRenderContext().noteContent(document);
  return <DocumentText {...{ document, className, blocks }} />;
}
