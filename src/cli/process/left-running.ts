import { createHook } from "node:async_hooks";
import type { LeftRunning } from "../../model/code/side-effects.js";
import { orNothing } from "../../util/or-nothing.js";
import { ownerOf } from "../terminal/site-frames.js";

/** What keeps a process from ending, by Node's names of it, as a sentence calls it. */
const kinds: Readonly<Record<string, string>> = {
  Timeout: "a timer",
  TCPSERVERWRAP: "a server",
  PIPESERVERWRAP: "a server",
  TCPWRAP: "a connection",
  UDPWRAP: "a socket",
  PROCESSWRAP: "a process",
  WORKER: "a thread",
  FSEVENTWRAP: "a file watcher",
  STATWATCHER: "a file watcher",
  TTYWRAP: "the keyboard's input",
};

/** What Node's handles have, as far as it is needed here. */
interface Resource {
  readonly hasRef?: () => boolean | undefined;
  /** Of a timer. */
  readonly _destroyed?: boolean;
  readonly close?: () => void;
  readonly kill?: (signal: number) => void;
}

interface Started {
  readonly type: string;
  readonly resource: WeakRef<Resource>;
  /** Who started it: V8 writes a stack only when it is asked for, which takes ten times as long as to take it down. */
  readonly trace: Error;
}

/** Most of what was started is over before anybody asks: then it is forgotten. */
const mostNoted = 256;

/** Takes note of what the site's code starts, from now on. */
export class RunningThings {
  #started: Started[] = [];
  #mostNoted = mostNoted;

  constructor() {
    createHook({
      init: (_id, type, _trigger, resource) => {
        // What is thrown here ends the process at once, whatever the site's code has made of errors and stacks.
        try {
          if (!Object.hasOwn(kinds, type)) return;
          this.#started.push({ type, resource: new WeakRef(resource), trace: traceHere() });
          if (this.#started.length > this.#mostNoted) this.#forgetOthers();
        } catch {}
      },
    }).enable();
  }

  /** Whether something of it would keep the process from ending. */
  get isAny(): boolean {
    this.#forgetOthers();
    return this.#started.length > 0;
  }

  /** Ends what is still running, and tells what that was. */
  end(): LeftRunning[] {
    this.#forgetOthers();
    const running = this.#started;
    this.#started = [];
    return running.map((started) => {
      endOne(started);
      return { what: kinds[started.type] ?? started.type, stack: stackOf(started) ?? "" };
    });
  }

  /** What is over, and what the site's code has not started. */
  #forgetOthers(): void {
    this.#started = this.#started.filter(
      (started) => isRunning(started) && ownerOf(stackOf(started)) === "site",
    );
    this.#mostNoted = this.#started.length + mostNoted;
  }
}

function traceHere(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const trace = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return trace;
}

/** Undefined where the site's code has made of stacks what cannot be asked. */
function stackOf({ trace }: Started): string | undefined {
  return orNothing(() => trace.stack);
}

function isRunning({ resource }: Started): boolean {
  const running = resource.deref();
  // A timer that is over still says that it has a reference.
  return running?.hasRef?.() === true && running._destroyed !== true;
}

function endOne({ type, resource }: Started): void {
  const running = resource.deref();
  try {
    if (type === "Timeout") clearTimeout(running as unknown as NodeJS.Timeout);
    else if (type === "PROCESSWRAP") running?.kill?.(15);
    else running?.close?.();
  } catch {
    // It has ended by itself, or ends with the process.
  }
}
