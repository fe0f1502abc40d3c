import { isAscii } from "node:buffer";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import vm from "node:vm";
import { readCodeCache, writeCodeCache } from "./code-cache.js";
import { OutsidePackages } from "./outside-packages.js";

interface Compiled {
  readonly script: vm.Script;
  /** The code without its wrapper, as bytes if it was read as bytes. */
  readonly code: Uint8Array | string;
  readonly file: string;
}

type ModuleFunction = (...parameters: readonly unknown[]) => unknown;

/**
 * Loads the compiled chunks of `lib/` like Node's own `require`, with V8's code cache: the compiled functions of a chunk, in a file next to
 * it. They are from when `lib/` was compiled on this machine; for a package from the registry, from its first build here. Without a valid
 * file, the chunk is compiled like any other file.
 */
export class ChunkLoader {
  readonly #folder: string;
  readonly #require: NodeJS.Require;
  readonly #modules = new Map<string, NodeJS.Module>();
  readonly #scripts = new Map<string, Compiled>();
  #outside: OutsidePackages | undefined;

  /** @param folder The absolute path of the folder with the chunks. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#require = createRequire(join(folder, "chunk.cjs"));
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
    const text = typeof code === "string" ? code : code.toString(isAscii(code) ? "latin1" : "utf8");
    const source = `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
    const script = new vm.Script(source, {
      filename,
      cachedData: readCodeCache(file, code),
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    this.#scripts.set(name, { script, code, file });
    return script.runInThisContext() as ModuleFunction;
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

  /** Writes code caches with each function that was called so far: of the chunks that had to be compiled, or of `all` loaded ones. */
  writeCodeCaches({ all = false } = {}): void {
    for (const { script, code, file } of this.#scripts.values())
      if (all || script.cachedDataRejected !== false) writeCodeCache(file, code, script.createCachedData());
  }
}
