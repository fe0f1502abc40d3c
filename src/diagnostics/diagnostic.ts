import type { Place } from "../model/place.js";
import type { Code, Severity } from "./codes.js";

export type {
  ComponentFrame,
  FrameLine,
  Place,
  Seek,
  Sought,
  SoughtElement,
  SoughtText,
  StackFrame,
} from "../model/place.js";

/** A problem that the author can fix: data, turned into text only when it is shown. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** The arguments of the code's message; `Diagnostics.add` checks their types. */
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly place: Place;
}
