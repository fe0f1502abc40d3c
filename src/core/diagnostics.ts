import { type Code, type CodeArgs, codes } from "./codes.js";
import { compareText } from "./compare.js";
import type { Diagnostic, Place } from "./diagnostic.js";

/** Thrown at a gate of the flow when errors have been collected. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** Collects what is wrong while the flow goes on. */
export class Diagnostics {
  readonly #list: Diagnostic[] = [];

  add<C extends Code>(code: C, args: CodeArgs<C>, place: Place = {}): void {
    this.#list.push({ code, severity: codes[code].severity, args: args as Diagnostic["args"], place });
  }

  /** Takes over what was collected elsewhere. */
  take(diagnostics: readonly Diagnostic[]): void {
    // Not spread: how many arguments a call may have is limited.
    for (const diagnostic of diagnostics) this.#list.push(diagnostic);
  }

  /** Puts others in place of all that was collected. */
  replaceBy(diagnostics: readonly Diagnostic[]): void {
    this.#list.length = 0;
    this.take(diagnostics);
  }

  /** How many were collected. */
  get size(): number {
    return this.#list.length;
  }

  get hasErrors(): boolean {
    return this.#list.some((diagnostic) => diagnostic.severity === "error");
  }

  /** A gate: everything up to here is told together. Throws `Stopped` if there are errors. */
  stopOnErrors(): void {
    if (this.hasErrors) throw new Stopped();
  }

  /** By file, line, column and code, without repetitions. */
  sorted(): Diagnostic[] {
    const sorted = sortDiagnostics(this.#list);
    let seen = new Set<string>();
    return sorted.filter((diagnostic, at) => {
      // Those that are the same stand side by side.
      const [before, after] = [sorted[at - 1], sorted[at + 1]];
      const isFirst = !before || compareDiagnostics(before, diagnostic) !== 0;
      if (isFirst) seen = new Set();
      if (isFirst && (!after || compareDiagnostics(diagnostic, after) !== 0)) return true;
      const key = JSON.stringify([diagnostic.code, diagnostic.args, diagnostic.place]);
      return seen.size < seen.add(key).size;
    });
  }
}

/** By file, line, column and code. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(compareDiagnostics);
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.place.file ?? "", b.place.file ?? "") ||
    (a.place.line ?? 0) - (b.place.line ?? 0) ||
    (a.place.column ?? 0) - (b.place.column ?? 0) ||
    compareText(a.code, b.code) ||
    compareText(a.place.page ?? "", b.place.page ?? "") ||
    compareText(JSON.stringify(a.args), JSON.stringify(b.args))
  );
}
