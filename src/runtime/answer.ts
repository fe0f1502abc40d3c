import { type MessagePort, workerData } from "node:worker_threads";
import type { ThreadName } from "../effects/thread.js";

/** The data that a thread gets at its start. */
export interface ThreadData {
  readonly entry: ThreadName;
  /** Where it may put answers that are waited for in the middle of other work. */
  readonly answers: MessagePort;
  readonly board: SharedArrayBuffer;
}

/** What both sides see at once: how many answers were given, and what is wished for. */
export function openBoard(memory = new SharedArrayBuffer(8)) {
  const numbers = new Int32Array(memory);
  const [answered, wished] = [0, 1];
  return {
    memory,
    count: () => Atomics.load(numbers, answered),
    /** Whether more answers arrived within a number of milliseconds. */
    waitFor: (seen: number, ms: number) => Atomics.wait(numbers, answered, seen, ms) !== "timed-out",
    add: () => {
      Atomics.add(numbers, answered, 1);
      Atomics.notify(numbers, answered);
    },
    wish: (what: number) => void Atomics.store(numbers, wished, what),
    takeWish: () => Atomics.exchange(numbers, wished, 0),
  };
}

/** How a thread answers; when its code is only loaded, there is no receiver. */
export function openAnswers<Answer>() {
  const { answers, board } = (workerData ?? {}) as Partial<ThreadData>;
  const { add, takeWish } = openBoard(board);
  return {
    answer: (answer: Answer) => {
      answers?.postMessage(answer);
      add();
    },
    /** What is wanted first, if somebody waits for something: a number from 1. */
    takeWish: () => takeWish() || undefined,
  };
}
