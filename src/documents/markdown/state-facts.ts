import type { Fact, Facts } from "../../model/facts/facts.js";

/** A fact named in a text: `{{legal.minimumAge}}`. */
export interface FactMention {
  readonly name: string;
  /** The position of its `{{`, from 0. */
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

/** Inserts the text of facts. A mention of an unknown fact, or of one that is not text, stays unchanged. */
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

/** HTML that states its facts, and the names of these in their order. */
export interface StatedHtml {
  readonly html: string;
  readonly names: readonly string[];
}

/** The same for HTML that names facts in its texts only; undefined where one of them is no text, or none that HTML takes as it is. */
export function stateFactsInHtml(html: string, facts: Facts): StatedHtml | undefined {
  const names: string[] = [];
  for (const { name, source } of listMentions(html)) {
    const fact = facts.get(name);
    // What goes on over an element is none.
    if (fact?.kind !== "text" || source.includes("<") || !isPlainText(fact.text)) return undefined;
    names.push(name, ...(fact.states ?? []));
  }
  return { html: stateFacts(html, facts), names };
}

/** Whether nothing of it is escaped in HTML, or lost at the end of a line. */
const isPlainText = (text: string) => text !== "" && text === text.trim() && !/[<&\r\n]/.test(text);

/** The fact that is all of a text, if it is one that makes a block of its own. */
export function blockFact(text: string, facts: Facts): BlockFact | undefined {
  const [mention, second] = listMentions(text);
  if (!mention || second || mention.source !== text.trim()) return undefined;
  const fact = facts.get(mention.name);
  return fact?.kind === "terms" || fact?.kind === "changes" ? fact : undefined;
}

type BlockFact = Extract<Fact, { kind: "terms" | "changes" }>;
