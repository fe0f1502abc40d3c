import { createHash } from "node:crypto";
import { readJsonFile, writeJsonFile } from "./json-file.js";

/**
 * Results of checks that take long, kept between runs by a hash of all that they depend on.
 * A file that is missing, torn or of another version of handbill counts as empty.
 */
export class ResultCache {
  readonly #file: string;
  readonly #before: Readonly<Record<string, unknown>>;
  readonly #used: Record<string, unknown> = {};

  /** `file` is an absolute path. */
  constructor(file: string) {
    this.#file = file;
    const kept = readJsonFile(file);
    this.#before = isRecord(kept) ? kept : {};
  }

  /** Whether nothing is kept, so that all checks are going to run. */
  get isEmpty(): boolean {
    return Object.keys(this.#before).length === 0;
  }

  get<Value>(key: string): Value | undefined {
    const value = this.#before[key];
    if (value !== undefined) this.#used[key] = value;
    return value as Value | undefined;
  }

  set(key: string, value: unknown): void {
    this.#used[key] = value;
  }

  /** Keeps what this run has used, and drops the rest. A folder that cannot be written is no harm. */
  save(): void {
    const keys = Object.keys(this.#used);
    const isSame =
      keys.length === Object.keys(this.#before).length && keys.every((key) => key in this.#before);
    if (!isSame) writeJsonFile(this.#file, this.#used);
  }
}

/** A key for what a result depends on. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("base64url").slice(0, 27);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
