import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { orNothing } from "../util/or-nothing.js";
import { pathOf } from "./path-of.js";

/*
 * V8's time limits cannot stop system calls. Opening a named pipe waits until its other end is opened; even
 * the end of the process waits for a thread that does. So a process that runs a site's code never opens a
 * pipe by name: the attempt fails like any other. Node's own loader reads modules with these functions too. A
 * child process that is waited for may take as long as code may, or less if its author says so.
 */

type AnyFunction = (...args: unknown[]) => unknown;
/** Taken before others replace it: what is asked here, the call itself asks too. */
const { statSync } = fs;

type Refuse = (error: Error, args: readonly unknown[]) => unknown;

const verbs = ["open", "readFile", "writeFile", "appendFile", "copyFile"];

/**
 * From now on, opening a named pipe fails, except those that a shell has made (`/dev/stdin`), and a child
 * process that is waited for ends in time.
 */
export function boundWaits(limitMs = siteCodeLimitMs): void {
  const throwAtOnce: Refuse = (error) => {
    throw error;
  };
  change(fs, [...verbs.map((verb) => `${verb}Sync`), "createReadStream", "createWriteStream"], throwAtOnce);
  change(fs, verbs, (error, args) => {
    const done = args.at(-1);
    if (typeof done !== "function") throw error;
    process.nextTick(done as AnyFunction, error);
  });
  change(fs.promises, verbs, (error) => Promise.reject(error));
  for (const name of ["execSync", "execFileSync", "spawnSync"] as const) {
    const own = childProcess[name] as AnyFunction;
    childProcess[name] = ((...args: readonly unknown[]) => own(...withLimit(args, limitMs))) as never;
  }
  syncBuiltinESMExports();
}

/** `(program, …, { timeout })`. A program that does not heed the usual signal is ended all the same. */
function withLimit(args: readonly unknown[], limitMs: number): unknown[] {
  const isOptions = (value: unknown): value is { readonly timeout?: unknown } =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const limited = (options: { readonly timeout?: unknown }) => {
    const { timeout } = options;
    const isSooner = typeof timeout === "number" && timeout > 0 && timeout < limitMs;
    return { ...options, timeout: isSooner ? timeout : limitMs, killSignal: "SIGKILL" };
  };
  if (!args.some(isOptions)) return [...args.filter((value) => value !== undefined), limited({})];
  return args.map((value) => (isOptions(value) ? limited(value) : value));
}

function change(owner: object, names: readonly string[], refuse: Refuse): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (typeof own?.value !== "function") continue;
    const value = new Proxy(own.value as AnyFunction, {
      apply: (target, self, args: readonly unknown[]) => {
        const pipe = pipeOf(args[0]);
        return pipe === undefined ? Reflect.apply(target, self, args) : refuse(refusal(pipe), args);
      },
    });
    Object.defineProperty(owner, name, { ...own, value });
  }
}

/** The path that names a pipe; undefined for what does not. */
function pipeOf(file: unknown): string | undefined {
  const path = pathOf(file);
  if (path === undefined || /^\/(dev|proc)\//.test(path)) return undefined;
  // opening it reports why that fails
  return orNothing(() => (statSync(path, { throwIfNoEntry: false })?.isFIFO() ? path : undefined));
}

const refusal = (path: string) =>
  Object.assign(new Error(`${path} is a named pipe, on which a build would wait without end`), {
    code: "EINVAL",
    path,
  });
