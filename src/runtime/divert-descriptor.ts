import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { fileURLToPath } from "node:url";
import threads, { type WorkerOptions } from "node:worker_threads";
import type { ThreadName } from "../effects/thread.js";

/*
 * Standard output contains the results of a command and nothing else. The site's code may write to descriptor 1 directly, or through a
 * program or a thread that it starts. Node cannot replace or move descriptor 1, so functions that take a descriptor get 2 instead of 1.
 */

type AnyFunction = (...args: unknown[]) => unknown;
type MapArguments = (args: unknown[]) => unknown[];

const stdout = 1;
const stderr = 2;

/** From now on, uses of standard output by its descriptor go to standard error, in threads too: `threadFile` does this there. */
export function divertDescriptor(threadFile: string): void {
  const writers = ["write", "writev", "writeFile", "appendFile", "open", "ftruncate"];
  change(fs, [...writers, ...writers.map((name) => `${name}Sync`)], withFile);
  change(fs, ["createWriteStream", "WriteStream", "FileWriteStream"], withFile);
  change(fs.promises, ["open", "writeFile", "appendFile"], withFile);
  // Closing it would give its number to the next opened file.
  change(fs, ["closeSync"], (args) => args, isStandard);
  change(
    fs,
    ["close"],
    (args) => args,
    (args) => {
      if (!isStandard(args)) return false;
      const done = args.at(-1);
      if (typeof done === "function") process.nextTick(done as () => void, null);
      return true;
    },
  );
  // All functions that start a program without waiting for it end up here.
  change(childProcess.ChildProcess.prototype, ["spawn"], withStdio);
  change(childProcess, ["spawnSync", "execFileSync", "execSync"], withStdio);
  changeThreads(threadFile);
  syncBuiltinESMExports();
}

const isStandard = ([descriptor]: unknown[]) => descriptor === stdout || descriptor === stderr;

/** Wraps functions and classes of an object to change their arguments. They do nothing if `isDone` is true. */
function change(
  owner: object,
  names: readonly string[],
  map: MapArguments,
  isDone: (args: unknown[]) => boolean = () => false,
): void {
  const changed = (own: AnyFunction) =>
    new Proxy(own, {
      apply: (target, self, args) => (isDone(args) ? undefined : Reflect.apply(target, self, map(args))),
      construct: (target, args, as) => Reflect.construct(target, map(args), as) as object,
    });
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own?.value) Object.defineProperty(owner, name, { ...own, value: changed(own.value as AnyFunction) });
    else if (own?.get) {
      // Node loads these on first access.
      const { get } = own;
      Object.defineProperty(owner, name, { ...own, get: () => changed(get.call(owner) as AnyFunction) });
    }
  }
}

/** `(fd, …)`, `(path, …)` and `(path, { fd })`. */
const withFile: MapArguments = ([file, ...rest]) => [
  file === stdout ? stderr : isStdoutPath(file) ? "/dev/stderr" : file,
  ...rest.map((value) =>
    typeof value === "object" && value !== null && "fd" in value && value.fd === stdout
      ? { ...value, fd: stderr }
      : value,
  ),
];

const stdoutPaths: readonly string[] = [
  "/dev/stdout",
  "/dev/fd/1",
  "/proc/self/fd/1",
  `/proc/${process.pid}/fd/1`,
];

function isStdoutPath(file: unknown): boolean {
  if (typeof file === "string") return stdoutPaths.includes(file);
  if (file instanceof URL) return file.protocol === "file:" && stdoutPaths.includes(fileURLToPath(file));
  return Buffer.isBuffer(file) && stdoutPaths.includes(file.toString());
}

/** `(…, { stdio })`. */
const withStdio: MapArguments = (args) =>
  args.map((value) =>
    typeof value === "object" && value !== null && "stdio" in value
      ? { ...value, stdio: divertStdio(value.stdio) }
      : value,
  );

function divertStdio(stdio: unknown): unknown {
  if (stdio === "inherit") return ["inherit", stderr, "inherit"];
  if (!Array.isArray(stdio)) return stdio;
  return stdio.map((value: unknown, index) => {
    const isStream = typeof value === "object" && value !== null && "fd" in value && value.fd === stdout;
    return value === stdout || isStream || (value === "inherit" && index === stdout) ? stderr : value;
  });
}

/** The watchdog must be able to write a last message; document threads run no code of the site. */
const ownThreads: readonly unknown[] = ["watchdog", "document-thread" satisfies ThreadName];

/** A thread has its own modules, and Node can preload one. */
function changeThreads(threadFile: string): void {
  const Own = threads.Worker;
  const Diverted = new Proxy(Own, {
    construct: (target, [file, options = {}, ...rest]: unknown[], as) => {
      const { execArgv = process.execArgv, workerData } = options as WorkerOptions;
      if (ownThreads.includes((workerData as { entry?: unknown } | null | undefined)?.entry))
        return Reflect.construct(target, [file, options, ...rest], as);
      const diverted = { ...(options as object), execArgv: [...execArgv, "--require", threadFile] };
      try {
        return Reflect.construct(target, [file, diverted, ...rest], as);
      } catch (error) {
        // This process may have options that a thread does not accept.
        if ((error as NodeJS.ErrnoException).code !== "ERR_WORKER_INVALID_EXEC_ARGV") throw error;
        return Reflect.construct(target, [file, options, ...rest], as);
      }
    },
  });
  Object.defineProperty(threads, "Worker", {
    value: Diverted,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}
