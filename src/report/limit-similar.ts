import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { groupBy } from "../util/group-by.js";

/** The number shown of one code, if there are many more: one mistake can cause a thousand in a page or document. */
const maxShown = 10;
/** Showing a few more takes little more space than mentioning them. */
const maxInFull = 2 * maxShown;
/** The number shown of all codes, if there are many more: one of each at least. */
const maxInAll = 50;

/** A diagnostic that is shown, and, after the last one of its code, those that are not. */
export interface Shown {
  readonly diagnostic: Diagnostic;
  readonly rest: readonly Diagnostic[];
}

/** Limits the diagnostics of each code to the first ones, so that they do not hide the others. */
export function limitSimilar(diagnostics: readonly Diagnostic[]): Shown[] {
  const groups = groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
  const rests = new Map<Diagnostic, readonly Diagnostic[]>();
  const share = diagnostics.length > maxInAll ? Math.ceil(maxInAll / groups.size) : maxInFull;
  for (const group of groups.values()) {
    const limit = Math.min(share, group.length > maxInFull ? maxShown : group.length);
    for (const [index, diagnostic] of group.slice(0, limit).entries())
      rests.set(diagnostic, index === limit - 1 ? group.slice(limit) : []);
  }
  return diagnostics.flatMap((diagnostic) => {
    const rest = rests.get(diagnostic);
    return rest ? { diagnostic, rest } : [];
  });
}
