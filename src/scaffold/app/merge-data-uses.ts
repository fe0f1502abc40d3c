import type { DataUse } from "../../model/review/app-project.js";

/** Merges the declarations of several files: each kind of data once, with everything declared about it. */
export function mergeDataUses(uses: readonly DataUse[]): DataUse[] {
  const merged = new Map<string, DataUse>();
  for (const { category, linked, tracking, purposes } of uses) {
    const before = merged.get(category);
    merged.set(category, {
      category,
      purposes: [...new Set([...(before?.purposes ?? []), ...purposes])],
      linked: linked || before?.linked === true,
      tracking: tracking || before?.tracking === true,
    });
  }
  return [...merged.values()];
}
