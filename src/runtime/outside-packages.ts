import { existsSync, realpathSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";

type Compile = (this: NodeJS.Module, source: string, file: string, ...rest: unknown[]) => unknown;

/** Shorter code is compiled faster than its cache is read. */
const fewestLetters = 1000;

/** Compiles the source of a file as a function with these parameters; `name` appears in stacks. */
type RunCode = (name: string, source: string) => (...parameters: readonly unknown[]) => unknown;

/** Loads packages next to `lib/` for any caller, by path: resolving a name through a package's exports takes longer than all else. */
export class OutsidePackages {
  readonly #folders: ReadonlyMap<string, string>;

  /** @param folder The absolute path of the folder in which `names` are looked up. */
  constructor(folder: string, names: readonly string[]) {
    const places = createRequire(join(folder, "x.cjs")).resolve.paths("x") ?? [];
    this.#folders = new Map(
      names.flatMap((name) => {
        const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
        return found === undefined ? [] : [[name, realpathSync(found)] as const];
      }),
    );
  }

  /** The file for a name such as `react/jsx-runtime`; undefined if Node has to resolve it. */
  fileOf(id: string): string | undefined {
    const [name = "", ...rest] = id.split("/");
    const folder = this.#folders.get(name);
    if (folder === undefined || rest.length > 1) return undefined;
    const file = join(folder, `${rest[0] ?? "index"}.js`);
    return existsSync(file) ? file : undefined;
  }

  /** From now on, `run` compiles and runs their files. */
  runBy(run: RunCode): void {
    const loader = Module.prototype as unknown as { _compile: Compile };
    const compile = loader._compile;
    const packages = this;
    loader._compile = function (source, file, ...rest) {
      const name = packages.#nameOf(file);
      if (name === undefined || source.length < fewestLetters)
        return compile.call(this, source, file, ...rest);
      const require = Object.assign(
        (id: string): unknown => this.require(packages.fileOf(id) ?? id),
        createRequire(file),
      );
      return run(name, source)(this.exports, require, this, file, dirname(file));
    };
  }

  /** `react/cjs/react.production.js`; undefined for a file of another package. */
  #nameOf(file: string): string | undefined {
    for (const [name, folder] of this.#folders)
      if (file.startsWith(folder + sep)) return `${name}/${relative(folder, file).replaceAll(sep, "/")}`;
    return undefined;
  }
}
