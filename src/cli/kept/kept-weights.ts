import { resolve } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { fewestPages } from "../../build/keep-pages.js";
import type { OutputFile, Tree } from "../../model/tree.js";
import { listShown, type Weight, weigh } from "../../report/summarise-build.js";
import { effects } from "../effects.js";

const compress = promisify(gzip);

/**
 * What is told of files. Of many pages it is kept by their content: nobody need get a page from where it is kept only to tell how
 * large it is.
 */
export class KeptWeights {
  readonly #root: string;
  readonly #name: string;
  readonly #beside = new Map<OutputFile, Weight>();
  #kept: ReturnType<typeof openWeights> | undefined;
  #work: Promise<unknown> | undefined;

  /** @param name Tells what is weighed of a tree: what else is told, other files are weighed for. */
  constructor(root: string, name: string) {
    this.#root = resolve(root);
    this.#name = name;
  }

  /** Told of a tree as soon as it is there. Where nothing is kept, what a table shows of it is weighed in threads of Node's own meanwhile. */
  begin(tree: Tree): void {
    this.#kept = tree.pages.length < fewestPages ? undefined : openWeights(this.#root, this.#name);
    if (!this.#kept || this.#kept.pack.isEmpty)
      this.#work = Promise.all(listShown(tree).map((file) => this.#weighBeside(file)));
  }

  async #weighBeside(file: OutputFile): Promise<void> {
    const { length } = await compress(file.bytes, { level: 9 });
    this.#beside.set(file, { bytes: file.bytes.length, gzipBytes: length });
  }

  /** Resolves when all is there that was begun. */
  async ready(): Promise<void> {
    await this.#work;
  }

  readonly weigh = (file: OutputFile): Weight => {
    const pack = this.#kept?.pack;
    const hash = pack && file.hash?.();
    const known = hash === undefined ? undefined : pack?.get(hash);
    const weight = known ?? this.#beside.get(file) ?? weigh(file);
    if (hash !== undefined && !known) pack?.set(hash, weight);
    return weight;
  };

  /** Keeps what was asked for. */
  settle(): void {
    this.#kept?.pack.keep();
    this.#kept?.store.settle();
  }
}

function openWeights(root: string, name: string) {
  const store = effects.openStore(root);
  return { store, pack: store.pack<Weight>("pages", ["weights", name]) };
}
