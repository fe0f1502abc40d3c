import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { OutputFile, Tree } from "../../model/pages/tree.js";
import { listShown, type Weight, weigh } from "../../report/summarise-build.js";

const compress = promisify(gzip);

/** What files weigh. Those that a build's table shows are compressed in threads of Node's own while the pages are checked. */
export class ShownWeights {
  readonly #known = new Map<OutputFile, Weight>();
  #work: Promise<unknown> | undefined;

  /** Call it as soon as a tree is there. */
  begin(tree: Tree): void {
    this.#work = Promise.all(listShown(tree).map((file) => this.#weighBeside(file)));
  }

  async #weighBeside(file: OutputFile): Promise<void> {
    const { length } = await compress(file.bytes, { level: 9 });
    this.#known.set(file, { bytes: file.bytes.length, gzipBytes: length });
  }

  /** Resolves when all work that was begun is done. */
  async ready(): Promise<void> {
    await this.#work;
  }

  readonly weigh = (file: OutputFile): Weight => this.#known.get(file) ?? weigh(file);
}
