import { groupBy } from "../util/group-by.js";

interface AnchorsOfPage {
  /** The recorded ids of a page, in order. */
  readonly before: readonly string[];
  /** The ids of the page's headings, in order. */
  readonly now: readonly string[];
  /** Recorded anchors that no longer exist. */
  readonly lost: readonly string[];
  /** New headings that replace no recorded anchor yet. */
  readonly fresh: readonly string[];
}

/** The minimum similarity of two ids for the same heading in other words. */
const minScore = 0.5;

/**
 * Finds the new heading that replaces each lost one: the most similar, or, if none is similar, the one at the same position, provided
 * that as many were added there as were lost. Each new heading replaces one at most.
 */
export function pairAnchors({ before, now, lost, fresh }: AnchorsOfPage): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const candidates = lost
    .flatMap((id) => fresh.map((to) => ({ id, to, score: similarity(id, to) })))
    .filter(({ score }) => score >= minScore)
    .sort((one, other) => other.score - one.score);
  const paired = new Set<string>();
  const pair = (id: string, to: string) => {
    pairs.set(id, to);
    paired.add(to);
  };
  for (const { id, to } of candidates) if (!pairs.has(id) && !paired.has(to)) pair(id, to);

  const lostByGap = groupByGap(
    before,
    lost.filter((id) => !pairs.has(id)),
    new Set(now),
  );
  const freshByGap = groupByGap(
    now,
    fresh.filter((to) => !paired.has(to)),
    new Set(before),
  );
  for (const [gap, ids] of lostByGap) {
    const replacements = freshByGap.get(gap) ?? [];
    if (replacements.length === ids.length)
      for (const [index, id] of ids.entries()) pair(id, replacements[index] ?? id);
  }
  return pairs;
}

/** Groups ids by their neighbours, ids that the page had before and still has. */
function groupByGap(
  list: readonly string[],
  wanted: readonly string[],
  common: ReadonlySet<string>,
): Map<string, string[]> {
  const isCommon = (other: string) => common.has(other);
  return groupBy(wanted, (id) => {
    const index = list.indexOf(id);
    return JSON.stringify([list.slice(0, index).findLast(isCommon), list.slice(index).find(isCommon)]);
  });
}

/**
 * The similarity of two texts, from 0 to 1: the share of common pairs of adjacent characters (Sørensen and Dice). It works without
 * knowledge of a language.
 */
export function similarity(a: string, b: string): number {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const left = [...other];
  const shared = one.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return one.length + other.length === 0 ? 0 : (2 * shared.length) / (one.length + other.length);
}

/** The pairs of characters within words, so that word order matters little. */
const pairsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => {
      const characters = [...word];
      return characters.length === 1
        ? [word]
        : characters.slice(1).map((next, index) => `${characters[index]}${next}`);
    });
