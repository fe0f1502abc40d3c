import { formatList } from "../../text/list-form.js";
import { isObject } from "../../util/is-object.js";
import type { Json, JsonObject } from "../json.js";

/** A fact that Markdown can name: a text, terms with their meanings, a condition without text, or one that this config leaves out. */
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

/** The site's own facts by key path: texts, lists of texts, and conditions. */
export function listOwnFacts(own: JsonObject, language: string): [string, Fact][] {
  return list(own, "facts");

  function list(value: Json | undefined, name: string): [string, Fact][] {
    if (isObject(value)) {
      const inner = Object.entries(value).flatMap(([key, part]) => list(part, `${name}.${key}`));
      return name === "facts" ? inner : [[name, { kind: "flag", holds: inner.length > 0 }], ...inner];
    }
    return [[name, factOf(value)]];
  }

  function factOf(value: Exclude<Json, JsonObject> | undefined): Fact {
    if (value === null || value === undefined) return { kind: "absent" };
    if (typeof value === "boolean") return { kind: "flag", holds: value };
    if (typeof value !== "object") return { kind: "text", text: String(value) };
    const words = value.filter((item) => typeof item === "string" || typeof item === "number").map(String);
    if (words.length < value.length) return { kind: "flag", holds: true };
    return words.length === 0 ? { kind: "absent" } : { kind: "text", text: formatList(words, language) };
  }
}
