import { parentPort } from "node:worker_threads";
import { stackOf } from "../diagnostics/describe-thrown.js";
import type { PageTask, TaskAnswer, TaskMessage } from "../effects/task-thread.js";

export type Tasks = Readonly<Record<PageTask, (given: never) => unknown>>;

/** Does what this thread is asked for, in turn. */
export function answerTasks(tasks: Tasks): void {
  let working: Promise<void> = Promise.resolve();
  parentPort?.on("message", (message: TaskMessage) => {
    working = working.then(() => answer(message, tasks));
  });
}

async function answer({ task, given }: TaskMessage, tasks: Tasks): Promise<void> {
  let told: TaskAnswer;
  try {
    told = { result: await tasks[task](given as never) };
  } catch (thrown) {
    told = { thrown: stackOf(thrown) ?? "" };
  }
  parentPort?.postMessage(told);
}
