/** Thrown when a build continues although its result is no longer needed. */
export class Superseded extends Error {
  override name = "Superseded";
}

/** Lets other work run during a long task. */
export interface Turns {
  /** Whether the current turn has lasted long enough to let other work run. */
  readonly isOver: () => boolean;
  /** Lets other work run if the turn is over. Throws `Superseded` if the task should not continue. */
  readonly next: () => Promise<void>;
}

/** Calls a function with each item in order, in as many turns as needed. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  turns: Turns | undefined,
  work: (item: Item) => void,
): Promise<void> {
  for (const item of items) {
    work(item);
    if (turns?.isOver()) await turns.next();
  }
}
