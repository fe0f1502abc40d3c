import { likeness } from "./likeness.js";

export interface AnchorsOfPage {
  /** The ids that the record has of a page, in its order. */
  readonly before: readonly string[];
  /** The ids of the page's headings, in their order. */
  readonly now: readonly string[];
  /** Recorded anchors that no longer exist. */
  readonly lost: readonly string[];
  /** Headings that nothing else has taken. */
  readonly fresh: readonly string[];
}

/** From here on two ids say the same in other words. */
const leastScore = 0.5;

/**
 * Which new heading took the place of each one that is gone: the one that is most alike, and of those that are like
 * none the one at the same position, if as many came there as went. A new heading takes the place of one.
 */
export function pairAnchors({ before, now, lost, fresh }: AnchorsOfPage): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const candidates = lost
    .flatMap((id) => fresh.map((to) => ({ id, to, score: likeness(id, to) })))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score);
  const paired = new Set<string>();
  const pair = (id: string, to: string) => {
    pairs.set(id, to);
    paired.add(to);
  };
  for (const { id, to } of candidates) if (!pairs.has(id) && !paired.has(to)) pair(id, to);

  const gone = groupByGap(
    before,
    lost.filter((id) => !pairs.has(id)),
    new Set(now),
  );
  const come = groupByGap(
    now,
    fresh.filter((to) => !paired.has(to)),
    new Set(before),
  );
  for (const [gap, ids] of gone) {
    const there = come.get(gap) ?? [];
    if (there.length === ids.length) for (const [index, id] of ids.entries()) pair(id, there[index] ?? id);
  }
  return pairs;
}

/** The wanted ids of a list by the ids around them that the page had before and has now. */
function groupByGap(
  list: readonly string[],
  wanted: readonly string[],
  stayed: ReadonlySet<string>,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of wanted) {
    const index = list.indexOf(id);
    const isStill = (other: string) => stayed.has(other);
    const gap = JSON.stringify([list.slice(0, index).findLast(isStill), list.slice(index).find(isStill)]);
    groups.set(gap, [...(groups.get(gap) ?? []), id]);
  }
  return groups;
}
