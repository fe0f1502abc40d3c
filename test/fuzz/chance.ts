import { randomBelow } from "../support/random.js";

/** A source of random choices, the same for the same seed. */
export interface Chance {
  /** An integer from 0 up to `count`, exclusive. */
  below(count: number): number;
  /** True once in `count` calls, on average. */
  once(count: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  words(count: number): string;
}

const vocabulary =
  "tide harbour quiet morning “late” map alarm letter Zürich São boat hour week you sync key light & water – moon station ticket answer sign night < north garden window price reef".split(
    " ",
  );

export function chanceOf(seed: number): Chance {
  const below = randomBelow(seed);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error("there is nothing to choose from");
    return items[below(items.length)] as Item;
  };
  return {
    below,
    once: (count) => below(count) === 0,
    oneOf,
    words: (count) => Array.from({ length: count }, () => oneOf(vocabulary)).join(" "),
  };
}
