import type { CollectionDocument } from "../../model/documents/collection.js";
import type { LegalDocument } from "../../model/project.js";
import { directionOf } from "../../text/direction-of.js";
import { useRenderContext } from "../site-context.js";
import { type BlockComponents, textOf } from "./block-text.js";

interface DocumentTextProps {
  document: Pick<CollectionDocument<unknown>, "html" | "language" | "blocks">;
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

export interface ContentTextProps {
  /** A document of `useCollection()` or of the page's props. */
  document: CollectionDocument<unknown>;
  className?: string;
  /** Your own components that the document can place by name. */
  blocks?: BlockComponents;
}

/**
 * The text of a collection's document as sanitised HTML. If it replaces a missing translation, the note of the language's `fallback` is
 * above it.
 * @example `<ContentText document={findDocument(collections.help, params.slug)} />`
 */
export function ContentText({ document, className, blocks = {} }: ContentTextProps) {
  useRenderContext().requests.contents.add(document);
  return <DocumentText {...{ document, className, blocks }} />;
}

/** Throws an Error that says how to pass the document, since a page may be plain JavaScript, or look up one that does not exist. */
export function checkDocument({ document }: { readonly document: unknown }): void {
  if (typeof document === "object" && document !== null) return;
  throw new Error(
    `LegalText and ContentText take document, an entry of the page's legal or collections${typeof document === "string" ? "" : "; here it is undefined"}: <LegalText document={findDocument(legal, "privacy-policy")} />`,
  );
}

export interface LegalTextProps {
  /** A document of `useLegal()` or of the page's props. */
  document: LegalDocument;
  className?: string;
  /** Your own components that the document can place by name. */
  blocks?: BlockComponents;
}

/**
 * The text of a legal document as sanitised HTML. If it replaces a missing translation, the note of the language's `fallback` is above it.
 * @example `<LegalText document={findDocument(legal, params.legal)} />`
 */
export function LegalText({ document, className, blocks = {} }: LegalTextProps) {
  useRenderContext().requests.documents.add(document);
  return <DocumentText {...{ document, className, blocks }} />;
}
