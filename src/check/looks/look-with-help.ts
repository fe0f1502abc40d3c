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

/** Pages that somebody has begun to look at from the end; undefined where one is not as it was then. */
export interface PagesOnTheWay {
  readonly pages: readonly (CheckedPage | undefined)[];
  readonly help: Help;
}

export interface Helpers {
  readonly askHelp: AskHelp;
  readonly onTheWay?: PagesOnTheWay | undefined;
  /** Told when nobody is asked for anything any more. */
  readonly onLooked?: (() => void) | undefined;
  readonly turns?: Turns | undefined;
}

/** Looks at pages from the front, until they are done or somebody has looked at the rest from the end. */
export async function lookWithHelp(
  check: TreeCheck,
  { askHelp, onTheWay, onLooked, turns }: Helpers,
): Promise<void> {
  if (onTheWay) await share(check, onTheWay.pages, { ask: () => onTheWay.help, turns });
  const pages = check.open;
  const { rules } = check;
  // Of few that are left nobody need be told.
  const areFew = onTheWay !== undefined && pages.length < fewPages;
  await share(check, pages, { ask: (done) => (areFew ? undefined : askHelp({ pages, done, rules })), turns });
  onLooked?.();
}

const fewPages = 100;

interface Sharing {
  readonly ask: (done: number) => Help | undefined;
  readonly turns: Turns | undefined;
}

async function share(
  check: TreeCheck,
  pages: readonly (CheckedPage | undefined)[],
  { ask, turns }: Sharing,
): Promise<void> {
  let help: Help | undefined;
  let done = 0;
  for (const page of pages) {
    help ??= ask(done);
    if (help && !help.takeOne()) break;
    if (page && check.isOpen(page)) check.lookAt(page);
    done++;
    if (turns?.isOver()) await turns.next();
  }
  // Somebody who has taken none may be busy with something else.
  if (!help || done === pages.length) return;
  for (const [at, looked] of (await help.looked()).entries()) {
    const page = pages[pages.length - 1 - at];
    if (page && looked && check.isOpen(page)) check.add(page, looked);
  }
}
