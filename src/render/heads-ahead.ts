import type { Draft, Page } from "../model/page.js";
import type { SharedHashes } from "../util/shared-hashes.js";
import { renderDerivedHead } from "./derived-head.js";
import { type FillOptions, pageFiller } from "./page-filler.js";

/** A page that was made ahead. */
interface PageAhead {
  readonly page: Page;
  readonly derived: string;
  readonly keep: () => void;
}

interface HeadsAheadOptions extends FillOptions {
  readonly hashes: SharedHashes;
}

/**
 * Pages of a site without fonts that are made as soon as they are drawn, with what is derived for their heads if all goes well.
 * Whoever fills all heads takes those for which the same was derived in the end.
 */
export class HeadsAhead {
  readonly #made = new Map<Draft, PageAhead>();
  readonly #fill: ReturnType<typeof pageFiller>;
  readonly #options: HeadsAheadOptions;

  constructor(options: HeadsAheadOptions) {
    this.#options = options;
    this.#fill = pageFiller([], options);
  }

  /** Makes a page of a draft that was just drawn; `place` is where another thread puts its hash. */
  make(draft: Draft, drawn: Uint8Array, place: number | undefined): Page {
    const { headOf, hashes } = this.#options;
    const derived = renderDerivedHead(headOf(draft));
    let keep = () => {};
    const keepLater = (later: () => void) => {
      keep = later;
    };
    const hashOf = (bytes: Uint8Array) => hashes.of(bytes, place);
    const page = this.#fill(draft, { derived, drawn, hashOf, keepLater });
    this.#made.set(draft, { page, derived, keep });
    return page;
  }

  take(draft: Draft, derived: string): Page | undefined {
    const made = this.#made.get(draft);
    this.#made.delete(draft);
    if (made?.derived !== derived) return undefined;
    made.keep();
    return made.page;
  }
}
