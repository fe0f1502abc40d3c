import { hash } from "node:crypto";
import { hashOf } from "./hash-of.js";
import { once } from "./once.js";

const size = 32;

/** The SHA-256 of pages, which one thread reckons for another, in memory that both share. */
export class SharedHashes {
  readonly memory: SharedArrayBuffer;
  readonly #count: number;
  readonly #isThere: Int32Array;
  #used = 0;

  constructor(memory: SharedArrayBuffer) {
    this.memory = memory;
    this.#count = memory.byteLength / (size + Int32Array.BYTES_PER_ELEMENT);
    this.#isThere = new Int32Array(memory, 0, this.#count);
  }

  /** For so many pages. */
  static begin(count: number): SharedHashes {
    return new SharedHashes(new SharedArrayBuffer(count * (size + Int32Array.BYTES_PER_ELEMENT)));
  }

  /** A place for the hash of one more page; undefined where there is none. */
  place(): number | undefined {
    return this.#used < this.#count ? this.#used++ : undefined;
  }

  /** Gives the hash of bytes, in hex: reckoned here if nobody has by the time that it is asked for. */
  of(bytes: Uint8Array, place: number | undefined): () => string {
    return once(() => (place === undefined ? undefined : this.#read(place)) ?? hashOf(bytes));
  }

  /** Reckons the hash of bytes for others. */
  tell(bytes: Uint8Array, place: number | undefined): void {
    if (place === undefined) return;
    this.#bytesAt(place).set(hash("sha256", bytes, "buffer"));
    Atomics.store(this.#isThere, place, 1);
  }

  #read(place: number): string | undefined {
    return Atomics.load(this.#isThere, place) === 1 ? this.#bytesAt(place).toString("hex") : undefined;
  }

  #bytesAt(place: number): Buffer {
    return Buffer.from(this.memory, this.#isThere.byteLength + place * size, size);
  }
}
