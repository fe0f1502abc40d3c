import { formatList } from "../../text/list-form.js";
import type { Json, JsonObject } from "../json.js";
import type { Fact } from "./fact.js";

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

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
