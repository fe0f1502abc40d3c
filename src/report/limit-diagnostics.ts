import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { groupBy } from "../util/group-by.js";
import { formatNumber } from "./format-table.js";

/** The number shown of one code, if there are many more: one mistake can cause a thousand in a page or document. */
const maxShown = 10;
/** Showing a few more takes little more space than mentioning them. */
const maxOfCode = 2 * maxShown;
const maxInAll = 40;
/** The number shown with code, stack and hint, which together with one line for each other one fit on two screens. */
const maxInFull = 8;

export interface Limited {
  readonly shown: readonly Diagnostic[];
  /** Those of `shown` that have more than one line. */
  readonly full: ReadonlySet<Diagnostic>;
  /** The note about those that are not shown, or not in full; undefined if there are none. */
  readonly note: string | undefined;
}

/** Limits diagnostics to two screens: the first ones of each code, so that they do not hide the others. */
export function limitDiagnostics(diagnostics: readonly Diagnostic[]): Limited {
  const groups = groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
  const share = diagnostics.length > maxInAll ? Math.ceil(maxInAll / groups.size) : maxOfCode;
  const ranked = [...groups.values()].flatMap((group) => {
    const limit = Math.min(share, group.length > maxOfCode ? maxShown : group.length);
    return group.slice(0, limit).map((diagnostic, rank) => ({ diagnostic, rank }));
  });
  const byKind = ranked.sort((a, b) => a.rank - b.rank).map(({ diagnostic }) => diagnostic);
  const isError = ({ severity }: Diagnostic) => severity === "error";
  const limited = new Set(byKind.slice(0, maxInAll));
  const errorsFirst = [...limited].sort((a, b) => Number(isError(b)) - Number(isError(a)));
  const rest = groupBy(
    diagnostics.filter((diagnostic) => !limited.has(diagnostic)),
    ({ code }) => code,
  );
  const [most, ...others] = [...rest].sort(([, a], [, b]) => b.length - a.length);
  const otherCount = others.reduce((sum, [, list]) => sum + list.length, 0);
  const of = others.length > 1 ? `${others.length} other codes` : others[0]?.[0];
  const more = most && `and ${formatNumber(most[1].length)} more of ${most[0]}`;
  const short = limited.size > maxInFull ? `the first ${maxInFull} are shown in full` : undefined;
  const left = more && of ? `${more} and ${formatNumber(otherCount)} of ${of}` : (more ?? short);
  return {
    shown: diagnostics.filter((diagnostic) => limited.has(diagnostic)),
    full: new Set(errorsFirst.slice(0, maxInFull)),
    note: left && `${left}; --json lists them all`,
  };
}
