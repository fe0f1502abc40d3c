interface DebounceOptions {
  /** Called with the collected items once no more arrive. */
  readonly onQuiet: (items: ReadonlySet<string>) => void;
  /** While this is true, more items are expected. */
  readonly isBusy?: () => boolean;
  /** While one of them is true, more changes are likely to follow soon. With very many, none is asked. */
  readonly isUnfinished?: (item: string) => boolean;
}

/** Shorter than a person notices, longer than an editor takes between the steps of replacing a file. */
const quietMs = 20;
/** Writing a file in place takes a few immediate calls. */
const quietAfterWriteMs = 3;
/** Many items at once come from a tool, such as a switch of branches, which has longer pauses. */
const manyItems = 10;
const quietAfterManyMs = 150;
/** A file that stays unfinished for longer is meant to be empty. */
const longestUnfinishedMs = 200;
/** The maximum wait, after which the collected items are passed on in any case. */
const longestMs = 5000;

/** Collects bursts of events, and passes them on together when no more arrive for a while. */
export class Debouncer {
  #items = new Set<string>();
  #onlyWrites = true;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  readonly #options: DebounceOptions;

  constructor(options: DebounceOptions) {
    this.#options = options;
  }

  /** Adds an event, which restarts the wait. The wait is short while all events are writes of one file. */
  add(item: string, { isWrite = false }: { isWrite?: boolean } = {}): void {
    if (this.#items.size === 0) this.#since = performance.now();
    this.#items.add(item);
    this.#onlyWrites &&= isWrite;
    this.#wait();
  }

  /** Adds an item again that may have been reported already. */
  repeat(item: string): void {
    if (!this.#items.has(item)) this.add(item);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#items.clear();
    this.#onlyWrites = true;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const left = Math.max(0, this.#since + longestMs - performance.now());
    this.#timer = setTimeout(() => this.#end(), Math.min(this.#waitMs(), left));
  }

  #waitMs(): number {
    if (this.#items.size > manyItems) return quietAfterManyMs;
    return this.#onlyWrites && this.#items.size === 1 ? quietAfterWriteMs : quietMs;
  }

  #end(): void {
    const passed = performance.now() - this.#since;
    if (this.#options.isBusy?.() && passed < longestMs) return this.#wait();
    if (passed < longestUnfinishedMs && this.#isUnfinished()) return this.#wait();
    const items = this.#items;
    this.#items = new Set();
    this.#onlyWrites = true;
    this.#options.onQuiet(items);
  }

  #isUnfinished(): boolean {
    const { isUnfinished } = this.#options;
    return isUnfinished !== undefined && this.#items.size <= manyItems && [...this.#items].some(isUnfinished);
  }
}
