import { categoryOf, dataTypes, purposes } from "../../model/review/data-types.js";
import type { DataUse } from "./data-use.js";
import type { CollectedFinding } from "./finding.js";

/** Merges the declarations of several files: each kind of data once, with everything declared about it. */
export function mergeDataUses(findings: readonly CollectedFinding[]): DataUse[] {
  const merged = new Map<string, DataUse>();
  for (const { type, linked, tracking, purposes: ids } of findings) {
    const category = categoryNamed(type);
    const before = merged.get(category);
    const named = ids.map(purposeNamed);
    merged.set(category, {
      category,
      purposes: [...new Set([...(before?.purposes ?? []), ...named])],
      linked: linked || before?.linked === true,
      tracking: tracking || before?.tracking === true,
    });
  }
  return [...merged.values()];
}

/** fastlane's name of a kind of data: `EMAIL_ADDRESS` for `EmailAddress`. */
export const categoryNamed = (type: string): string => nameOf(type, dataTypes);

/** fastlane's name of a purpose: `ANALYTICS` for `Analytics`. */
export const purposeNamed = (id: string): string => nameOf(id, purposes);

/** fastlane's name for Apple's id; for the few without one, a name in the same form. */
function nameOf(id: string, table: Readonly<Record<string, string>>): string {
  const [known] = Object.entries(table).find(([, apple]) => apple === id) ?? [];
  return known ?? categoryOf(id);
}
