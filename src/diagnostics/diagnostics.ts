import { compareText } from "../util/compare.js";
import { type Code, type CodeArgs, codes } from "./codes.js";
import type { Diagnostic, Place } from "./diagnostic.js";

/** Thrown at a gate of the flow if there are errors. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** Collects diagnostics while the flow continues. */
export class Diagnostics {
  readonly #list: Diagnostic[] = [];
  /** Cached: sorting many takes long, and several steps ask for it. */
  #sorted: readonly Diagnostic[] | undefined;

  add<C extends Code>(code: C, args: CodeArgs<C>, place: Place = {}): void {
    this.#list.push({ code, severity: codes[code].severity, args: args as Diagnostic["args"], place });
    this.#sorted = undefined;
  }

  /** Adds diagnostics that were collected elsewhere. */
  take(diagnostics: readonly Diagnostic[]): void {
    // Not spread, because a call has a limited number of arguments.
    for (const diagnostic of diagnostics) this.#list.push(diagnostic);
    this.#sorted = undefined;
  }

  /** Replaces all diagnostics by a sorted selection of them. */
  replaceBy(diagnostics: readonly Diagnostic[]): void {
    this.#list.length = 0;
    this.take(diagnostics);
    this.#sorted = diagnostics;
  }

  get size(): number {
    return this.#list.length;
  }

  get hasErrors(): boolean {
    return this.#list.some((diagnostic) => diagnostic.severity === "error");
  }

  /** A gate: everything up to here is reported together. Throws `Stopped` if there are errors. */
  stopOnErrors(): void {
    if (this.hasErrors) throw new Stopped();
  }

  /** All diagnostics, including repetitions. */
  get all(): readonly Diagnostic[] {
    return this.#list;
  }

  /** Without repetitions, unordered: silencing most of very many takes a fraction of sorting them. */
  distinct(): Diagnostic[] {
    return this.#list.filter(repeatFilter());
  }

  /** Sorted by file, line, column and code, without repetitions. */
  sorted(): Diagnostic[] {
    // Most pages have none or one.
    if (this.#list.length < 2) return this.#list.slice();
    this.#sorted ??= withoutRepeats(sortDiagnostics(this.#list));
    return this.#sorted.slice();
  }
}

/** Returns a filter for repetitions. Most pages have few diagnostics, which are compared without computing keys. */
function repeatFilter(): (diagnostic: Diagnostic) => boolean {
  const byCode = new Map<Code, Map<string, Seen>>();
  return (diagnostic) => {
    const { code, place } = diagnostic;
    const known = byCode.get(code);
    const byPage = known ?? new Map<string, Seen>();
    if (!known) byCode.set(code, byPage);
    const page = place.page ?? place.file ?? "";
    const seen = byPage.get(page);
    if (!seen) byPage.set(page, { list: [diagnostic] });
    return !seen || isNew(diagnostic, seen);
  };
}

/** The diagnostics of a code on a page so far. */
interface Seen {
  readonly list: Diagnostic[];
  /** The keys of all, once there are many. */
  keys?: Set<string>;
}

const few = 8;

function isNew(diagnostic: Diagnostic, seen: Seen): boolean {
  const { list } = seen;
  if (list.length < few) {
    const differs = list.every((before) => differ(before, diagnostic));
    if (differs) list.push(diagnostic);
    return differs;
  }
  seen.keys ??= new Set(list.map(keyOf));
  return seen.keys.size < seen.keys.add(keyOf(diagnostic)).size;
}

/** Usually the lines or the arguments differ. */
const differ = (a: Diagnostic, b: Diagnostic): boolean =>
  a.place.line !== b.place.line ||
  a.place.column !== b.place.column ||
  Object.keys(a.args).some((name) => a.args[name] !== b.args[name]) ||
  keyOf(a) !== keyOf(b);

/** Removes repetitions, which are adjacent. */
function withoutRepeats(sorted: readonly Diagnostic[]): Diagnostic[] {
  let seen: Set<string> | undefined;
  return sorted.filter((diagnostic, at) => {
    const before = sorted[at - 1];
    // Adjacent ones usually belong to different pages.
    const isOfSame = before && (before.place.page ?? "") === (diagnostic.place.page ?? "");
    if (!isOfSame || compareDiagnostics(before, diagnostic) !== 0) {
      seen = undefined;
      return true;
    }
    seen ??= new Set([keyOf(before)]);
    return seen.size < seen.add(keyOf(diagnostic)).size;
  });
}

const keyOf = ({ code, args, place }: Diagnostic) => JSON.stringify([code, args, place]);

/** Sorts by file, line, column and code; then by page. Very many diagnostics usually have few places and codes, one on each page. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { code, place } = diagnostic;
    const key = `${code} ${place.line ?? 0} ${place.column ?? 0} ${place.file ?? ""}`;
    const group = groups.get(key);
    if (group) group.push(diagnostic);
    else groups.set(key, [diagnostic]);
  }
  const sorted = [...groups.values()].sort(([a], [b]) => (a && b ? comparePlaces(a, b) : 0));
  return sorted.flatMap((group) => group.sort(compareOfPlace));
}

const compareDiagnostics = (a: Diagnostic, b: Diagnostic): number =>
  comparePlaces(a, b) || compareOfPlace(a, b);

const comparePlaces = (a: Diagnostic, b: Diagnostic): number =>
  compareText(a.place.file ?? "", b.place.file ?? "") ||
  (a.place.line ?? 0) - (b.place.line ?? 0) ||
  (a.place.column ?? 0) - (b.place.column ?? 0) ||
  compareText(a.code, b.code);

const compareOfPlace = (a: Diagnostic, b: Diagnostic): number =>
  compareText(a.place.page ?? "", b.place.page ?? "") ||
  compareText(JSON.stringify(a.args), JSON.stringify(b.args));
