/**
 * A fact that Markdown can name: a text, a list of terms with their meanings, a condition without text such as whether there is a store,
 * or a fact that this config leaves out.
 */
export type Fact =
  /** Text; `states` lists the facts that are inserted with it. */
  | { readonly kind: "text"; readonly text: string; readonly states?: readonly string[] }
  | { readonly kind: "terms"; readonly terms: readonly Term[] }
  | { readonly kind: "flag"; readonly holds: boolean }
  /** The list of a document's versions, which its history gives. */
  | { readonly kind: "changes" }
  | { readonly kind: "absent" };

export interface Term {
  /** The fact's own name, e.g. `legal.collected.account`. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export type Facts = ReadonlyMap<string, Fact>;

/** Whether a passage that depends on a fact is included in a document. */
export function holds(fact: Fact): boolean {
  if (fact.kind === "flag") return fact.holds;
  return fact.kind === "terms" || fact.kind === "changes" || (fact.kind === "text" && fact.text !== "");
}
