import fs from "node:fs";
import { resolve } from "node:path";
import { pathOf } from "./path-of.js";
import type { Replaced } from "./replaced.js";

/** How a path was read: everything about it, the names in a folder, only its existence, or the targets of links. */
export type Look = "content" | "names" | "presence" | "place";

export interface DiskNotes {
  /**
   * Whether reads are ignored for now: recording a read may take as long as the read. By default, they are
   * recorded.
   */
  readonly isPaused?: () => boolean;
  /** Called with the absolute path of each read. */
  readonly onLook: (path: string, look: Look) => void;
  /** Called with the absolute path of each write; after `onLook`, if that is called for it. */
  readonly onWrite?: (path: string) => void;
  /** Called for functions that do not reveal everything that they read, with the name of the function. */
  readonly onUnseen: (name: string) => void;
}

const names = /^(readdir|opendir)/;
const presence = /^(exists|access)/;
const place = /^realpath/;
/** These read more than their path: everything below it, or the whole disk. */
const wide = /^(glob|cp|statfs)(Sync)?$/;

const writes = /^(write|append|createWriteStream|mkdir|rm|unlink|truncate|rename|copyFile|link|symlink)/;
/** These write to their second path. */
const writesSecond = /^(rename|copyFile|link|symlink)/;

/** Reports disk reads through Node's `fs` in this thread, by any code, until `replaced` restores it. */
export function noteDisk(replaced: Replaced, { isPaused, onLook, onWrite, onUnseen }: DiskNotes): void {
  const noteOf = (name: string) => {
    const look = lookOf(name);
    const isWide = wide.test(name);
    return ([given, options]: readonly unknown[]): void => {
      if (isPaused?.()) return;
      if (given === 0) return onUnseen(`fs.${name} of standard input`);
      const path = pathOf(given);
      if (path === undefined) return;
      if (isWide) onUnseen(`fs.${name}`);
      if (look === "names" && isRecursive(options)) onUnseen(`fs.${name} of all that is below a folder`);
      onLook(resolve(path), look);
      if (!onWrite || !writes.test(name)) return;
      onWrite(resolve(path));
      const second = writesSecond.test(name) ? pathOf(options) : undefined;
      if (second !== undefined) onWrite(resolve(second));
    };
  };
  for (const functions of [fs, fs.promises]) {
    for (const [name, own] of Object.entries(functions)) {
      if (typeof own !== "function" || !/^[a-z]/.test(name)) continue;
      replaced.value(functions, name, () => noted(own, noteOf(name)));
    }
  }
  const noteEnvFile = noteOf("loadEnvFile");
  replaced.value(process, "loadEnvFile", (own: AnyFunction) =>
    noted(own, ([path = ".env"]) => noteEnvFile([path])),
  );
}

const lookOf = (name: string): Look =>
  names.test(name) ? "names" : presence.test(name) ? "presence" : place.test(name) ? "place" : "content";

type AnyFunction = (...args: unknown[]) => unknown;

function noted(own: AnyFunction, note: (args: readonly unknown[]) => void): AnyFunction {
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    note(args);
    return Reflect.apply(own, this, args);
  };
  // Some have functions of their own, such as realpath.native.
  Object.defineProperties(wrapped, Object.getOwnPropertyDescriptors(own));
  for (const [name, inner] of Object.entries(own)) {
    if (typeof inner === "function") Object.assign(wrapped, { [name]: noted(inner as AnyFunction, note) });
  }
  return wrapped;
}

const isRecursive = (options: unknown) =>
  typeof options === "object" && options !== null && "recursive" in options && options.recursive === true;
