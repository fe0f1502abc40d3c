/** As long as nobody knows how many there will be. */
const uncounted = 2 ** 31 - 1;

/** Lets two threads share pages: each takes the next one from its end, and nobody waits for the other. */
export class Taking {
  /** What both see: how many are taken, by whom it may be, and how many may be. */
  readonly memory: SharedArrayBuffer;
  readonly #numbers: Int32Array;

  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#numbers = new Int32Array(memory);
  }

  static begin(count = uncounted): Taking {
    const taking = new Taking(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    taking.#numbers[1] = count;
    return taking;
  }

  /** Takes one more; false if none is left. */
  readonly takeOne = (): boolean => Atomics.add(this.#numbers, 0, 1) < Atomics.load(this.#numbers, 1);

  /** From now on so many are to be taken in all. */
  end(count: number): void {
    Atomics.compareExchange(this.#numbers, 1, uncounted, count);
  }

  /** None is to be taken any more, by nobody. */
  giveUp(): void {
    Atomics.store(this.#numbers, 1, 0);
  }
}
