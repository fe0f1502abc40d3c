import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** What code reads beside its own modules. */
export interface Reads {
  /** Absolute paths of the files and folders that were looked at. */
  readonly files: ReadonlySet<string>;
  /** Names of environment variables; `*` if all of them were listed. */
  readonly variables: ReadonlySet<string>;
}

/** Notes what is read of the disk and of the environment from now on, in this thread, which is to end afterwards. */
export function noteReads(): Reads {
  const files = new Set<string>();
  const variables = new Set<string>();
  for (const functions of [fs, fs.promises]) wrapAll(functions, (path) => void files.add(path));
  process.env = noteNames(process.env, (name) => void variables.add(name));
  syncBuiltinESMExports();
  return { files, variables };
}

/** Every function of Node's that takes a path first. */
function wrapAll(functions: object, note: (path: string) => void): void {
  for (const [name, original] of Object.entries(functions)) {
    if (typeof original !== "function" || !/^[a-z]/.test(name)) continue;
    const wrapped = function (this: unknown, ...args: unknown[]): unknown {
      const path = pathOf(args[0]);
      if (path !== undefined) note(path);
      return Reflect.apply(original, this, args);
    };
    // Some have functions of their own, such as realpath.native.
    Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(original));
    Object.assign(functions, { [name]: wrapped });
  }
}

function pathOf(given: unknown): string | undefined {
  if (given instanceof URL) return given.protocol === "file:" ? fileURLToPath(given) : undefined;
  if (Buffer.isBuffer(given)) return resolve(given.toString());
  return typeof given === "string" && !given.includes("\0") ? resolve(given) : undefined;
}

function noteNames(variables: NodeJS.ProcessEnv, note: (name: string) => void): NodeJS.ProcessEnv {
  return new Proxy(variables, {
    get: (target, name) => {
      if (typeof name === "string") note(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      if (typeof name === "string") note(name);
      return Reflect.has(target, name);
    },
    ownKeys: (target) => {
      note("*");
      return Reflect.ownKeys(target);
    },
  });
}
