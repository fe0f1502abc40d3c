import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { groupBy } from "../util/group-by.js";

/** The number shown of equal messages, and of one code, if there are many more. */
const maxShown = 10;
/** Showing a few more takes little more space than mentioning them. */
const maxInFull = 2 * maxShown;

/** A diagnostic that is shown, and, after the last of several equal ones, those that are not. */
export interface Shown {
  readonly diagnostic: Diagnostic;
  readonly rest: readonly Diagnostic[];
}

/** Limits diagnostics that only differ in their places to the first ones, so that they do not hide the others. */
export function limitSimilar(diagnostics: readonly Diagnostic[]): Shown[] {
  const groups = new Map<string, Diagnostic[]>();
  const ranked = diagnostics.map((diagnostic) => {
    const { code, severity, args } = diagnostic;
    // The document is identified by the place too.
    const key = JSON.stringify([code, severity, { ...args, document: "" }]);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    return { diagnostic, group, rank: group.push(diagnostic) };
  });
  const shown = ranked.flatMap(({ diagnostic, group, rank }) => {
    if (group.length <= maxInFull) return { diagnostic, rest: [] };
    if (rank > maxShown) return [];
    return { diagnostic, rest: rank === maxShown ? group.slice(maxShown) : [] };
  });
  return limitCodes(shown);
}

/** Limits the diagnostics of one code to the first ones: one mistake can cause a thousand in a page or document. */
function limitCodes(shown: readonly Shown[]): Shown[] {
  const ofCode = groupBy(shown, ({ diagnostic: { code, severity } }) => `${severity} ${code}`);
  const ends = new Map<Diagnostic, Shown>();
  const dropped = new Set<Diagnostic>();
  for (const list of ofCode.values()) {
    if (list.length <= maxInFull) continue;
    const [last, ...others] = list.slice(maxShown - 1);
    if (!last) continue;
    const rest = [...last.rest, ...others.flatMap((shown) => [shown.diagnostic, ...shown.rest])];
    ends.set(last.diagnostic, { diagnostic: last.diagnostic, rest });
    for (const { diagnostic } of others) dropped.add(diagnostic);
  }
  return shown.flatMap((shown) =>
    dropped.has(shown.diagnostic) ? [] : (ends.get(shown.diagnostic) ?? shown),
  );
}
