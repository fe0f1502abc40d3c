import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import type { OutputFile } from "../model/tree.js";

/** A larger file may still be on its way to whoever asked for it when it was published. */
const mostReplaced = 500_000;

/**
 * What writes files into a folder that is there, with the folders that they need. The synchronous calls take a fifteenth of the
 * time of the promised ones for many small files.
 */
export class FileWriter {
  readonly #folder: string;
  readonly #made: Set<string>;
  readonly #isOver: boolean;

  /** `isOver` says that files of an earlier build may be there. */
  constructor(folder: string, { isOver = false }: { readonly isOver?: boolean | undefined } = {}) {
    this.#folder = folder;
    this.#made = new Set([folder]);
    this.#isOver = isOver;
  }

  write(file: Pick<OutputFile, "outputFile" | "bytes">): void {
    if (this.#isOver) {
      if (this.replace(file)) return;
      rmSync(this.#pathOf(file.outputFile), { force: true });
    }
    writeFileSync(this.placeOf(file.outputFile), file.bytes);
  }

  /** Writes into a file that is there, empty, which takes a fifth of making one; false if it is not there. */
  fill({ outputFile, bytes }: Pick<OutputFile, "outputFile" | "bytes">): boolean {
    try {
      writeFileSync(this.#pathOf(outputFile), bytes, { flag: "r+" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
      throw error;
    }
  }

  /**
   * Puts other bytes into a file that is there, which takes a third of removing it and making one; false if it may not be written
   * to, or somebody else may still have it: it has another name, or takes long to send.
   */
  replace({ outputFile, bytes }: Pick<OutputFile, "outputFile" | "bytes">): boolean {
    const file = openIfAllowed(this.#pathOf(outputFile));
    if (file === undefined) return false;
    try {
      const { nlink, size } = fstatSync(file);
      if (nlink !== 1 || size > mostReplaced) return false;
      writeFileSync(file, bytes);
      if (size > bytes.length) ftruncateSync(file, bytes.length);
      return true;
    } finally {
      closeSync(file);
    }
  }

  /** The path of a file whose folder is there. */
  placeOf(outputFile: string): string {
    const path = this.#pathOf(outputFile);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!this.#made.has(parent)) mkdirSync(parent, { recursive: true });
    this.#made.add(parent);
    return path;
  }

  /** There is nothing in it that would have to be resolved, and any system takes slashes. */
  #pathOf(outputFile: string): string {
    return `${this.#folder}/${outputFile}`;
  }
}

function openIfAllowed(path: string): number | undefined {
  try {
    return openSync(path, "r+");
  } catch {
    return undefined;
  }
}
