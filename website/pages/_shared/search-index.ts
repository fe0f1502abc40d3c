import { wordsOf } from "./search-words";

interface Index {
  readonly pages: readonly (readonly [href: string, title: string, headings: readonly [string, string][]])[];
  readonly shards: Readonly<Record<string, string>>;
}

/** A page, or one of its headings. */
export interface Part {
  readonly href: string;
  readonly title: string;
  readonly heading: string;
}

/** The maximum number of results. */
export const most = 12;

const loads = new Map<string, Promise<unknown>>();

function load<Value>(href: string): Promise<Value> {
  const loading = loads.get(href) ?? fetch(href).then((response) => response.json());
  loads.set(href, loading);
  loading.catch(() => loads.delete(href));
  return loading as Promise<Value>;
}

/** The parts with most words of a query, the best first. Its last word may be incomplete. */
export async function search(query: string, indexHref: string): Promise<Part[]> {
  const { pages, shards } = await load<Index>(indexHref);
  const parts = pages.flatMap(([href, title, headings]): Part[] => [
    { href, title, heading: "" },
    ...headings.map(([id, heading]) => ({ href: `${href}#${id}`, title, heading })),
  ]);
  // A heading of several pages, such as "Deploy", says little.
  const isRepeated = (heading: string) => parts.filter((part) => part.heading === heading).length > 2;
  const scores = new Map<number, { words: number; score: number }>();
  // Skip words of one letter.
  const typed = [...wordsOf(query)];
  const words = typed.length > 1 ? typed.filter((word) => !/^[a-z]$/.test(word)) : typed;
  for (const word of words) {
    const found = new Map<number, number>();
    for (const [number, { title, heading }] of parts.entries()) {
      const own = [...wordsOf(heading || title)];
      const isNamed = own.includes(word) || own.includes(`${word}s`);
      const named = () => (own[0] === word && (heading === "" || !isRepeated(heading)) ? 14 : 8);
      const score = isNamed ? named() : own.some((other) => other.startsWith(word)) ? 3 : 0;
      if (score > 0) found.set(number, heading ? score : score * 1.5);
    }
    const letters = Object.keys(shards).filter(
      (key) => word.startsWith(key) || (word.length > 1 && key.startsWith(word)),
    );
    const loaded = await Promise.all(letters.map((key) => load<Record<string, number[]>>(shards[key] ?? "")));
    const inText = new Map<number, number>();
    for (const [other, numbers] of loaded.flatMap(Object.entries<number[]>)) {
      if (word.length === 1 || !other.startsWith(word)) continue;
      // The first parts of the list are the best.
      for (const [rank, number] of numbers.entries()) {
        const score = (other === word ? 2 : 1) + 4 / (rank + 2);
        inText.set(number, Math.max(score, inText.get(number) ?? 0));
      }
    }
    for (const [number, score] of inText) found.set(number, score + (found.get(number) ?? 0));
    for (const [number, score] of found) {
      const before = scores.get(number) ?? { words: 0, score: 0 };
      scores.set(number, { words: before.words + 1, score: before.score + score });
    }
  }
  const mostWords = Math.max(...[...scores.values()].map((one) => one.words));
  const best = [...scores].filter(([, one]) => one.words === mostWords);
  best.sort(([one, a], [other, b]) => b.score - a.score || one - other);
  return best.slice(0, most).flatMap(([number]) => parts[number] ?? []);
}
