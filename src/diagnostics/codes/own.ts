import { error, warning } from "./entry.js";

/** Findings of the site's own rules, and problems with its own files. */
export const ownCodes = {
  "own/finding": warning("{finding}", 'this is the rule "{rule}" in checks.rules of your config', {
    about: "See [A rule](extend.md#a-rule).",
  }),
  "own/threw": error("{what} threw an error: {error}"),
  "own/answer": error("{what} must return {expected}, not {received}"),
};
