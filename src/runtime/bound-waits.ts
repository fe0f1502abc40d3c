import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import { siteCodeLimitMs } from "../effects/time-limit.js";

type AnyFunction = (...args: unknown[]) => unknown;

/** V8's time limits cannot stop system calls. From now on, a synchronous child process has the same limit as code, or its caller's. */
export function boundWaits(limitMs = siteCodeLimitMs): void {
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
