import type { Diagnostics } from "../core/diagnostics.js";
import type { CheckedPage, CheckedTree } from "./checked-tree.js";
import { textOf } from "./page-element.js";
import { placeOf } from "./place-of.js";
import { elementsOf } from "./read-page.js";

/** In letters, of which a wide one counts as two. */
const lengths = { title: { least: 5, most: 65 }, description: { least: 20, most: 170 } } as const;

type What = keyof typeof lengths;

/** Each page has a title and a description of its own, of a length that search results show whole. */
export function checkHeadTexts({ pages }: CheckedTree, log: Diagnostics): void {
  for (const what of ["title", "description"] as const) {
    const usedBy = new Map<string, string>();
    for (const page of pages) {
      const text = readHeadText(page, what);
      if (!text) {
        log.add("check/no-title", { what }, placeOf(page));
        continue;
      }
      const other = usedBy.get(text);
      if (other !== undefined)
        log.add("check/title-not-unique", { what, text, other }, placeOf(page, [text]));
      else usedBy.set(text, page.routePath);
      // No search engine shows the not-found page.
      if (page.routePath !== "/404") checkLength(text, what, { page, log });
    }
  }
}

function readHeadText({ facts }: CheckedPage, what: What): string | undefined {
  if (what === "title") {
    const title = elementsOf(facts, "title").find(({ parent }) => parent?.tag === "head");
    return title && textOf(title).trim();
  }
  const meta = elementsOf(facts, "meta").find(
    ({ attributes }) => attributes.name?.toLowerCase() === "description",
  );
  return meta?.attributes.content?.trim();
}

function checkLength(text: string, what: What, { page, log }: { page: CheckedPage; log: Diagnostics }): void {
  const { least, most } = lengths[what];
  const length = displayLength(text);
  if (length >= least && length <= most) return;
  log.add(
    "check/title-length",
    { what, length: String(length), least: String(least), most: String(most) },
    placeOf(page, [text]),
  );
}

/** Chinese, Japanese and Korean characters are twice as wide as others. */
export function displayLength(text: string): number {
  const wide =
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}
