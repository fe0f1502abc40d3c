import type { LegalDocument } from "../core/project.js";
import { useRenderContext } from "./site-context.js";

export interface LegalTextProps {
  document: LegalDocument;
  className?: string;
}

/** The text of a legal document, as the sanitised HTML that its Markdown gave. */
export function LegalText({ document, className }: LegalTextProps) {
  useRenderContext().noteDocument(document);
  return <div className={className} dangerouslySetInnerHTML={{ __html: document.html }} />;
}
