import { type CompareTask, type CopyTask, compareOutputs } from "../cache/spare-output.js";
import type { OutputTask } from "../effects/task-thread.js";
import { answerTasks } from "./answer-tasks.js";
import { copyOutput } from "./copy-output.js";

/*
 * A thread that looks at output folders, and copies one, while a build makes the next one.
 * It is compiled to a file of its own.
 */
answerTasks<OutputTask>({
  copy: (given: CopyTask) => copyOutput(given),
  compare: (given: CompareTask) => compareOutputs(given),
});
