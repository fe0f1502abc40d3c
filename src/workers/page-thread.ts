import { type LookTask, lookFromEnd } from "../check/looks/share-looks.js";
import type { FillTask, MakeTask } from "../output/stage-ahead.js";
import { answerTasks } from "./answer-tasks.js";
import { fillFiles, makeFiles } from "./write-shared.js";

/*
 * A thread that does with pages what it is asked for.
 * It is compiled to a file of its own.
 */
answerTasks({
  make: (given: MakeTask) => makeFiles(given),
  fill: (given: FillTask) => fillFiles(given),
  look: (given: LookTask) => lookFromEnd(given),
});
