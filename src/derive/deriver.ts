import type { Derived, DeriveInput } from "../core/derived.js";
import type { Diagnostics } from "../core/diagnostics.js";

/** One kind of derived file, a module each; what it has nothing of it leaves out. */
export type Deriver = (input: DeriveInput, log: Diagnostics) => Partial<Derived>;
