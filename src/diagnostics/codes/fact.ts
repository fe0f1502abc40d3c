import { didYouMean, error, quote } from "./entry.js";

export const factCodes = {
  "read/unknown-fact": error<{ name: string; near: string | undefined }>()({
    message: ({ name }) => `${quote(name)} is not a fact of this site`,
    hint: ({ name, near }) =>
      didYouMean(near) ??
      (/^[\w.-]+$/.test(name)
        ? "use a key path from site.config.ts, such as legal.minimumAge"
        : "write the text, link or image itself: templates of other tools do not run"),
    about: "See [Facts](legal.md#facts).",
  }),
  "read/absent-fact": error(
    'the document uses "{name}", which the config does not set',
    ({ name }) => `set it in the config, or put the passage between {{#if ${name}}} and {{/if}}`,
  ),
  "read/fact-without-words": error(
    '"{name}" has no text to insert',
    ({ name }) => `use it as a condition, {{#if ${name}}}…{{/if}}, or insert one of its keys`,
  ),
  "read/unclosed-condition": error<{ tag: string }>()({
    message: ({ tag }) => `{{${tag}}} is not closed`,
    hint: () => "add {{/if}} where the passage ends",
  }),
  "read/stray-condition": error<{ tag: string; second: string | undefined }>()({
    message: ({ tag, second }) =>
      second ? `a second {{${tag}}} in one {{#if …}}` : `{{${tag}}} without {{#if …}}`,
    hint: () => "delete it, or begin the passage with {{#if name}}",
  }),
  "read/unknown-condition": error<{ tag: string }>()({
    message: ({ tag }) => `{{${tag}}} is not supported`,
    hint: ({ tag }) =>
      /^else /.test(tag)
        ? "write {{else}}{{#if name}}…{{/if}}{{/if}}"
        : /^#each /.test(tag)
          ? `insert the whole list, such as ${tag.replace(/^#each (\S+).*/, "{{$1}}")}: its texts are joined with commas`
          : "use {{#if name}}, {{else}} or {{/if}}; a condition is the name of one fact",
  }),
  "read/list-fact-in-text": error(
    '"{name}" is a list and cannot be inserted into a sentence',
    ({ name }) => `put {{${name}}} into its own paragraph, or insert one of its entries`,
  ),
  "read/fact-not-stated": error(
    'states lists "{name}", but the document does not use it',
    ({ name }) => `insert {{${name}}}, or remove it from states`,
  ),
  "read/unused-fact": error(
    ['no legal document uses "{name}": there is none in {folder}', 'no legal document uses "{name}"'],
    ({ name }) => `insert {{${name}}} in a file under legal/, or remove the key from the config`,
  ),
};
