import type { CollectionDocument } from "../core/collection.js";
import { useRenderContext } from "./site-context.js";

export interface ContentTextProps {
  document: CollectionDocument<unknown>;
  className?: string;
}

/** The text of a collection's document, as the sanitised HTML that its Markdown gave. */
export function ContentText({ document, className }: ContentTextProps) {
  useRenderContext().noteContent(document);
  return <div className={className} dangerouslySetInnerHTML={{ __html: document.html }} />;
}
