import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import vm from "node:vm";

/**
 * Loads the compiled chunks of `lib/` as Node's own `require` would, with V8's code cache: what the functions
 * of a chunk were compiled to when handbill was installed. V8 refuses what another version of it, or one with
 * other flags, has made; then the chunk is compiled as any other file is.
 */
export class ChunkLoader {
  readonly #folder: string;
  readonly #entry: string;
  readonly #require: NodeJS.Require;
  readonly #cached: Readonly<Record<string, Buffer>>;
  readonly #modules = new Map<string, NodeJS.Module>();
  readonly #scripts = new Map<string, vm.Script>();

  /**
   * @param folder The absolute path of the folder with the chunks.
   * @param entry The chunk that all begins with, without its ending; each has a code cache of its own.
   */
  constructor(folder: string, entry: string) {
    this.#folder = folder;
    this.#entry = entry;
    this.#require = createRequire(join(folder, "chunk.cjs"));
    this.#cached = readCodeCache(this.#codeCacheFile);
  }

  get #codeCacheFile(): string {
    return join(this.#folder, `${this.#entry}.code-cache`);
  }

  /** The chunks that were loaded, in that order. */
  get loadedChunks(): string[] {
    return [...this.#scripts.keys()];
  }

  /** Those of them that did not have to be compiled. */
  get cachedChunks(): string[] {
    const isCached = (script: vm.Script) => script.cachedDataRejected === false;
    return [...this.#scripts].filter(([, script]) => isCached(script)).map(([name]) => name);
  }

  /** Runs the entry and gives its exports. */
  run(): unknown {
    return this.#load(`./${this.#entry}.cjs`);
  }

  /** The exports of a chunk, named as the chunks themselves name each other: `./cli.cjs`. */
  #load(name: string): unknown {
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const file = join(this.#folder, name);
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "latin1")}\n})`;
    const script = new vm.Script(source, {
      filename: file,
      cachedData: this.#cached[name],
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#scripts.set(name, script);
    const module = { exports: {} } as NodeJS.Module;
    this.#modules.set(name, module);
    const require = Object.assign(
      (id: string): unknown => (id.startsWith("./") ? this.#load(id) : this.#require(id)),
      this.#require,
    );
    script.runInThisContext()(module.exports, require, module, file, this.#folder);
    return module.exports;
  }

  /** Writes the code cache of all chunks that were loaded, with each function that was called so far. */
  writeCodeCache(): void {
    const made = [...this.#scripts].map(([name, script]) => [name, script.createCachedData()]);
    writeFileSync(this.#codeCacheFile, serialize(Object.fromEntries(made)));
  }
}

/** Without a cache, or with one that cannot be read, all is compiled anew: slower, but the same. */
function readCodeCache(file: string): Readonly<Record<string, Buffer>> {
  try {
    return deserialize(readFileSync(file));
  } catch {
    return {};
  }
}
