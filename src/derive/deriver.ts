import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Derived, DeriveInput } from "../model/pages/derived.js";

/** One kind of derived file, a module each; what it has nothing of it leaves out. */
export type Deriver = (input: DeriveInput, log: Diagnostics) => Partial<Derived>;
