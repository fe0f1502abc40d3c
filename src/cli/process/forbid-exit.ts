import { ExitRequested } from "../../model/code/side-effects.js";

type AnyFunction = (...args: never[]) => unknown;

const inner = process as unknown as { reallyExit: (code: number) => never };

/** Node's own way to exit, without listeners: it works however the site's code has changed shared objects. */
export const endAtOnce = inner.reallyExit.bind(process);

export const signalSelf: (signal: NodeJS.Signals) => void = process.kill.bind(process, process.pid);

const isEnding = (name: string | symbol): name is "SIGINT" | "SIGTERM" | "SIGHUP" =>
  name === "SIGINT" || name === "SIGTERM" || name === "SIGHUP";

/**
 * From now on, each call that would end the process throws, because a page must not end a build: handbill itself uses the functions above.
 * A stack would not tell who calls, because packages also call from timers and promises. `onCall` is called too, because the code may
 * catch the error. After a signal to end, packages that listen to it may end the process, as Playwright does.
 */
export function forbidExit(onCall: (error: Error) => void): void {
  let isAllowed = false;
  const listened = new Set<string>();
  process.on("newListener", (name) => {
    if (!isEnding(name) || listened.has(name)) return;
    listened.add(name);
    process.on(name, function allow() {
      isAllowed = true;
      if (process.listenerCount(name) > 1) return;
      // The other listeners are gone: without any, the signal ends the process.
      process.off(name, allow);
      signalSelf(name);
    });
  });
  const guard = <F extends AnyFunction>(name: string, own: F, ends: (...args: unknown[]) => boolean): F => {
    const guarded = (...args: unknown[]): unknown => {
      if (isAllowed || !ends(...args)) return Reflect.apply(own, process, args);
      const shown = args.map((value) => (typeof value === "symbol" ? "a symbol" : JSON.stringify(value)));
      const error = new ExitRequested(`process.${name}(${shown.join(", ")}) was called`);
      Error.captureStackTrace(error, guarded); // without handbill's own frame
      onCall(error);
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
  inner.reallyExit = guard("reallyExit", inner.reallyExit, always);
}
