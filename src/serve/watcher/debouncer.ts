export interface DebounceOptions {
  /** Called with what was collected, once it has been quiet. */
  readonly onQuiet: (items: ReadonlySet<string>) => void;
  /** While this holds, more is to come. */
  readonly isBusy?: () => boolean;
  /** While one of them is true, more changes are likely to follow soon. With very many, none is asked. */
  readonly isUnfinished?: (item: string) => boolean;
}

/** Less than a person notices, more than the steps are apart in which an editor puts a new file in another's place. */
const quietMs = 20;
/** A file that is written where it is takes a few calls that follow each other at once. */
const quietAfterWriteMs = 3;
/** Many at once are a tool's work, such as a switch of branches, which pauses for longer. */
const manyItems = 10;
const quietAfterManyMs = 150;
/** What is unfinished for longer is meant to be so. */
const longestUnfinishedMs = 200;
/** Whatever happens, what was collected is given on after this. */
const longestMs = 5000;

/** Collects bursts of events, and passes them on as one when no more have come for a while. */
export class Debouncer {
  #items = new Set<string>();
  #onlyWrites = true;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  readonly #options: DebounceOptions;

  constructor(options: DebounceOptions) {
    this.#options = options;
  }

  /** An event: the wait starts again. It is short while all events are writes of one file. */
  add(item: string, { isWrite = false }: { isWrite?: boolean } = {}): void {
    if (this.#items.size === 0) this.#since = performance.now();
    this.#items.add(item);
    this.#onlyWrites &&= isWrite;
    this.#wait();
  }

  /** Reports again what may have been reported already. */
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
