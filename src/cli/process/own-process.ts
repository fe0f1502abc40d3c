import { setTimeout as sleep, setImmediate as yieldToEvents } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { describeThrown, stackOf } from "../../diagnostics/describe-thrown.js";
import type { SideEffects } from "../../model/code/side-effects.js";
import { orNothing } from "../../util/or-nothing.js";
import { exitCodes } from "../exit-codes.js";
import { ownerOf } from "../terminal/site-frames.js";
import { flushOutput, keepStdoutForResults, printError } from "../terminal/terminal.js";
import { endAtOnce, forbidExit, signalSelf } from "./forbid-exit.js";
import { RunningThings } from "./left-running.js";

interface Listener {
  /** An uncaught error of the site's code, stored for `watchSideEffects`. */
  readonly onThrown: () => void;
  readonly onBug: (bug: unknown) => void;
}

/** How long a thread may take to stop when asked. In milliseconds. */
const threadTimeoutMs = 5000;

/** How long to wait for short timers of the site's code, in milliseconds. */
const timerTimeoutMs = 100;

/**
 * The process of a command, with a site's code in it. One command, one process. Whatever the site's code and its packages do, in a folder
 * of any name:
 * - They print to standard error; standard output is handbill's.
 * - They cannot end the process or change its exit code. Trying is reported.
 * - What they throw where nothing catches it is reported.
 * - Anything they leave running is stopped. It is reported if its stack shows that handbill did not start it.
 */
export class OwnedProcess {
  readonly #running = new RunningThings();
  readonly #thrown: unknown[] = [];
  readonly #stdoutErrors: NodeJS.ErrnoException[] = [];
  readonly #threads = new Set<Worker>();
  #listener: Listener;

  constructor(onBug: (bug: unknown) => void) {
    this.#listener = { onThrown: () => {}, onBug };
    keepStdoutForResults((error) => this.#stdoutErrors.push(error));
    forbidExit((error) => this.#take(error));
    const onUncaught = (thrown: unknown) => {
      if (ownerOf(stackOf(thrown)) === "handbill") this.#listener.onBug(thrown);
      else this.#take(thrown);
    };
    process.on("uncaughtException", onUncaught);
    process.on("unhandledRejection", onUncaught);
    process.on("worker", (thread) => {
      this.#threads.add(thread);
      thread.once("exit", () => this.#threads.delete(thread));
    });
    process.once("beforeExit", () => {
      onBug(new Error("the command ended early"));
    });
  }

  /** From now on, reports to `listener` instead. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  drainThrown(): unknown[] {
    return this.#thrown.splice(0);
  }

  /** Lets the site's pending code run, returns its side effects, and stops what is still running. */
  readonly watchSideEffects = async (): Promise<SideEffects> => {
    // Between the two, timers and events of the system are handled.
    await yieldToEvents();
    await yieldToEvents();
    const end = performance.now() + timerTimeoutMs;
    while (this.#running.isAny && performance.now() < end) await sleep(5);
    const running = this.#running.end();
    return { thrown: this.drainThrown(), running };
  };

  async end(exitCode: number): Promise<void> {
    await flushOutput();
    const failed = this.#stdoutErrors.find(({ code }) => code !== "EPIPE");
    if (failed) printError(`cannot write to standard output: ${describeThrown(failed)}`);
    await flushOutput();
    this.#running.end();
    await this.#endThreads();
    const last = failed && exitCode === exitCodes.ok ? exitCodes.output : exitCode;
    orNothing(() => process.emit("exit", last)); // a listener of the site's code may throw
    endAtOnce(last);
  }

  /** A process waits for its threads before it exits: if one is blocked in a system call, only a signal ends it. */
  async #endThreads(): Promise<void> {
    if (this.#threads.size === 0) return;
    const ended = Promise.all([...this.#threads].map((thread) => thread.terminate()));
    await Promise.race([ended, sleep(threadTimeoutMs)]);
    if (this.#threads.size === 0) return;
    printError(
      "a thread of your site's code is blocked in a system call and cannot be stopped; ending the process",
    );
    await flushOutput();
    signalSelf("SIGKILL");
  }

  #take(thrown: unknown): void {
    // A forbidden call is noted, and then throws.
    if (this.#thrown.includes(thrown)) return;
    this.#thrown.push(thrown);
    this.#listener.onThrown();
  }
}
