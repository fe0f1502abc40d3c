import type { CollectionDocument } from "../../model/documents/collection.js";
import { useRenderContext } from "../site-context.js";
import type { BlockComponents } from "./block-text.js";
import { DocumentText } from "./document-text.js";

export interface ContentTextProps {
  /** A document of `useCollection()` or of the page's props. */
  document: CollectionDocument<unknown>;
  className?: string;
  /** Your own components that the document can place by name. */
  blocks?: BlockComponents;
}

/**
 * The text of a document in a collection as sanitised HTML, so that handbill knows which page shows it. If it replaces a missing
 * translation, the note of the language's `fallback` is shown above it.
 * @example `<ContentText document={findDocument(collections.help, params.slug)} />`
 */
export function ContentText({ document, className, blocks = {} }: ContentTextProps) {
  useRenderContext().noteContent(document);
  return <DocumentText {...{ document, className, blocks }} />;
}
