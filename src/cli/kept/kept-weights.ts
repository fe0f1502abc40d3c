import { resolve } from "node:path";
import { fewestPages } from "../../flow/keep-pages.js";
import { type Weigh, type Weight, weigh } from "../../report/summarise-build.js";
import { effects } from "../effects.js";

/**
 * What is told of files is kept by their content: nobody need get a page from where it is kept only to tell how large it is.
 * `settle` keeps what was asked for.
 */
export function keptWeights(
  root: string,
  name: string,
  pageCount: number,
): { weigh: Weigh; settle: () => void } {
  if (pageCount < fewestPages) return { weigh, settle: () => {} };
  const store = effects.openStore(resolve(root));
  const pack = store.pack<Weight>("pages", ["weights", name]);
  return {
    weigh: (file) => {
      const hash = file.hash?.();
      const known = hash === undefined ? undefined : pack.get(hash);
      const weight = known ?? weigh(file);
      if (hash !== undefined && !known) pack.set(hash, weight);
      return weight;
    },
    settle: () => {
      pack.keep();
      store.settle();
    },
  };
}
