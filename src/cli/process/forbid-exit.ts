import { stackOf } from "../../diagnostics/describe-thrown.js";
import { ExitRequested } from "../../model/code/side-effects.js";
import { ownerOf } from "../terminal/site-frames.js";

type AnyFunction = (...args: never[]) => unknown;

/**
 * From now on, a call that would end the process throws if the site's code makes it, because a page must not
 * end a build. `onAsked` is called too, because the code may catch the error. Calls by other code are
 * unchanged.
 */
export function forbidExit(onAsked: (error: Error) => void): void {
  const guard = <F extends AnyFunction>(
    name: string,
    own: F,
    isMeant: (...args: unknown[]) => boolean,
  ): F => {
    const guarded = (...args: unknown[]): unknown => {
      const shown = args.map((value) => (typeof value === "symbol" ? "a symbol" : JSON.stringify(value)));
      const call = `process.${name}(${shown.join(", ")})`;
      const error = new ExitRequested(`${call} was called, which would end handbill`);
      if (!isMeant(...args) || ownerOf(stackOf(error)) !== "site") return Reflect.apply(own, process, args);
      onAsked(error);
      throw error;
    };
    return guarded as unknown as F;
  };
  const always = () => true;
  const isThisProcess = (pid: unknown, signal: unknown) =>
    signal !== 0 && [process.pid, -process.pid, 0].includes(Number(pid));
  process.exit = guard("exit", process.exit, always);
  process.abort = guard("abort", process.abort, always);
  process.kill = guard("kill", process.kill, isThisProcess);
  const inner = process as unknown as { reallyExit: AnyFunction };
  inner.reallyExit = guard("reallyExit", inner.reallyExit, always);
}
