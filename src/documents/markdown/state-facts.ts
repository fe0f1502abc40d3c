import type { Facts } from "../../model/facts/facts.js";

/** A fact named in a text: `{{legal.minimumAge}}`. */
export interface FactMention {
  readonly name: string;
  /** The position of its `{{`, counted from 0. */
  readonly index: number;
  /** As written, with the braces. */
  readonly source: string;
}

export function listMentions(text: string): FactMention[] {
  return [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map((match) => ({
    name: match[1] ?? "",
    index: match.index,
    source: match[0],
  }));
}

/** Inserts the text of facts, without a full stop before the text's own. Unknown facts, and those that are not text, stay. */
export function stateFacts(text: string, facts: Facts): string {
  let result = "";
  let end = 0;
  for (const { name, index, source } of listMentions(text)) {
    const fact = facts.get(name);
    result += text.slice(end, index);
    end = index + source.length;
    const endsSentence = /^(?:\.(?![\p{L}\d.])|。)/u.test(text.slice(end));
    if (fact?.kind !== "text") result += source;
    else result += endsSentence ? fact.text.replace(/[.。]$/, "") : fact.text;
  }
  return result + text.slice(end);
}

/** HTML with its facts inserted, and their names in order. */
export interface StatedHtml {
  readonly html: string;
  readonly names: readonly string[];
}

/** The same for HTML with facts in its texts only; undefined if a fact is not text or needs escaping. */
export function stateFactsInHtml(html: string, facts: Facts): StatedHtml | undefined {
  const names: string[] = [];
  for (const { name, source } of listMentions(html)) {
    const fact = facts.get(name);
    // A fact cannot extend over an element.
    if (fact?.kind !== "text" || source.includes("<") || !isPlainText(fact.text)) return undefined;
    names.push(name, ...(fact.states ?? []));
  }
  return { html: stateFacts(html, facts), names };
}

/** Whether a text needs no escaping in HTML, and loses nothing at the end of a line. */
const isPlainText = (text: string) => text !== "" && text === text.trim() && !/[<&\r\n]/.test(text);

/** The fact that is the whole text, if it becomes a block of its own. */
export function blockFact(text: string, facts: Facts) {
  const [mention, second] = listMentions(text);
  if (!mention || second || mention.source !== text.trim()) return undefined;
  const fact = facts.get(mention.name);
  return fact?.kind === "terms" || fact?.kind === "changes" ? fact : undefined;
}
