import type { Place } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { movedFacts } from "../../model/config/moved-names.js";
import type { Facts } from "../../model/facts/facts.js";
import { nearest } from "../../text/nearest.js";

export interface UnstatableContext {
  readonly facts: Facts;
  readonly log: Diagnostics;
}

/** Says why a name cannot be put into a sentence: it is no fact, none of this site, or has no words. */
export function reportUnstatable(name: string, place: Place, { facts, log }: UnstatableContext): void {
  const kind = facts.get(name)?.kind;
  if (kind === "absent") log.add("read/absent-fact", { name }, place);
  else if (kind === "flag") log.add("read/fact-without-words", { name }, place);
  else if (kind === "terms" || kind === "changes") log.add("read/list-fact-in-text", { name }, place);
  else reportUnknown(name, place, { facts, log });
}

/** Names of an older version are known to have become others. */
export function reportUnknown(name: string, place: Place, { facts, log }: UnstatableContext): void {
  const moved = Object.hasOwn(movedFacts, name) ? movedFacts[name] : undefined;
  const near = moved !== undefined && facts.has(moved) ? moved : nearest(name, facts.keys());
  log.add("read/unknown-fact", { name, near }, place);
}
