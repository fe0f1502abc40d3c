import type { Turns } from "../../effects/turns.js";
import type { CheckedPage } from "../../model/checked-tree.js";
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
  /** What looking at those that were taken from the end came to, the last page first; undefined of one that is to be looked at here. */
  readonly looked: () => Promise<readonly (LookedPage | undefined)[]>;
}

export interface Helpers {
  readonly askHelp: AskHelp;
  /** Told when nobody is asked for anything any more. */
  readonly onLooked?: (() => void) | undefined;
  readonly turns?: Turns | undefined;
}

/** Looks at pages from the front, until they are done or somebody has looked at the rest from the end. */
export async function lookWithHelp(check: TreeCheck, { askHelp, onLooked, turns }: Helpers): Promise<void> {
  const pages = check.open;
  const { rules } = check;
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
  const looked = help && done < pages.length ? await help.looked() : [];
  for (const [at, one] of looked.entries()) {
    const page = pages[pages.length - 1 - at];
    if (page && one && check.isOpen(page)) check.add(page, one);
  }
  onLooked?.();
}
