import { expect, test } from "vitest";
import { keyFinder, sentenceKeys } from "./page-sentences.js";

const pieces = [
  "Events",
  "near",
  "you",
  "Ärger",
  "İyi",
  "ΣΑΣ",
  "Kino",
  "Σ",
  "’s",
  "“so”",
  "Ẋ",
  "😀",
  "Lumen",
  "a",
];
const edges = ["", " ", '"', "“", "‘", "…", "!", "?!", ".", ":", "  "];

/** Random sentences, the same ones in each run. */
function* sentencesOf(count: number): Generator<string> {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return Math.floor(seed / 65536) % most;
  };
  for (let at = 0; at < count; at++) {
    const words = Array.from({ length: next(4) }, () => pieces[next(pieces.length)]);
    yield `${edges[next(edges.length)]}${words.join(" ")}${edges[next(edges.length)]}`;
  }
}

test("a sentence is found by each of its forms, and by no other", () => {
  const all = [...sentencesOf(4000)];
  const keys = new Set(all.slice(0, 400).flatMap((sentence) => sentenceKeys(sentence, "Lumen")));
  const find = keyFinder(keys, "Lumen");
  const found = all.map(find);
  expect(found).toEqual(all.map((one) => sentenceKeys(one, "Lumen").find((key) => keys.has(key))));
  expect(new Set(found).size).toBeGreaterThan(100);
  expect(found).toContain(undefined);
});

test("case, quotes and final punctuation do not distinguish sentences", () => {
  const find = keyFinder(sentenceKeys("It's “the” one you’ll see.", undefined), undefined);
  expect(find(' “IT’S "the" one you\'ll SEE…”')).toBe("it's \"the\" one you'll see");
});
