/**
 * What is costly to make, kept from one build to the next by whoever builds again and again.
 * A build asks by a key that names all that the result depends on.
 */
export class Memory {
  readonly #kept = new Map<string, Kept>();
  #round = 0;

  /** What was made under `key`, or what `make` makes now. `letGo` is called once nobody asks for it any more. */
  keep<T>(key: string, make: () => T, letGo: (value: T) => void = () => {}): T {
    const kept = this.#kept.get(key);
    if (kept) {
      kept.round = this.#round;
      return kept.value as T;
    }
    const value = make();
    this.#kept.set(key, { value, round: this.#round, letGo: () => letGo(value) });
    return value;
  }

  /** Lets go of what was not asked for since the last sweep. */
  sweep(): void {
    for (const [key, { round, letGo }] of this.#kept) {
      if (round === this.#round) continue;
      this.#kept.delete(key);
      letGo();
    }
    this.#round++;
  }

  /** Lets go of everything. */
  clear(): void {
    this.#round++;
    this.sweep();
  }
}

interface Kept {
  readonly value: unknown;
  /** When it was last asked for, counted in sweeps. */
  round: number;
  readonly letGo: () => void;
}
