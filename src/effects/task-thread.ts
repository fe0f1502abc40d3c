import type { StartThread, Thread } from "./thread.js";

/** What a thread of pages can be asked for. */
export type PageTask = "make" | "fill" | "look";

export interface TaskMessage {
  readonly task: PageTask;
  readonly given: unknown;
}

export type TaskAnswer = { readonly result: unknown } | { readonly thrown: string };

/** A thread that does what it is asked for, one thing after the other. */
export class TaskThread {
  readonly #thread: Thread<TaskAnswer>;
  readonly #waiting: { resolve: (result: unknown) => void; reject: (reason: unknown) => void }[] = [];
  #over: { readonly reason: unknown } | undefined;

  constructor(startThread: StartThread) {
    this.#thread = startThread<TaskAnswer>("page-thread");
    this.#thread.listen(
      (answer) => {
        const asked = this.#waiting.shift();
        if ("result" in answer) asked?.resolve(answer.result);
        else asked?.reject(new Error(answer.thrown));
      },
      (reason) => this.#stop(reason),
    );
  }

  /** Asks for something, as plain data; `Result` is what that task gives. Rejects if the thread fails. */
  ask<Result>(task: PageTask, given: unknown): Promise<Result> {
    // Not async: until the answer is there, such a function would keep what was given, which is copied.
    return new Promise<unknown>((resolve, reject) => {
      if (this.#over) throw this.#over.reason;
      this.#waiting.push({ resolve, reject });
      try {
        this.#thread.send({ task, given } satisfies TaskMessage);
      } catch (reason) {
        // It cannot be copied: nobody will answer.
        this.#waiting.pop();
        throw reason;
      }
    }) as Promise<Result>;
  }

  /** Whether all that it was asked for is done. */
  get isIdle(): boolean {
    return this.#waiting.length === 0;
  }

  async end(): Promise<void> {
    this.#stop(new Error("the thread was ended"));
    await this.#thread.end();
  }

  #stop(reason: unknown): void {
    this.#over ??= { reason };
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}
