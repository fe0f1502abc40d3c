/**
 * Costly results, cached in memory between repeated builds. The key of a result names everything that it
 * depends on except files: builds are given the list of changed files.
 */
export class BuildCache {
  readonly #cached = new Map<string, CachedValue>();
  /** Counts builds. */
  #round = 0;
  readonly #changedIn = new Map<string, number>();
  #anyChangedIn = 0;

  /**
   * Begins a build. `changed` names the files, by absolute paths, whose bytes are others than at the
   * last one; undefined if there may be any others, or files were added or removed.
   */
  begin(changed: readonly string[] | undefined): void {
    this.#round++;
    if (!changed) this.#anyChangedIn = this.#round;
    for (const path of changed ?? []) this.#changedIn.set(path, this.#round);
  }

  /** The build that goes on, as a number. */
  get round(): number {
    return this.#round;
  }

  /** Whether files are as they were in an earlier build. */
  areAsIn(round: number, paths: Iterable<string>): boolean {
    if (this.#anyChangedIn > round) return false;
    for (const path of paths) if ((this.#changedIn.get(path) ?? 0) > round) return false;
    return true;
  }

  /** The result for `key`, or a new one from `make`. `letGo` is called when it is no longer needed. */
  reuse<T>(key: string, make: () => T, letGo: (value: T) => void = () => {}): T {
    const cached = this.#cached.get(key);
    if (cached) {
      cached.round = this.#round;
      return cached.value as T;
    }
    const value = make();
    this.#cached.set(key, { value, round: this.#round, letGo: () => letGo(value) });
    return value;
  }

  /** Lets go of what this build did not ask for. */
  sweep(): void {
    for (const [key, { round, letGo }] of this.#cached) {
      if (round === this.#round) continue;
      this.#cached.delete(key);
      letGo();
    }
  }

  /** Lets go of everything. */
  clear(): void {
    this.#round++;
    this.sweep();
  }
}

interface CachedValue {
  readonly value: unknown;
  /** When it was last asked for. */
  round: number;
  readonly letGo: () => void;
}
