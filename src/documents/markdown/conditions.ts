import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { type Facts, holds } from "../../model/facts/facts.js";
import { configPlace } from "../../model/place.js";
import { nearest } from "../../text/nearest.js";
import { reportUnknown } from "./report-unstatable.js";
import { listMentions } from "./state-facts.js";

/** Whether the config leaves out an optional link, which sites name freely. A name that is close to another fact is a typo. */
const isLinkLeftOut = (name: string, facts: Facts) =>
  /^links\.[A-Za-z][\w-]*$/.test(name) && nearest(name, facts.keys()) === undefined;

/** A range of a text; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface ConditionContext {
  readonly facts: Facts;
  readonly log: Diagnostics;
  readonly placeOf: (span: Span) => Place;
  /** The ranges of code, which shows braces literally. */
  readonly code: readonly Span[];
}

export function hasConditions(text: string): boolean {
  return /\{\{\s*(?:[#/]|(?:else|if)\b)/.test(text);
}

interface Tag extends Span {
  /** The content of the braces: `#if links.instagram`, `else`, `/if`. */
  readonly words: string;
}

interface OpenPassage {
  readonly tag: Tag;
  /** Undefined if the condition is not supported: its text is shown. */
  readonly holds: boolean | undefined;
  hasElse: boolean;
}

/**
 * Keeps only the passages whose condition is true: `{{#if name}}…{{else}}…{{/if}}`. Names in the others are checked as well. `origins` are
 * the original positions of each character, `leftOut` the names of facts in excluded passages.
 */
export function chooseText(source: string, { facts, log, placeOf, code }: ConditionContext) {
  const inCode = ({ start }: Span) => code.some((span) => span.start <= start && start < span.end);
  const dropped: Span[] = [];
  const leftOut = new Set<string>();
  const open: OpenPassage[] = [];
  let from = 0;
  for (const tag of listTags(source).filter((found) => !inCode(found))) {
    passTo(tag.start);
    dropped.push(tag);
    from = tag.end;
    followTag(tag);
  }
  passTo(source.length);
  for (const { tag, holds } of open)
    if (holds !== undefined) log.add("read/unclosed-condition", { tag: tag.words }, placeOf(tag));
  return { ...withoutSpans(source, dropped), leftOut };

  function passTo(end: number): void {
    const isShown = open.every((passage) => passage.holds !== passage.hasElse);
    if (isShown) return;
    dropped.push({ start: from, end });
    for (const { name, index, source: words } of listMentions(source.slice(from, end))) {
      const span = { start: from + index, end: from + index + words.length };
      if (inCode(span)) continue;
      leftOut.add(name);
      if (!facts.has(name) && !isLinkLeftOut(name, facts)) reportUnknown(name, placeOf(span), { facts, log });
    }
  }

  function followTag(tag: Tag): void {
    const [, hash, condition] = /^(#?)if\s+(\S+)$/.exec(tag.words) ?? [];
    const passage = open.at(-1);
    if (condition !== undefined) {
      if (hash === "") log.add("read/unknown-condition", { tag: tag.words }, placeOf(tag));
      const fact = facts.get(condition);
      if (!fact && !isLinkLeftOut(condition, facts)) reportUnknown(condition, placeOf(tag), { facts, log });
      if (fact?.kind === "text" && /^(?:false|no|none|off)$/i.test(fact.text)) {
        const expected = "false without quotes, because a condition is true for any text";
        const args = { key: condition, expected, received: JSON.stringify(fact.text) };
        log.add("read/invalid-value", args, configPlace(condition.split(".")));
      }
      open.push({ tag, holds: fact !== undefined && holds(fact), hasElse: false });
    } else if (tag.words === "else" && passage && !passage.hasElse) {
      passage.hasElse = true;
    } else if (passage && tag.words === `/${/\w+/.exec(passage.tag.words)}`) {
      open.pop();
    } else if (tag.words === "else" || tag.words === "/if") {
      const second = tag.words === "else" && passage !== undefined ? "second" : undefined;
      log.add("read/stray-condition", { tag: tag.words, second }, placeOf(tag));
    } else {
      log.add("read/unknown-condition", { tag: tag.words }, placeOf(tag));
      if (tag.words.startsWith("#")) open.push({ tag, holds: undefined, hasElse: false });
    }
  }
}

function listTags(source: string): Tag[] {
  return [...source.matchAll(/\{\{\s*([#/][^{}]*|else(?:\s[^{}]*)?|if\s[^{}]*)\}\}/g)].map((match) => ({
    words: (match[1] ?? "").trim().replace(/^([#/])\s+/, "$1"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Removes ranges from a text, and the lines that become blank. */
function withoutSpans(source: string, spans: readonly Span[]): { text: string; origins: number[] } {
  const included = new Uint8Array(source.length).fill(1);
  for (const { start, end } of spans) included.fill(0, start, end);
  let start = 0;
  for (const line of source.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const end = start + line.length;
    const rest = line
      .split("")
      .filter((_, index) => included[start + index] === 1)
      .join("");
    if (rest.length < line.length && rest.trim() === "") included.fill(0, start, end);
    start = end;
  }
  const origins = [...included.keys()].filter((index) => included[index] === 1);
  return { text: origins.map((index) => source[index]).join(""), origins };
}
