import type { TextBlock } from "../../model/documents/collection.js";
import { directionOf } from "../../text/direction-of.js";
import { useRenderContext } from "../site-context.js";
import { type BlockComponents, textOf } from "./block-text.js";

export interface DocumentTextProps {
  document: {
    readonly html: string;
    readonly language: string;
    readonly blocks?: readonly TextBlock[] | undefined;
  };
  className: string | undefined;
  blocks: BlockComponents;
}

/**
 * The text of a document. If it replaces a missing translation, a notice above says so, in the words of the
 * config.
 */
export function DocumentText({ document, className, blocks }: DocumentTextProps) {
  const { language, site } = useRenderContext();
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
