import type { Evidence, Outcome, ReviewItem } from "../diagnostics/review.js";
import { isOldSource } from "../model/review/laws.js";
import { compareText } from "../util/compare.js";
import { type Requirement, type RequirementId, requirements } from "./requirements.js";

export interface Finding {
  readonly requirement: RequirementId;
  /** The subject, if a requirement has several: `EMAIL_ADDRESS`. */
  readonly about?: string;
  readonly outcome: Outcome;
  readonly finding: string;
  readonly hint?: string | undefined;
  /** Whether it relies on words alone. */
  readonly isGuess?: boolean;
  readonly site?: readonly Evidence[];
  readonly app?: readonly Evidence[];
}

type Details = Omit<Finding, "requirement" | "outcome" | "finding">;

const findingOf =
  (outcome: Outcome) =>
  (requirement: RequirementId, finding: string, details: Details = {}): Finding => ({
    ...{ requirement, outcome, finding },
    ...details,
  });

export const passed = findingOf("passed");
export const failed = findingOf("failed");
/** For a person to judge. */
export const unclear = findingOf("judge");
export const notApplicable = findingOf("not-applicable");

interface ItemContext {
  readonly judged: Readonly<Record<string, string>>;
  readonly today: string | undefined;
}

/**
 * Turns a finding into an item. Three rules apply to all: a requirement from memory never fails, nor does a law before it applies, and an
 * item that a person has accepted passes.
 */
export function itemOf(finding: Finding, { judged, today }: ItemContext): ReviewItem {
  const { store, rule, demand, source }: Requirement = requirements[finding.requirement];
  const id = idOf(finding);
  const isComing = source.since !== undefined && today !== undefined && today < source.since;
  const isUnsure = finding.outcome === "failed" && (source.certainty === "memory" || isComing);
  const outcome = isUnsure ? "judge" : finding.outcome;
  const isOpen = outcome === "failed" || outcome === "judge";
  const reason = isOpen && Object.hasOwn(judged, id) ? judged[id] : undefined;
  return {
    id,
    store,
    rule,
    demand,
    source: { ...source, ...(isOldSource(source.retrieved, today) && { isOld: true }) },
    outcome: reason === undefined ? outcome : "passed",
    finding: finding.finding,
    hint: isOpen && reason === undefined ? finding.hint : undefined,
    isGuess: finding.isGuess ?? false,
    site: finding.site ?? [],
    app: finding.app ?? [],
    judged: reason,
  };
}

export function idOf({ requirement, about }: Pick<Finding, "requirement" | "about">): string {
  if (about === undefined) return requirement;
  const part = about
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${requirement}-${part}`;
}

/** Sorts findings in the order of the table, Apple's first; those of one requirement by name. */
export function inOrder(items: readonly Finding[]): Finding[] {
  const order = Object.keys(requirements);
  return [...items].sort(
    (one, other) =>
      order.indexOf(one.requirement) - order.indexOf(other.requirement) ||
      compareText(idOf(one), idOf(other)),
  );
}
