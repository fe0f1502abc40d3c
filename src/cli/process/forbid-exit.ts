import { stackOf } from "../../diagnostics/describe-thrown.js";
import { EndAskedFor } from "../../model/beside.js";
import { ownerOf } from "../terminal/site-frames.js";

type AnyFunction = (...args: never[]) => unknown;

/**
 * From now on what would end the process throws when the site's code calls it: it is not for a page to end a
 * build. `onAsked` is told too, since the code may catch it. Calls of others do what they always did.
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
      const error = new EndAskedFor(`${call} was called, which would end handbill`);
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
