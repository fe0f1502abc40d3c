import childProcess from "node:child_process";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { orNothing } from "../util/or-nothing.js";
import { pathOf } from "./path-of.js";

/*
 * V8's time limits cannot stop system calls. Opening a named pipe blocks until its other end is opened, and a process even waits for such
 * a thread before it exits. So a process that runs a site's code never opens a pipe by name: the attempt fails. Node's own loader reads
 * modules with these functions too. A synchronous child process gets the same time limit as code, or a shorter one from its caller.
 */

type AnyFunction = (...args: unknown[]) => unknown;
/** Saved before other code can replace it. */
const { statSync } = fs;

type Refuse = (error: Error, args: readonly unknown[]) => unknown;

const verbs = ["open", "readFile", "writeFile", "appendFile", "copyFile"];

/**
 * From now on, opening a named pipe fails, except for those of a shell (`/dev/stdin`), and synchronous child processes have a time limit.
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

/** `(program, …, { timeout })`. Programs that ignore the usual signal are killed. */
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
  // Node's functions call each other: `readFileSync` calls `openSync`.
  let isChecked = false;
  const applied = (target: AnyFunction, self: unknown, args: readonly unknown[]) => {
    isChecked = true;
    try {
      return Reflect.apply(target, self, args);
    } finally {
      isChecked = false;
    }
  };
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (typeof own?.value !== "function") continue;
    const value = new Proxy(own.value as AnyFunction, {
      apply: (target, self, args: readonly unknown[]) => {
        if (isChecked) return Reflect.apply(target, self, args);
        const pipe = pipeOf(args[0]);
        return pipe === undefined ? applied(target, self, args) : refuse(refusal(pipe), args);
      },
    });
    Object.defineProperty(owner, name, { ...own, value });
  }
}

/** The path if it is a named pipe; undefined for others. */
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
