import { randomBytes } from "node:crypto";
import { onceEach } from "../core/once-each.js";
import type { Shelf } from "../core/result-store.js";
import { joinParts, readParts } from "./open-pack.js";

/** A shelf of which results can be taken away, and that tells whether it could write one. */
export interface ClearableShelf extends Shelf {
  readonly write: (key: readonly string[], bytes: Uint8Array) => boolean;
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
  readonly #read: (at: number) => ReadonlyMap<string, Uint8Array>;
  #fresh = new Map<string, Uint8Array>();
  #size = 0;
  #canWrite = true;

  constructor(shelf: ClearableShelf, name: readonly string[]) {
    this.#shelf = shelf;
    this.#name = name;
    this.#read = onceEach((at) => readParts(shelf.read([...name, this.#written[at]?.[0] ?? ""])), 1);
  }

  get isEmpty(): boolean {
    return this.#fresh.size + this.#partOf.size === 0;
  }

  has(key: string): boolean {
    return this.#fresh.has(key) || this.#partOf.has(key);
  }

  find(key: string): Uint8Array | undefined {
    const at = this.#partOf.get(key);
    return this.#fresh.get(key) ?? (at === undefined ? undefined : this.#read(at).get(key));
  }

  add(key: string, bytes: Uint8Array): void {
    this.#fresh.set(key, bytes);
    this.#size += bytes.length;
    // What cannot be written stays: it may be asked for.
    if (this.#size >= portionSize && this.#canWrite) this.#write();
  }

  /** Writes the rest; gives the parts, and by key the place of its part among them. */
  finish(): { readonly parts: readonly PackPart[]; readonly partOf: ReadonlyMap<string, number> } {
    if (this.#fresh.size > 0) this.#write();
    return { parts: this.#written, partOf: this.#partOf };
  }

  /** Removes what was written: no index is going to name it. */
  drop(): void {
    for (const [part] of this.#written) this.#shelf.remove([...this.#name, part]);
  }

  #write(): void {
    const part = randomBytes(8).toString("hex");
    this.#canWrite = this.#shelf.write([...this.#name, part], joinParts(this.#fresh));
    if (!this.#canWrite) return;
    for (const key of this.#fresh.keys()) this.#partOf.set(key, this.#written.length);
    this.#written.push([part, this.#fresh.size, this.#size]);
    this.#fresh = new Map();
    this.#size = 0;
  }
}
