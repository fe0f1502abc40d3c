import { expect, test } from "vitest";
import type { CheckedSite } from "../check/rule.js";
import { answerTo } from "./review-context.js";

type Config = Partial<Record<"review" | "facts", object>> & { placeholders?: readonly string[] };
const siteOf = (config: Config) =>
  ({ site: { review: {}, facts: {}, placeholders: [], ...config } }) as unknown as CheckedSite;
const facts = { privacy: { accounts: false }, terms: { subscriptions: true } };

test.each<[string, Config, ReturnType<typeof answerTo>[]]>([
  [
    "the facts answer",
    { facts },
    [
      { value: false, path: ["facts", "privacy", "accounts"] },
      { value: true, path: ["facts", "terms", "subscriptions"] },
    ],
  ],
  [
    "a placeholder is not an answer, and its key has to be replaced",
    { facts, placeholders: ["facts.privacy.accounts", "facts.terms"] },
    [
      { value: undefined, path: ["facts", "privacy", "accounts"] },
      { value: undefined, path: ["facts", "terms", "subscriptions"] },
    ],
  ],
  [
    "review takes precedence over facts",
    { facts, review: { accounts: true, subscriptions: false } },
    [
      { value: true, path: ["review", "accounts"] },
      { value: false, path: ["review", "subscriptions"] },
    ],
  ],
  [
    "without such facts, review has to answer",
    { facts: { privacy: "none", terms: { subscriptions: "" } } },
    [
      { value: undefined, path: ["review", "accounts"] },
      { value: undefined, path: ["review", "subscriptions"] },
    ],
  ],
])("the review's answers come from the config: %s", (_, config, expected) => {
  const { site } = siteOf(config);
  expect([answerTo("accounts", site), answerTo("subscriptions", site)]).toEqual(expected);
});
