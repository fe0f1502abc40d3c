import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { readCodeCache, writeCodeCache } from "./code-cache.js";
import { type CodeStore, type CompiledChunk, digestOfSource } from "./code-store.js";
import { OutsidePackages } from "./outside-packages.js";

interface Compiled {
  readonly script: vm.Script;
  readonly source: string;
  /** The code without its wrapper, as bytes if it was read as bytes. */
  readonly code: Uint8Array | string;
  readonly file: string;
}

type ModuleFunction = (...parameters: readonly unknown[]) => unknown;

/**
 * Loads the compiled chunks of `lib/` like Node's own `require`, with V8's code cache: the compiled functions of a chunk from when `lib/`
 * was compiled on this machine. A package from the registry has none and uses the one from an earlier run. Without a valid one, the chunk
 * is compiled like any other file.
 */
export class ChunkLoader {
  readonly #folder: string;
  readonly #require: NodeJS.Require;
  readonly #modules = new Map<string, NodeJS.Module>();
  readonly #scripts = new Map<string, Compiled>();
  #cached: ReadonlyMap<string, CompiledChunk> = new Map();
  #outside: OutsidePackages | undefined;

  /** @param folder The absolute path of the folder with the chunks. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#require = createRequire(join(folder, "chunk.cjs"));
  }

  /** From now on, uses the cached code of an earlier run. */
  readFrom({ read }: CodeStore): void {
    this.#cached = read() ?? this.#cached;
  }

  /** Caches the code of all loaded chunks, unless none had to be compiled. */
  writeTo({ write }: CodeStore): void {
    if (!write || this.cachedChunks.length === this.#scripts.size) return;
    const own = [...this.#scripts].map(([name, { script, source }]): [string, CompiledChunk] => [
      name,
      { source: digestOfSource(source), code: script.createCachedData() },
    ]);
    write(new Map([...this.#cached, ...own]));
  }

  /** From now on, also loads the code of these packages, for any caller. */
  runToo(packages: readonly string[]): void {
    this.#outside = new OutsidePackages(this.#folder, packages);
    this.#outside.runBy((name, source) =>
      this.#compile(name, source, {
        // The file name in stacks.
        filename: `handbill/node_modules/${name}`,
        file: join(this.#folder, name.replaceAll("/", "_")),
      }),
    );
  }

  /** The exports of a chunk, by the name that chunks use for each other: `./cli.cjs`. Throws the errors of loading it. */
  load(name: string): unknown {
    const known = this.#modules.get(name);
    if (known) return known.exports;
    const file = join(this.#folder, name);
    const make = this.#compile(name, readFileSync(file), {
      // The name in stacks is part of the cache, which must not reveal where it was made.
      filename: join("handbill/lib", name),
      file,
    });
    const module = { exports: {} } as NodeJS.Module;
    this.#modules.set(name, module);
    const require = Object.assign(
      (id: string): unknown =>
        id.startsWith("./") ? this.load(id) : this.#require(this.#outside?.fileOf(id) ?? id),
      this.#require,
    );
    make(module.exports, require, module, file, dirname(file));
    return module.exports;
  }

  #compile(
    name: string,
    code: Buffer | string,
    { filename, file }: { filename: string; file: string },
  ): ModuleFunction {
    const text = typeof code === "string" ? code : code.toString("latin1");
    const source = `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
    const script = new vm.Script(source, {
      filename,
      cachedData: readCodeCache(file, code) ?? this.#cachedCode(name, source),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#scripts.set(name, { script, source, code, file });
    return script.runInThisContext() as ModuleFunction;
  }

  #cachedCode(name: string, source: string): Buffer | undefined {
    const cached = this.#cached.get(name);
    return cached && cached.source === digestOfSource(source)
      ? Buffer.from(cached.code.buffer, cached.code.byteOffset, cached.code.length)
      : undefined;
  }

  get loadedChunks(): string[] {
    return [...this.#scripts.keys()];
  }

  /** The loaded chunks that did not have to be compiled. */
  get cachedChunks(): string[] {
    return [...this.#scripts]
      .filter(([, { script }]) => script.cachedDataRejected === false)
      .map(([name]) => name);
  }

  /** Writes the code caches of all chunks that were loaded, with each function that was called so far. */
  writeCodeCaches(): void {
    for (const { script, code, file } of this.#scripts.values())
      writeCodeCache(file, code, script.createCachedData());
  }
}
