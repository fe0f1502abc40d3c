import type { CheckedPage } from "../core/checked-tree.js";
import type { Turns } from "../core/turns.js";
import type { LookedPage } from "./look-at-pages.js";
import type { Rules, TreeCheck } from "./tree-check.js";

/** Asks for somebody who looks at pages from the last one on; undefined if that is not worth it yet. */
export type AskHelp = (asked: {
  readonly pages: readonly CheckedPage[];
  /** How many of them are done, from the first one on. */
  readonly done: number;
  readonly rules: Rules;
}) => Help | undefined;

export interface Help {
  /** Takes one more page, the next from the front; false if all are taken, from there or from the end. */
  readonly takeOne: () => boolean;
  /** What looking at those that were taken from the end came to, the last page first. */
  readonly looked: () => Promise<readonly LookedPage[]>;
}

/** Looks at pages from the front, until they are done or somebody has looked at the rest from the end. */
export async function lookWithHelp(
  check: TreeCheck,
  askHelp: AskHelp,
  turns: Turns | undefined,
): Promise<void> {
  const { open: pages, rules } = check;
  let help: Help | undefined;
  let done = 0;
  for (const page of pages) {
    help ??= askHelp({ pages, done, rules });
    if (help && !help.takeOne()) break;
    check.lookAt(page);
    done++;
    if (turns?.isOver()) await turns.next();
  }
  // Somebody who has taken none may be busy with something else.
  if (!help || done === pages.length) return;
  for (const [at, looked] of (await help.looked()).entries()) {
    const page = pages[pages.length - 1 - at];
    if (page) check.add(page, looked);
  }
}
