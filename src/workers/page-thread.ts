import { createRequire } from "node:module";
import type { AheadTask, TakeTask } from "../check/looks/look-ahead.js";
import { type LookTask, lookFromEnd } from "../check/looks/share-looks.js";
import type { FillTask, MakeTask } from "../output/stage-ahead.js";
import type { RenderTask } from "../render/share-rendering.js";
import { answerTasks } from "./answer-tasks.js";
import { PageTaker } from "./take-pages.js";
import { fillFiles, makeFiles } from "./write-shared.js";

/*
 * A thread that does with pages what it is asked for.
 * It is compiled to a file of its own.
 */
const require = createRequire(import.meta.url);
let taker: PageTaker | undefined;

answerTasks({
  make: (given: MakeTask) => makeFiles(given),
  fill: (given: FillTask) => fillFiles(given),
  // Who is asked for nothing else need not load what renders, nor what bounds the site's code, by which files are opened slower.
  render: async (given: RenderTask) => {
    require("./diverted-thread.cjs");
    return (await import("./render-shared.js")).renderFromEnd(given);
  },
  look: (given: LookTask) => lookFromEnd(given),
  begin: (given: AheadTask) => {
    taker = new PageTaker(given);
  },
  take: (given: TakeTask) => {
    // Who is told of nothing refused takes the pages to be written.
    if (!taker) throw new Error("it could not begin");
    return taker.take(given);
  },
  give: () => taker?.give() ?? [],
});
