import { Diagnostics } from "../diagnostics/diagnostics.js";
import { once } from "../util/once.js";
import { collectionOf, legalCollection } from "./document-collection.js";
import { type DocumentTexts, type MadeText, makeDocument, placesOf } from "./make-document.js";
import { parseText, slugOf } from "./parse-document.js";
import { makePending } from "./pending-document.js";

/**
 * The documents of a file with as little rendered as possible; the rest is done when a page needs it. Problems are reported where all
 * documents are made, and then nothing is published, so an unreadable document is empty here. Undefined if this one is known to be
 * unreadable.
 */
export function makePendingTexts(
  sourceFile: string,
  text: string,
  texts: DocumentTexts,
): MadeText[] | undefined {
  const tried = once(() => parseText(text, sourceFile, new Diagnostics()));
  const isPlain = collectionOf(sourceFile) === legalCollection && !hasOtherKeys(text);
  if (!isPlain && !tried()) return undefined;
  return placesOf(sourceFile, { ...texts, tools: { rawHtml: undefined, blocks: undefined } }).map(
    (context) => {
      const make = (options?: Parameters<typeof makeDocument>[3]) => {
        const parsed = tried();
        return parsed ? makeDocument(parsed, context, new Diagnostics(), options) : placeholder;
      };
      const head = once(() => make({ withText: false }));
      const whole = once(() => make());
      const { site, standsInFor } = context;
      const placeholder: MadeText = {
        collection: legalCollection,
        slug: slugOf(sourceFile),
        date: undefined,
        tags: [],
        order: undefined,
        sourceFile,
        language: site.language,
        ...(standsInFor !== undefined && { standsInFor }),
        title: "",
        description: "",
        html: "",
        headings: [],
        own: {},
        legal: { effectiveDate: "", effectiveDay: "", anchors: {}, sections: [], stated: [] },
      };
      // A plain legal document needs nothing in advance; others are sorted by their front matter.
      return makePending(isPlain ? placeholder : head(), { head, whole });
    },
  );
}

/** Whether front matter may have keys for sorting, or the site's own keys. */
function hasOtherKeys(text: string): boolean {
  const [, front = ""] = text.split(/^---.*$/m);
  return front
    .split("\n")
    .some((line) => /^[^\s#]/.test(line) && !/^(title|description|effectiveDate|states|anchors):/.test(line));
}
