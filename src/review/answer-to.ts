import type { CheckedSite } from "../check/checked-site.js";
import type { JsonObject } from "../model/json.js";

/** The config's answer about the app, with the key that has it or should have it. */
export interface Answer {
  /** Undefined if there is no answer yet. */
  readonly value: boolean | undefined;
  readonly path: readonly string[];
}

/** The facts that `init` asks for, by the key of `review` with the same question. */
const facts = {
  accounts: ["privacy", "accounts"],
  subscriptions: ["terms", "subscriptions"],
} as const;

export type Question = keyof typeof facts;

/** `review` takes precedence; otherwise the fact that the legal documents use, unless it is still a placeholder. */
export function answerTo(question: Question, { site }: Pick<CheckedSite, "site">): Answer {
  const given = { value: site?.review[question], path: ["review", question] };
  if (!site || given.value !== undefined) return given;
  const [group, key] = facts[question];
  const fact = (site.facts[group] as JsonObject | undefined)?.[key];
  if (typeof fact !== "boolean") return given;
  const path = ["facts", group, key];
  const isOpen = path.some((_, index) => site.placeholders.includes(path.slice(0, index + 1).join(".")));
  return { value: isOpen ? undefined : fact, path };
}
