import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Derived, DeriveInput } from "../model/pages/derived.js";

/** Makes one kind of derived files; it returns only the parts it has. */
export type Deriver = (input: DeriveInput, log: Diagnostics) => Partial<Derived>;
