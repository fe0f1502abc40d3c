import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import type { Facts } from "../../model/facts/facts.js";
import { nearest } from "../../text/nearest.js";

interface UnstatableContext {
  readonly facts: Facts;
  readonly log: Diagnostics;
}

/** Reports why a name cannot be inserted: it is unknown, missing on this site, or has no text. */
export function reportUnstatable(name: string, place: Place, { facts, log }: UnstatableContext): void {
  const kind = facts.get(name)?.kind;
  if (kind === "absent") log.add("read/absent-fact", { name }, place);
  else if (kind === "flag") log.add("read/fact-without-words", { name }, place);
  else if (kind === "terms" || kind === "changes") log.add("read/list-fact-in-text", { name }, place);
  else reportUnknown(name, place, { facts, log });
}

export function reportUnknown(name: string, place: Place, { facts, log }: UnstatableContext): void {
  log.add("read/unknown-fact", { name, near: nearest(name, facts.keys()) }, place);
}
