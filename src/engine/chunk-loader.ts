import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { readCodeCache, writeCodeCache } from "./code-cache.js";

/**
 * Loads the compiled chunks of `lib/` as Node's own `require` would, with V8's code cache: what the functions
 * of a chunk were compiled to when `lib/` was compiled on this machine. Without one, such as in a package from the
 * registry, or with one that does not fit, the chunk is compiled as any other file is.
 */
export class ChunkLoader {
  readonly #folder: string;
  readonly #require: NodeJS.Require;
  readonly #modules = new Map<string, NodeJS.Module>();
  readonly #scripts = new Map<string, { script: vm.Script; source: string }>();

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
      cachedData: readCodeCache(file, source),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#scripts.set(name, { script, source });
    const module = { exports: {} } as NodeJS.Module;
    this.#modules.set(name, module);
    const require = Object.assign(
      (id: string): unknown => (id.startsWith("./") ? this.load(id) : this.#require(id)),
      this.#require,
    );
    script.runInThisContext()(module.exports, require, module, file, dirname(file));
    return module.exports;
  }

  /** The chunks that were loaded, in that order. */
  get loadedChunks(): string[] {
    return [...this.#scripts.keys()];
  }

  /** Those of them that did not have to be compiled. */
  get cachedChunks(): string[] {
    return [...this.#scripts]
      .filter(([, { script }]) => script.cachedDataRejected === false)
      .map(([name]) => name);
  }

  /** Writes the code caches of all chunks that were loaded, with each function that was called so far. */
  writeCodeCaches(): void {
    for (const [name, { script, source }] of this.#scripts) {
      writeCodeCache(join(this.#folder, name), source, script.createCachedData());
    }
  }
}
