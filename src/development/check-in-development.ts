import type { BuildEffects } from "../effects/effects.js";
import type { ReadStamps } from "../effects/reads.js";
import type { ResultStore } from "../effects/result-store.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import { type DevelopmentResult, type DevelopmentTask, renderInDevelopment } from "./development.js";

interface CheckContext extends Pick<BuildEffects, "startThread" | "development"> {
  readonly store: Pick<ResultStore, "get" | "set">;
}

/**
 * Returns React's warnings about pages, which takes longer than a build. They depend on the pages' code, on the packages that it loads, and
 * on the files and the environment that both read: a cached result is valid while all of those are unchanged.
 */
export async function checkInDevelopment(
  task: DevelopmentTask,
  pages: CheckedTree["pages"],
  { store, startThread, development: { packageStamps, stampReads, areUnchanged } }: CheckContext,
): Promise<DevelopmentResult> {
  const { bundle, root, sites, ...rest } = task;
  const settings = JSON.stringify({ ...rest, sites: [...sites], locks: packageStamps(root) });
  const key = { kind: "react", key: [bundle.code, settings, ...pages.map(({ html }) => html)] } as const;
  const cached = store.get<{ result: DevelopmentResult; stamps: ReadStamps }>(key);
  if (cached && areUnchanged(cached.stamps)) return cached.result;
  const { diagnostics, reads } = await renderInDevelopment(task, startThread);
  // The build has reported what the pages threw.
  const isWarning = (code: string) => code === "check/react-warning" || code === "check/changing-page";
  const result = { diagnostics: diagnostics.filter(({ code }) => isWarning(code)), reads };
  if (reads) store.set(key, { result, stamps: stampReads(reads) });
  return result;
}
