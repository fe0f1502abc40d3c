/** Thrown when a build continues although its result is no longer needed. */
export class Superseded extends Error {
  override name = "Superseded";
}

/** Lets other work run during a long task, as a browser's scheduler does. */
export interface Scheduler {
  readonly shouldYield: () => boolean;
  /** Lets other work run if it is time for that. Throws `Superseded` if the task should not continue. */
  readonly yield: () => Promise<void>;
}

/** Calls a function with each item in order, and lets other work run in between. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  scheduler: Scheduler | undefined,
  work: (item: Item) => void,
): Promise<void> {
  for (const item of items) {
    work(item);
    if (scheduler?.shouldYield()) await scheduler.yield();
  }
}
