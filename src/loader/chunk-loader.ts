import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import vm from "node:vm";

/**
 * Loads the compiled chunks of `lib/` as Node's own `require` would, with V8's code cache: what the functions
 * of a chunk were compiled to when handbill was installed. It lies beside the chunk, as `<chunk>.code-cache`.
 * V8 refuses what another version of it, or one with other flags, has made; then the chunk is compiled as any
 * other file is.
 */
export class ChunkLoader {
  readonly #folder: string;
  readonly #require: NodeJS.Require;
  readonly #modules = new Map<string, NodeJS.Module>();
  readonly #scripts = new Map<string, vm.Script>();

  /** @param folder The absolute path of the folder with the chunks. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#require = createRequire(join(folder, "chunk.cjs"));
  }

  /** The exports of a chunk, named as the chunks name each other: `./cli.cjs`. Throws what loading it throws. */
  load(name: string): unknown {
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const file = join(this.#folder, name);
    const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, "latin1")}\n})`;
    const script = new vm.Script(source, {
      // The name that stacks show is part of the cache, which must not tell where it was made.
      filename: join("handbill/lib", name),
      cachedData: readCodeCache(file),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#scripts.set(name, script);
    const module = { exports: {} } as NodeJS.Module;
    this.#modules.set(name, module);
    const require = Object.assign(
      (id: string): unknown => (id.startsWith("./") ? this.load(id) : this.#require(id)),
      this.#require,
    );
    script.runInThisContext()(module.exports, require, module, file, this.#folder);
    return module.exports;
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

  /** Writes the code caches of all chunks that were loaded, with each function that was called so far. */
  writeCodeCaches(): void {
    for (const [name, script] of this.#scripts) {
      writeFileSync(codeCacheOf(join(this.#folder, name)), script.createCachedData());
    }
  }
}

const codeCacheOf = (chunk: string) => `${chunk}.code-cache`;

/** Without a cache, or with one that cannot be read, a chunk is compiled: slower, but the same. */
function readCodeCache(chunk: string): Buffer | undefined {
  try {
    return readFileSync(codeCacheOf(chunk));
  } catch {
    return undefined;
  }
}
