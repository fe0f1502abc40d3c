import type { AheadTask, GivenPages, TakeTask } from "../check/looks/look-ahead.js";
import { type LookedPage, type PageToLookAt, pageLooker } from "../check/looks/look-at-pages.js";
import type { PageWithoutText } from "../check/looks/tree-page.js";
import type { PageTree } from "../check/rule.js";
import { rulesNamed } from "../check/rules.js";
import { bytesOf } from "../effects/shared-files.js";
import { decodeHtml } from "../model/page.js";
import { FileWriter } from "../output/write-files.js";
import { SharedHashes } from "../util/shared-hashes.js";
import { type Refused, refusedBy } from "../util/system-error.js";
import { Taking } from "../util/taking.js";

/** Writes pages and reckons their hashes at once when it is handed them, and looks at them from the first one on meanwhile, until all are taken. */
export class PageTaker {
  readonly #taking: Taking;
  readonly #hashes: SharedHashes;
  readonly #look: (page: PageToLookAt) => LookedPage;
  readonly #writer: FileWriter | undefined;
  /** Those that are not looked at yet, in the places that they were handed over in. */
  readonly #open = new Map<number, { readonly page: PageWithoutText; readonly bytes: Uint8Array }>();
  #handed = 0;
  /** What looking at pages came to that was not given yet. */
  readonly #looked: (LookedPage | undefined)[] = [];
  #lookedAt = 0;
  #unknown = 0;
  #refused: Refused | undefined;
  #going: Promise<void> | undefined;

  constructor(task: AheadTask) {
    const { context, names, rules, stage, shared, memory, hashes } = task;
    this.#taking = new Taking(memory);
    this.#hashes = new SharedHashes(hashes);
    const places = new Map(shared?.files.map((file) => [file.outputFile, file]));
    const files: PageTree["files"] = {
      has: (path) => names.has(path),
      get: (path) => {
        const place = places.get(path);
        // It may be made later.
        if (!shared || !place) throw new Error("its content is not there yet");
        return { ...place, bytes: bytesOf(place, shared).slice() };
      },
    };
    this.#look = pageLooker({ ...context, files }, rulesNamed(rules));
    this.#writer = stage && new FileWriter(stage.path);
  }

  /** Gives what the system has refused so far. */
  take({ pieces, pages }: TakeTask): Refused | undefined {
    for (const { page, files, piece, start, end, hashPlace } of pages) {
      const bytes = pieces[piece]?.subarray(start, end) ?? new Uint8Array();
      this.#open.set(this.#handed++, { page, bytes });
      this.#write(files, bytes);
      this.#hashes.tell(bytes, hashPlace);
    }
    this.#going ??= this.#goOn();
    return this.#refused;
  }

  /** The next of what looking at the pages that were taken came to, once all are; none when all are given. */
  async give(): Promise<GivenPages> {
    await this.#going;
    return this.#looked.splice(0, mostGiven);
  }

  async #goOn(): Promise<void> {
    for (; this.#lookedAt < this.#handed; this.#lookedAt++) {
      // What is handed over comes first.
      await new Promise(setImmediate);
      if (this.#unknown > mostUnknown) this.#taking.giveUp();
      if (!this.#taking.takeOne()) return;
      const next = this.#open.get(this.#lookedAt);
      this.#open.delete(this.#lookedAt);
      this.#looked.push(next && this.#lookAt(next.page, next.bytes));
    }
    this.#going = undefined;
  }

  /** What it fails at is looked at in the end, and what is thrown then is told. */
  #lookAt(page: PageWithoutText, bytes: Uint8Array): LookedPage | undefined {
    try {
      return this.#look({ ...page, html: decodeHtml(bytes) });
    } catch {
      this.#unknown++;
      return undefined;
    }
  }

  #write(files: readonly string[], bytes: Uint8Array): void {
    if (!this.#writer || this.#refused) return;
    try {
      for (const outputFile of files) this.#writer.write({ outputFile, bytes });
    } catch (error) {
      this.#refused = refusedBy(error);
    }
  }
}

/** So many pages may ask for content of files that is not there yet, such as pictures: if it is more, most likely all do. */
const mostUnknown = 8;
/** All at once would be three times in memory: here, as it is copied, and there. */
const mostGiven = 64;
