import { FactCollector, type PageFacts } from "../page/collect-facts.js";
import { PageRecord } from "./page-record.js";
import { PageTemplate } from "./page-template.js";
import { PlainReader } from "./plain-reader.js";

/**
 * Reads regular pages in a row that are mostly similar, such as those of one page module. For most pages, only the differences are read
 * and inserted in the facts of the page before.
 */
export class SimilarPages {
  readonly #regular = new PlainReader();
  #template: PageTemplate | undefined;
  /** The number of misses since the last page that fitted. */
  #misses = 0;

  /** The facts of a page, valid until the next one is read; undefined if it is not regular. */
  read(html: string): PageFacts | undefined {
    const filled = this.#template?.fill(html);
    if (filled) {
      this.#misses = 0;
      return filled;
    }
    const record = isSeldom(this.#misses++) ? new PageRecord(html) : undefined;
    const facts = new FactCollector();
    if (!this.#regular.read(html, facts, record)) return undefined;
    if (record && !record.isPartial) {
      const page = { record, facts };
      this.#template = this.#template?.widen(page) ?? new PageTemplate(page);
    }
    return facts;
  }
}

/** Pages that are never similar are compared less and less often. */
const isSeldom = (misses: number) => misses < 4 || (misses & (misses - 1)) === 0;
