/**
 * Caches costly results in memory between repeated builds. The key of a result contains everything it depends on except files: builds get
 * the list of changed files.
 */
export class BuildCache {
  readonly #cached = new Map<string, CachedValue>();
  #round = 0;
  readonly #changedIn = new Map<string, number>();
  #anyChangedIn = 0;

  /**
   * Starts a build. `changed` lists the absolute paths of files that changed since the last one; undefined if others may have changed
   * too, or if files were added or removed.
   */
  begin(changed: readonly string[] | undefined): void {
    this.#round++;
    if (!changed) this.#anyChangedIn = this.#round;
    for (const path of changed ?? []) this.#changedIn.set(path, this.#round);
  }

  get round(): number {
    return this.#round;
  }

  /** Whether files are unchanged since an earlier build. */
  areAsIn(round: number, paths: Iterable<string>): boolean {
    if (this.#anyChangedIn > round) return false;
    for (const path of paths) if ((this.#changedIn.get(path) ?? 0) > round) return false;
    return true;
  }

  /** The result for `key`, or a new one from `make`. `evict` is called when it is no longer needed. */
  reuse<T>(key: string, make: () => T, evict: (value: T) => void = () => {}): T {
    const cached = this.#cached.get(key);
    if (cached) {
      cached.round = this.#round;
      return cached.value as T;
    }
    const value = make();
    this.#cached.set(key, { value, round: this.#round, release: () => evict(value) });
    return value;
  }

  sweep(): void {
    for (const [key, { round, release }] of this.#cached) {
      if (round === this.#round) continue;
      this.#cached.delete(key);
      release();
    }
  }

  clear(): void {
    this.#round++;
    this.sweep();
  }
}

interface CachedValue {
  readonly value: unknown;
  /** The build that last used it. */
  round: number;
  readonly release: () => void;
}
