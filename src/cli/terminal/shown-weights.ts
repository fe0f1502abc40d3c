import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { OutputFile, Tree } from "../../model/pages/tree.js";
import { listShown, type Weight, weigh } from "../../report/summarise-build.js";

const compress = promisify(gzip);

/** The weights of files. Those in the build's table are compressed in Node's thread pool while the pages are checked. */
export class ShownWeights {
  readonly #known = new Map<OutputFile, Weight>();
  #work: Promise<unknown> | undefined;

  /** Call this as soon as there is a tree. */
  begin(tree: Tree): void {
    this.#work = Promise.all(listShown(tree).map((file) => this.#weighBeside(file)));
  }

  async #weighBeside(file: OutputFile): Promise<void> {
    const { length } = await compress(file.bytes, { level: 9 });
    this.#known.set(file, { bytes: file.bytes.length, gzipBytes: length });
  }

  /** Resolves when all work is done. */
  async ready(): Promise<void> {
    await this.#work;
  }

  readonly weigh = (file: OutputFile): Weight => this.#known.get(file) ?? weigh(file);
}
