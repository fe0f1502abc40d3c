/**
 * The similarity of two texts, from 0 to 1: the share of common pairs of adjacent characters (Sørensen and Dice). It works without
 * knowledge of a language.
 */
export function likeness(a: string, b: string): number {
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
