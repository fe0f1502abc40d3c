import { error, warning } from "./entry.js";

/** Findings of the site's own rules, and problems with its own files. */
export const ownCodes = {
  "own/finding": warning<{ rule: string; finding: string }>()({
    message: ({ finding }) => finding,
    hint: ({ rule }) => `this is the rule ${JSON.stringify(rule)} in checks.rules of your config`,
    about: "See [A rule](extend.md#a-rule).",
  }),
  "own/threw": error<{ what: string; error: string }>()({
    message: ({ what, error }) => `${what} threw an error: ${error}`,
  }),
  "own/answer": error<{ what: string; expected: string; received: string }>()({
    message: ({ what, expected, received }) => `${what} must return ${expected}, not ${received}`,
  }),
};
