/** A repeatable source of 32-bit integers (mulberry32). Source: https://github.com/bryc/code/blob/master/jshash/PRNGs.md. */
function bits(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** A repeatable source of numbers from 0 to 1. */
export function random(seed: number): () => number {
  const next = bits(seed);
  return () => next() / 4294967296;
}

/** A repeatable source of integers from 0 up to a limit, exclusive. */
export function randomBelow(seed: number): (below: number) => number {
  const next = bits(seed);
  return (below) => next() % below;
}
