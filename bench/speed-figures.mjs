// Summarises the rounds of bench/speed.json.

export const states = {
  cold: "nothing cached",
  changed: "a document changed",
  component: "a component changed",
  style: "a style changed",
  same: "nothing changed",
  gone: "the output deleted, with the cache",
};

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The median of a generator's values, in seconds or MB. */
export const figureOf = ({ runs }, name, { state = "cold", of = "wall" } = {}) =>
  runs[name]?.[state]?.length > 0 ? median(runs[name][state].map((run) => run[of])) : undefined;

/** The median of the ratios of each round: `name` to `other`. */
export const ratioOf = ({ runs }, [name, other], { state = "cold", of = "wall" } = {}) =>
  runs[name]?.[state]?.length > 0 && runs[other]?.[state]?.length > 0
    ? median(runs[name][state].map((run, round) => run[of] / runs[other][state][round][of]))
    : undefined;

/** The name of a load: `S`, `M1000`, `R1000`. */
export function titleOf(load) {
  const count = Number(load.slice(1)).toLocaleString("en");
  if (load === "S") return "a small site";
  return load.startsWith("M") ? `${count} Markdown pages` : `${count} React pages`;
}
