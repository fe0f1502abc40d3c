import fs from "node:fs";
import Module from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReadKind } from "../effects/reads.js";
import { orNothing } from "../util/or-nothing.js";
import type { Patches } from "./patches.js";

interface OnReads {
  /** Whether to ignore reads: recording a read may itself read. */
  readonly isPaused?: () => boolean;
  /** Called with the absolute path of each read, and the function that was called for it, for stacks above it. */
  readonly onRead: (path: string, kind: ReadKind, called: OwnFunction) => void;
  /** The same for each write, after `onRead` if that is called for it. */
  readonly onWrite?: (path: string, called: OwnFunction) => void;
  /** Called for a function that may read more than its arguments show. */
  readonly onImpure: () => void;
}

const lists = /^(readdir|opendir)/;
/** Functions that read more than the given path: everything below it, or the whole disk. */
const wide = /^(glob|cp|statfs)(Sync)?$/;

const writes = /^(write|append|createWriteStream|mkdir|rm|unlink|truncate|rename|copyFile|link|symlink)/;
/** Functions that write to the path in their second argument. */
const writesSecond = /^(rename|copyFile|link|symlink)/;

/** Calls back for all reads through Node's `fs` in this thread, by any code, until `patches` are restored. */
export function trackDisk(patches: Patches, { isPaused, onRead, onWrite, onImpure }: OnReads): void {
  const { readdirSync } = fs;
  const foldersIn = (path: string): string[] =>
    (orNothing(() => readdirSync(path, { withFileTypes: true })) ?? []).flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? [inner, ...foldersIn(inner)] : [];
    });
  const notifyOf =
    (name: string, usual?: string) =>
    ([given = usual, options]: readonly unknown[], called: OwnFunction): void => {
      if (isPaused?.()) return;
      // standard input
      if (given === 0) return onImpure();
      const path = pathOf(given);
      if (path === undefined) return;
      const kind = lists.test(name) ? "names" : "content";
      const isDeep = kind === "names" && isRecursive(options);
      if (wide.test(name) || isDeep) onImpure();
      for (const read of [path, ...(isDeep ? foldersIn(path) : [])]) onRead(resolve(read), kind, called);
      if (!onWrite || !writes.test(name)) return;
      onWrite(resolve(path), called);
      const second = writesSecond.test(name) ? pathOf(options) : undefined;
      if (second !== undefined) onWrite(resolve(second), called);
    };
  for (const functions of [fs, fs.promises]) {
    for (const [name, own] of Object.entries(functions)) {
      if (typeof own !== "function" || !/^[a-z]/.test(name)) continue;
      patches.value(functions, name, () => notifying(own, notifyOf(name)));
    }
  }
  patches.value(process, "loadEnvFile", (own: OwnFunction) =>
    notifying(own, notifyOf("loadEnvFile", ".env")),
  );
}

export type OwnFunction = (...args: unknown[]) => unknown;

function notifying(
  own: OwnFunction,
  notify: (args: readonly unknown[], called: OwnFunction) => void,
): OwnFunction {
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    notify(args, wrapped);
    return Reflect.apply(own, this, args);
  };
  // Some functions have further ones as properties, such as `realpath.native`.
  Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(own));
  for (const [name, inner] of Object.entries(own)) {
    if (typeof inner === "function")
      Object.assign(wrapped, { [name]: notifying(inner as OwnFunction, notify) });
  }
  return wrapped;
}

const isRecursive = (options: unknown) =>
  typeof options === "object" && options !== null && "recursive" in options && options.recursive === true;

const inPackage = /[\\/]node_modules[\\/]/;

/**
 * Calls back for paths that Node's resolver tries when code of the project requires a module by path, found or not.
 * Lookups of packages are known from the packages that were found.
 */
export function trackResolving(patches: Patches, onRead: (path: string, kind: ReadKind) => void): void {
  patches.onCall(Module, ["_resolveFilename"], (_, __, args) => {
    const [request, parent] = args as [string, { readonly filename?: string | null } | null | undefined];
    const from = parent?.filename;
    const isPath = /^\.{1,2}(\/|$)/.test(request) || isAbsolute(request);
    if (!from || !isPath || inPackage.test(from)) return;
    const path = resolve(dirname(from), request);
    onRead(path, "content");
    for (const folder of [dirname(path), path]) onRead(folder, "names");
    onRead(join(path, "package.json"), "content");
  });
}

/** Wraps the environment; calls back with each variable that is read, or with `*` if all are listed. */
export function trackVariables(
  variables: NodeJS.ProcessEnv,
  onRead: (name: string) => void,
): NodeJS.ProcessEnv {
  const onName = (name: string | symbol) => {
    if (typeof name === "string") onRead(name);
  };
  return new Proxy(variables, {
    get: (target, name) => {
      onName(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      onName(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      onName(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      onRead("*");
      return Reflect.ownKeys(target);
    },
  });
}

/** The path argument of a function in Node's `fs`, unchanged; undefined for a descriptor or an invalid value. */
function pathOf(given: unknown): string | undefined {
  if (given instanceof URL) return given.protocol === "file:" ? fileURLToPath(given) : undefined;
  if (Buffer.isBuffer(given)) return given.toString();
  return typeof given === "string" && !given.includes("\0") ? given : undefined;
}
