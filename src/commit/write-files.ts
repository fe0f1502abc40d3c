import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../core/tree.js";

/**
 * What writes files into a folder that is there, with the folders that they need. The synchronous calls take a fifteenth of the
 * time of the promised ones for many small files.
 */
export class FileWriter {
  readonly #folder: string;
  readonly #made: Set<string>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#made = new Set([folder]);
  }

  write({ outputFile, bytes }: Pick<OutputFile, "outputFile" | "bytes">): void {
    writeFileSync(this.placeOf(outputFile), bytes);
  }

  /** Writes into a file that is there, empty, which takes a fifth of making one; false if it is not there. */
  fill({ outputFile, bytes }: Pick<OutputFile, "outputFile" | "bytes">): boolean {
    try {
      writeFileSync(join(this.#folder, outputFile), bytes, { flag: "r+" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    }
  }

  /** The path of a file whose folder is there. */
  placeOf(outputFile: string): string {
    const path = join(this.#folder, outputFile);
    const parent = dirname(path);
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    return path;
  }
}
