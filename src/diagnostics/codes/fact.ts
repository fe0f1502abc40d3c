import { didYouMean, entry, quote } from "./entry.js";

/** What a document says of facts of the config. */
export const factCodes = {
  "read/unknown-fact": entry<{ name: string; near: string | undefined }>()({
    severity: "error",
    message: ({ name }) => `${quote(name)} is not a fact of this site`,
    hint: ({ near }) =>
      didYouMean(near) ?? "a fact is named by its key path in site.config.ts, such as legal.minimumAge",
    about:
      "Markdown states facts by name, `{{legal.minimumAge}}`, so that no two pages contradict each other.",
  }),
  "read/absent-fact": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `the config leaves out ${quote(name)}, so that there is nothing to state`,
    hint: ({ name }) => `write it in the config, or put the passage between {{#if ${name}}} and {{/if}}`,
    about: "A document states a fact that a site may have, but this one does not.",
  }),
  "read/fact-without-words": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `${quote(name)} is no text that could stand in a sentence`,
    hint: ({ name }) => `ask whether it holds, {{#if ${name}}}…{{/if}}, or name what is in it`,
    about: "A fact that is true or false, or that only holds others together, has no words of its own.",
  }),
  "read/unclosed-condition": entry<{ tag: string }>()({
    severity: "error",
    message: ({ tag }) => `{{${tag}}} has no end`,
    hint: () => "write {{/if}} where the passage ends",
    about: "A passage that depends on a fact goes from `{{#if name}}` to `{{/if}}`.",
  }),
  "read/stray-condition": entry<{ tag: string; second: string | undefined }>()({
    severity: "error",
    message: ({ tag, second }) => `{{${tag}}} ${second ? "is the second of its" : "is in no"} {{#if …}}`,
    hint: () => "delete it, or begin the passage with {{#if name}}",
    about:
      "`{{else}}` and `{{/if}}` belong to the `{{#if name}}` before them, which has one of each at most.",
  }),
  "read/unknown-condition": entry<{ tag: string }>()({
    severity: "error",
    message: ({ tag }) => `{{${tag}}} means nothing`,
    hint: () => "write {{#if name}}, {{else}} or {{/if}}; a condition is the name of one fact",
    about: "Documents know these three, so that a legal text can be read as it is written.",
  }),
  "read/list-fact-in-text": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `${quote(name)} is a list and cannot stand inside a sentence`,
    hint: ({ name }) => `put {{${name}}} in a paragraph of its own, or name one entry of it`,
    about: "A fact that is a list becomes a definition list, which is a block.",
  }),
  "read/fact-not-stated": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `the document declares that it states ${quote(name)}, but does not`,
    hint: ({ name }) => `write {{${name}}} where it belongs, or take it out of states`,
    about: "`states` in the front matter is a document's promise: which facts a reader will find in it.",
  }),
  "read/unused-fact": entry<{ name: string }>()({
    severity: "error",
    message: ({ name }) => `no legal document states ${quote(name)}`,
    hint: ({ name }) => `write {{${name}}} in a file under legal/, or take the key out of the config`,
    about: "A legal fact of the config that no document states is one that people are not told.",
  }),
};
