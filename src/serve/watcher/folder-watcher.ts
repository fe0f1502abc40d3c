import { type ChokidarOptions, FSWatcher } from "chokidar";

/** The time in which an edit of a large site is served. In milliseconds. */
const delayMs = 250;

type Listing = ReturnType<FSWatcher["_readdirp"]>;

/**
 * Chokidar reads a folder whenever a file in it is written, and stats each other file: with a thousand
 * documents, that takes longer than serving the edit. It looks for new entries, which the system reports by
 * itself, so this is delayed a little.
 */
export class FolderWatcher extends FSWatcher {
  readonly #known = new Set<string>();
  readonly #delayed = new Map<NonNullable<Listing>, NodeJS.Timeout>();

  constructor(options: ChokidarOptions) {
    super(options);
    this.on("unlinkDir", (folder) => this.#known.delete(folder));
  }

  override _readdirp(...asked: Parameters<FSWatcher["_readdirp"]>): Listing {
    const listing = super._readdirp(...asked);
    const [folder] = asked;
    if (!listing) return undefined;
    if (this.#known.has(folder)) {
      listing.pause();
      this.#delayed.set(
        listing,
        setTimeout(() => this.#readOn(listing), delayMs),
      );
    }
    this.#known.add(folder);
    return listing;
  }

  /** Runs the delayed reads now, because there is a folder to watch. */
  readNow(): void {
    for (const listing of this.#delayed.keys()) this.#readOn(listing);
  }

  override async close(): Promise<void> {
    for (const timer of this.#delayed.values()) clearTimeout(timer);
    this.#delayed.clear();
    await super.close();
  }

  #readOn(listing: NonNullable<Listing>): void {
    clearTimeout(this.#delayed.get(listing));
    this.#delayed.delete(listing);
    listing.resume();
  }
}
