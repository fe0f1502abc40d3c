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
  /** Of very many it takes long, and several steps ask for it. */
  #sorted: readonly Diagnostic[] | undefined;

  add<C extends Code>(code: C, args: CodeArgs<C>, place: Place = {}): void {
    this.#list.push({ code, severity: codes[code].severity, args: args as Diagnostic["args"], place });
    this.#sorted = undefined;
  }

  /** Takes over what was collected elsewhere. */
  take(diagnostics: readonly Diagnostic[]): void {
    // Not spread: how many arguments a call may have is limited.
    for (const diagnostic of diagnostics) this.#list.push(diagnostic);
    this.#sorted = undefined;
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
    this.#sorted ??= withoutRepeats(sortDiagnostics(this.#list));
    return this.#sorted.slice();
  }
}

/** Those that are the same stand side by side. */
function withoutRepeats(sorted: readonly Diagnostic[]): Diagnostic[] {
  let seen: Set<string> | undefined;
  return sorted.filter((diagnostic, at) => {
    const before = sorted[at - 1];
    if (!before || compareDiagnostics(before, diagnostic) !== 0) {
      seen = undefined;
      return true;
    }
    seen ??= new Set([keyOf(before)]);
    return seen.size < seen.add(keyOf(diagnostic)).size;
  });
}

const keyOf = ({ code, args, place }: Diagnostic) => JSON.stringify([code, args, place]);

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
