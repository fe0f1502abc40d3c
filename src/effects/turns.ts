/** Thrown when a build continues whose result is no longer needed. */
export class Superseded extends Error {
  override name = "Superseded";
}

/** Lets others have their turn while something long goes on. */
export interface Turns {
  /** Whether it has gone on for so long by now that others should be let in as soon as it can be. */
  readonly isOver: () => boolean;
  /** Lets others in, if the turn is over. Throws `Superseded` if it is not to go on. */
  readonly next: () => Promise<void>;
}

/** Does a piece of work with each item in order, in as many turns as that takes. */
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
