import { type Diagnostics, placeOf } from "../../../diagnostics/diagnostics.js";
import type { CheckedPage } from "../../../model/pages/checked-tree.js";
import { type PageElement, singleSpaced } from "../../page/page-element.js";
import { readPage } from "../../page/read-page.js";
import type { CheckedSite } from "../../rule.js";

/**
 * Reports sentences in the code of a page that are the same in two languages. Of the pages that one file makes in a language, one is
 * compared: they share the file's texts. A sentence that no code contains is dropped when its place is looked for: it comes from a document,
 * from data, or from the config and the messages, which are compared separately.
 */
export function checkPageTexts({ pages, site }: Pick<CheckedSite, "pages" | "site">, log: Diagnostics): void {
  const [first, ...others] = new Set(site.languages.map(({ tag }) => tag.split("-")[0]));
  if (first === undefined || others.length === 0) return;
  const compared = new Map<string, CheckedPage>();
  for (const page of pages) {
    const key = `${page.sourceFile} ${page.language?.split("-")[0]}`;
    if (!compared.has(key)) compared.set(key, page);
  }
  for (const page of compared.values()) {
    const there = compared.get(`${page.sourceFile} ${first}`);
    if (!there || there === page || page.language === undefined) continue;
    const known = new Set(listSentences(readPage(there.html).roots));
    const files = page.sources.filter((file) => /\.[jt]sx$/.test(file));
    for (const text of new Set(listSentences(readPage(page.html).roots)))
      if (known.has(text))
        log.add(
          "check/untranslated-text",
          { text },
          placeOf({ ...page, sources: files }, [], {
            visibleText: { text: plainPart(text) },
            isDoubtful: true,
          }),
        );
  }
}

/** The longest part that code writes as people read it: JSX may have a name, such as `&apos;`, for a quote. */
const plainPart = (text: string) =>
  text
    .split(/['"<>&‘’“”]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "")
    .trim();

/** The texts between tags that are sentences, except code and what is marked as another language. */
const listSentences = (elements: readonly PageElement[]): string[] =>
  elements.flatMap(({ tag, reading, attributes: { lang, translate }, children }) =>
    reading === "never" || (lang !== undefined && tag !== "html") || translate === "no" || unread.test(tag)
      ? []
      : children.flatMap((child) => {
          if (typeof child !== "string") return listSentences([child]);
          return isSentence(child) ? [singleSpaced(child).trim()] : [];
        }),
  );

const unread = /^(?:head|svg|code|pre|kbd|samp)$/;

/** Two languages do not share three words by chance, except names: two of them begin with a small letter, or letters have no case. */
const isSentence = (text: string) =>
  ((text.match(/\p{L}{2,}/gu) ?? []).length >= 3 && (text.match(/(?<=\s)\p{Ll}{2}/gu) ?? []).length >= 2) ||
  /(?:\p{Lo}\P{L}*){10}/u.test(text);
