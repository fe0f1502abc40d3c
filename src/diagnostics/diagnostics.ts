import type { CheckedPage } from "../model/pages/checked-tree.js";
import type { Place, PlaceQuery } from "../model/place.js";
import { compareText } from "../util/compare.js";
import { type Code, type CodeArgs, codes, type Severity } from "./codes.js";

export type {
  ComponentFrame,
  ElementQuery,
  FrameLine,
  Place,
  PlaceQuery,
  Seek,
  StackFrame,
  TextQuery,
} from "../model/place.js";

/** A problem that the author can fix: data, turned into text only when it is shown. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** The arguments of the code's message; `Diagnostics.add` checks their types. */
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly place: Place;
}

export function newDiagnostic<C extends Code>(code: C, args: CodeArgs<C>, place: Place = {}): Diagnostic {
  return { code, severity: codes[code].severity, args: args as Diagnostic["args"], place };
}

/** Thrown at a gate of the flow if there are errors. */
export class Stopped extends Error {
  override name = "Stopped";
}

export class Diagnostics {
  readonly #list: Diagnostic[] = [];
  /** Cached: sorting many takes long, and several steps ask for it. */
  #sorted: readonly Diagnostic[] | undefined;

  /** Returns undefined, which functions return that report a problem instead of a result. */
  add<C extends Code>(code: C, args: CodeArgs<C>, place?: Place): undefined {
    this.#list.push(newDiagnostic(code, args, place));
    this.#sorted = undefined;
  }

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
    const seen = new Set<string>();
    return this.#list.filter((diagnostic) => seen.size < seen.add(keyOf(diagnostic)).size);
  }

  /** Sorted by file, line, column and code, without repetitions. */
  sorted(): Diagnostic[] {
    // Most pages have none or one.
    if (this.#list.length < 2) return this.#list.slice();
    this.#sorted ??= sortDiagnostics(this.distinct());
    return this.#sorted.slice();
  }
}

const keyOf = ({ code, args, place }: Diagnostic) => JSON.stringify([code, args, place]);

/** Sorts by file, line, column and code; then by page and arguments. */
export const sortDiagnostics = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      compareText(a.place.file ?? "", b.place.file ?? "") ||
      (a.place.line ?? 0) - (b.place.line ?? 0) ||
      (a.place.column ?? 0) - (b.place.column ?? 0) ||
      compareText(a.code, b.code) ||
      compareText(a.place.page ?? "", b.place.page ?? "") ||
      compareText(JSON.stringify(a.args), JSON.stringify(b.args)),
  );

/** The place of a finding on a page: the only literal with one of the texts, else of the query, else the page's file. */
export function placeOf(
  { routePath, sourceFile, sources }: Pick<CheckedPage, "routePath" | "sourceFile" | "sources">,
  texts: readonly string[] = [],
  query: PlaceQuery = {},
): Place {
  const place = { file: sourceFile, page: routePath };
  if (texts.length === 0 && Object.keys(query).length === 0) return place;
  return { ...place, seek: { kind: "literal", texts, files: sources, ...query } };
}
