import { createHook } from "node:async_hooks";
import { stackOf } from "../../diagnostics/describe-thrown.js";
import type { LeftRunning } from "../../model/code/side-effects.js";
import { orNothing } from "../../util/or-nothing.js";
import { ownerOf, traceAbove } from "../terminal/site-frames.js";

/** Names of things that keep a process running, for messages, by Node's names. */
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
  TTYWRAP: "reading of standard input",
};

/** The properties of Node's handles that are used here. */
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
  /** Where it was started: V8 formats a stack on demand only, which takes ten times as long as capturing it. */
  readonly trace: Error;
}

/** Most resources are closed before anyone asks, and are then forgotten. */
const maxNoted = 256;

/** Records the resources that the site's code opens, from now on. */
export class RunningThings {
  #started: Started[] = [];
  #maxNoted = maxNoted;

  constructor() {
    const init = (_id: number, type: string, _trigger: number, resource: object): void => {
      // An error here would end the process at once, however the site's code has changed errors and stacks.
      try {
        if (!Object.hasOwn(kinds, type)) return;
        this.#started.push({ type, resource: new WeakRef(resource), trace: traceAbove(init) });
        if (this.#started.length > this.#maxNoted) this.#forgetOthers();
      } catch {}
    };
    createHook({ init }).enable();
  }

  get isAny(): boolean {
    this.#forgetOthers();
    return this.#started.length > 0;
  }

  /** Closes the ones that are still open, and returns them. */
  end(): LeftRunning[] {
    this.#forgetOthers();
    const running = this.#started;
    this.#started = [];
    return running.map((started) => {
      endOne(started);
      return { what: kinds[started.type] ?? started.type, stack: stackOf(started.trace) ?? "" };
    });
  }

  /** Forgets closed resources, and those that the site's code did not open. */
  #forgetOthers(): void {
    this.#started = this.#started.filter(
      (started) => isRunning(started) && ownerOf(stackOf(started.trace)) === "site",
    );
    this.#maxNoted = this.#started.length + maxNoted;
  }
}

function isRunning({ resource }: Started): boolean {
  const running = resource.deref();
  // A finished timer still reports a reference.
  return running?.hasRef?.() === true && running._destroyed !== true;
}

function endOne({ type, resource }: Started): void {
  const running = resource.deref();
  if (type === "Timeout") clearTimeout(running as unknown as NodeJS.Timeout);
  // It may have closed by itself; otherwise it closes with the process.
  else orNothing(() => (type === "PROCESSWRAP" ? running?.kill?.(15) : running?.close?.()));
}
