export interface QuietOptions {
  /** Called with what was collected, once it has been quiet. */
  readonly onQuiet: (items: ReadonlySet<string>) => void;
  /** While this holds, more is to come. */
  readonly isBusy?: () => boolean;
}

/** Less than a person notices, more than an editor's several writes of one file are apart. */
const quietMs = 20;
/** Many at once are a tool's work, such as a switch of branches, which pauses for longer. */
const manyItems = 10;
const quietAfterManyMs = 150;
const longestMs = 5000;

/** Collects what comes in bursts, and gives it on as one when no more has come for a while. */
export class Quiet {
  #items = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  readonly #options: QuietOptions;

  constructor(options: QuietOptions) {
    this.#options = options;
  }

  /** Something happened: the wait begins anew. */
  add(item: string): void {
    if (this.#items.size === 0) this.#since = Date.now();
    this.#items.add(item);
    this.#wait();
  }

  /** Something is said once more of what may have been said already. */
  repeat(item: string): void {
    if (!this.#items.has(item)) this.add(item);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#items.clear();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), this.#items.size > manyItems ? quietAfterManyMs : quietMs);
  }

  #end(): void {
    if (this.#options.isBusy?.() && Date.now() - this.#since < longestMs) return this.#wait();
    const items = this.#items;
    this.#items = new Set();
    this.#options.onQuiet(items);
  }
}
