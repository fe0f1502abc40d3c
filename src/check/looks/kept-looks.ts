import type { Pack } from "../../effects/result-store.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once-each.js";
import type { KeptOfPages, Look } from "./kept-page.js";
import { countEntries, entryAt, hashIn, keyIn, readList, readText, writeText } from "./page-list.js";
import type { FileQuestion } from "./question.js";

/** What pages have come to need beside themselves. */
export interface NeedsOfPages {
  /** What they asked of files, with what they were told. */
  readonly asked: ReadonlyMap<FileQuestion, string>;
  /** The keys of the lists of links that some of them share. */
  readonly shared: ReadonlySet<string>;
}

/** How looks are written down: as JSON. */
interface WrittenLooks {
  /** Tells the list of pages that belongs to it. */
  readonly of: string;
  /** How many such lists ago each page was read by itself. */
  readonly age: number;
  readonly asked: readonly (readonly [FileQuestion, string])[];
  readonly shared: readonly string[];
  /** Each look once, as JSON: most pages have the same. */
  readonly looks: readonly string[];
  /** Of each page the place of its look. */
  readonly places: readonly number[];
}

/** No page is kept under such a key. */
const keyOfLooks = "looks of the site";

/** What is needed by no page any more stays so long, at most. */
const oldestAge = 100;

/**
 * What looking at pages came to, as one for all: of 10,000 of which one has changed no other need be read by itself. It holds of
 * each page that has the bytes that it had, where all that was asked of files is answered as it was.
 */
export class KeptLooks {
  readonly #pack: Pack<KeptOfPages>;
  readonly #entries: string;
  readonly #written: WrittenLooks | undefined;
  /** Of each page by its key, where it stands in the list. */
  readonly #placeOf = new Map<string, number>();
  /** The same object for all pages of which it is the same. */
  readonly #lookAt: (place: number) => Look;

  constructor(pack: Pack<KeptOfPages>, answer: (question: FileQuestion) => string) {
    this.#pack = pack;
    this.#entries = readList(pack).entries;
    const written = readLooks(pack, this.#entries);
    const holds =
      written &&
      written.age < oldestAge &&
      written.asked.every(([question, before]) => answer(question) === before) &&
      written.shared.every((key) => pack.hold(key));
    this.#lookAt = onceEach((place) => {
      const [found, loads] = JSON.parse(written?.looks[place] ?? "") as [Look["found"], Look["loads"]];
      return { found, loads };
    });
    if (!holds) return;
    this.#written = written;
    for (let at = 0; at < countEntries(this.#entries); at++)
      this.#placeOf.set(keyIn(entryAt(this.#entries, at)), at);
  }

  /** What looking at a page came to that has the key and the bytes that it had; says that what is kept of it is of use. */
  find(key: string, hash: () => string): Look | undefined {
    const at = this.#placeOf.get(key);
    if (at === undefined || hashIn(entryAt(this.#entries, at)) !== hash()) return undefined;
    return this.#pack.hold(key) && this.#lookAt(this.#written?.places[at] ?? -1);
  }

  /** Keeps the looks at all pages of a list, of some of which they were found here. */
  keep(entries: string, looks: readonly Look[], { asked, shared }: NeedsOfPages): void {
    const before = this.#written;
    if (before && entries === this.#entries) return;
    const places = new Map<string, number>();
    const textOf = onceEach(({ found, loads }: Look) => JSON.stringify([found, loads]));
    const placeOf = (look: Look) => {
      const text = textOf(look);
      const place = places.get(text) ?? places.size;
      places.set(text, place);
      return place;
    };
    const placesOfPages = looks.map(placeOf);
    const written: WrittenLooks = {
      of: hashOf(entries),
      age: before ? before.age + 1 : 0,
      asked: [...new Map([...(before?.asked ?? []), ...asked])],
      shared: [...new Set([...(before?.shared ?? []), ...shared])],
      looks: [...places.keys()],
      places: placesOfPages,
    };
    writeText(this.#pack, keyOfLooks, JSON.stringify(written));
  }
}

function readLooks(pack: Pack<KeptOfPages>, entries: string): WrittenLooks | undefined {
  const text = entries === "" ? undefined : readText(pack, keyOfLooks);
  const written = text === undefined ? undefined : (JSON.parse(text) as WrittenLooks);
  return written?.of === hashOf(entries) ? written : undefined;
}
