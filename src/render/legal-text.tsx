import { directionOf } from "../core/direction-of.js";
import type { LegalDocument } from "../core/project.js";
import { type BlockComponents, textOf } from "./block-text.js";
import { useRenderContext } from "./site-context.js";

export interface LegalTextProps {
  document: LegalDocument;
  className?: string;
  /** Components of the site's own that the document may place by their names. */
  blocks?: BlockComponents;
}

/**
 * The text of a legal document, as the sanitised HTML that its Markdown gave. Above one that stands in for a document that
 * the page's language lacks it says so, in the words of the config.
 */
export function LegalText({ document, className, blocks = {} }: LegalTextProps) {
  const { noteDocument, language, site } = useRenderContext();
  noteDocument(document);
  const text = textOf(document, blocks);
  if (document.language === language) return <div className={className} {...text} />;
  const note = site.languages.find(({ tag }) => tag === language)?.fallback?.note;
  const direction = directionOf(document.language) ?? (directionOf(language) && "ltr");
  return (
    <div className={className}>
      {note !== undefined && (
        <p className="language-note" lang={language} role="note">
          {note}
        </p>
      )}
      <div lang={document.language} dir={direction} {...text} />
    </div>
  );
}
