import { randomBytes } from "node:crypto";
import type { Shelf } from "../effects/result-store.js";
import { onceEach } from "../util/once-each.js";
import { NewResults, type Results, readResults } from "./portion-results.js";

/** A shelf of which results can be taken away, and that tells whether it could write one. */
export interface ClearableShelf extends Shelf {
  /** Bytes may be given in pieces: put together first they would take the room once more. */
  readonly write: (key: readonly string[], bytes: Uint8Array | readonly Uint8Array[]) => boolean;
  readonly remove: (key: readonly string[]) => void;
}

/** A part by its name, with how many results were put into it, and their bytes. */
export type PackPart = readonly [name: string, count: number, size: number];

/** What is new is written as soon as it is more: it need not be in memory until the end. */
export const portionSize = 2_000_000;

/** What is new in a pack: parts that are written while it grows. They are of it once its index names them. */
export class Portions {
  readonly #shelf: ClearableShelf;
  readonly #name: readonly string[];
  readonly #written: PackPart[] = [];
  readonly #partOf = new Map<string, number>();
  readonly #read: (at: number) => Results;
  #fresh = new NewResults();
  #canWrite = true;

  constructor(shelf: ClearableShelf, name: readonly string[]) {
    this.#shelf = shelf;
    this.#name = name;
    this.#read = onceEach((at) => readResults(shelf.read([...name, this.#written[at]?.[0] ?? ""])), 1);
  }

  get isEmpty(): boolean {
    return this.#fresh.count + this.#partOf.size === 0;
  }

  has(key: string): boolean {
    return this.#fresh.has(key) || this.#partOf.has(key);
  }

  find(key: string): unknown {
    const at = this.#partOf.get(key);
    return this.#fresh.find(key) ?? (at === undefined ? undefined : this.#read(at).find(key));
  }

  add(key: string, result: unknown): void {
    this.#fresh.add(key, result);
    // What cannot be written stays: it may be asked for.
    if (this.#fresh.size >= portionSize && this.#canWrite) this.#write();
  }

  /** Writes the rest; gives the parts, and by key the place of its part among them. */
  finish(): { readonly parts: readonly PackPart[]; readonly partOf: ReadonlyMap<string, number> } {
    if (this.#fresh.count > 0) this.#write();
    return { parts: this.#written, partOf: this.#partOf };
  }

  /** Removes what was written: no index is going to name it. */
  drop(): void {
    for (const [part] of this.#written) this.#shelf.remove([...this.#name, part]);
  }

  #write(): void {
    const part = randomBytes(8).toString("hex");
    const { keys, count } = this.#fresh;
    this.#canWrite = this.#shelf.write([...this.#name, part], this.#fresh.list());
    if (!this.#canWrite) return;
    for (const key of keys) this.#partOf.set(key, this.#written.length);
    this.#written.push([part, count, this.#fresh.size]);
    this.#fresh = new NewResults();
  }
}
