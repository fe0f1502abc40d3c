import { createHook } from "node:async_hooks";
import type { LeftRunning } from "../core/beside.js";
import { ownerOf } from "./site-frames.js";

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
  readonly stack: string;
}

/** Takes note of what the site's code starts, from now on. */
export class RunningThings {
  #started: Started[] = [];

  constructor() {
    createHook({
      init: (_id, type, _trigger, resource) => {
        // What is thrown here ends the process at once, whatever the site's code has made of errors and stacks.
        try {
          if (!Object.hasOwn(kinds, type)) return;
          const stack = stackHere();
          if (ownerOf(stack) === "site") this.#started.push({ type, resource: new WeakRef(resource), stack });
        } catch {}
      },
    }).enable();
  }

  /** Whether something of it would keep the process from ending. */
  get isAny(): boolean {
    this.#started = this.#started.filter(isRunning);
    return this.#started.length > 0;
  }

  /** Ends what is still running, and tells what that was. */
  end(): LeftRunning[] {
    const running = this.#started.filter(isRunning);
    this.#started = [];
    return running.map((started) => {
      endOne(started);
      return { what: kinds[started.type] ?? started.type, stack: started.stack };
    });
  }
}

function stackHere(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
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
