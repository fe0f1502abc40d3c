import type { Fact, Facts } from "../core/facts.js";

/** A fact named in a text: `{{legal.minimumAge}}`. */
export interface FactMention {
  readonly name: string;
  /** Where its `{{` stands, from 0. */
  readonly index: number;
  /** As written, braces included. */
  readonly source: string;
}

/** Lists the facts that a text names, in their order. */
export function listMentions(text: string): FactMention[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((match) => ({
    name: match[1] ?? "",
    index: match.index,
    source: match[0],
  }));
}

/** Puts the words of facts where they are named. A mention whose fact is unknown or no text stays as it is. */
export function stateFacts(text: string, facts: Facts): string {
  let result = "";
  let end = 0;
  for (const { name, index, source } of listMentions(text)) {
    const fact = facts.get(name);
    result += text.slice(end, index) + (fact?.kind === "text" ? fact.text : source);
    end = index + source.length;
  }
  return result + text.slice(end);
}

/** The fact that is all of a text, if it is one that makes a block of its own. */
export function blockFact(text: string, facts: Facts): BlockFact | undefined {
  const [mention, second] = listMentions(text);
  if (!mention || second || mention.source !== text.trim()) return undefined;
  const fact = facts.get(mention.name);
  return fact?.kind === "terms" || fact?.kind === "changes" ? fact : undefined;
}

type BlockFact = Extract<Fact, { kind: "terms" | "changes" }>;
