import type { Place } from "../model/place.js";
import type { Code, Severity } from "./codes.js";

export type {
  ComponentFrame,
  FrameLine,
  Marked,
  Place,
  Seek,
  Sought,
  SoughtElement,
  SoughtText,
  StackFrame,
} from "../model/place.js";

/** Something that the author can mend: data, worded only when it is shown. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** What the code's message needs; `Diagnostics.add` ties them to the code. */
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly place: Place;
}
