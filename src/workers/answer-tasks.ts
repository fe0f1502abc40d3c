import { parentPort } from "node:worker_threads";
import { stackOf } from "../diagnostics/describe-thrown.js";
import type { TaskAnswer, TaskMessage, TaskName } from "../effects/task-thread.js";

export type Tasks<Name extends TaskName> = Readonly<Record<Name, (given: never) => unknown>>;

/** Does what this thread is asked for, in turn. */
export function answerTasks<Name extends TaskName>(tasks: Tasks<Name>): void {
  let working: Promise<void> = Promise.resolve();
  parentPort?.on("message", (message: TaskMessage<Name>) => {
    working = working.then(() => answer(message, tasks));
  });
}

async function answer<Name extends TaskName>(
  { task, given }: TaskMessage<Name>,
  tasks: Tasks<Name>,
): Promise<void> {
  let told: TaskAnswer;
  try {
    told = { result: await tasks[task](given as never) };
  } catch (thrown) {
    told = { thrown: stackOf(thrown) ?? "" };
  }
  parentPort?.postMessage(told);
}
