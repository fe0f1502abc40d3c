import { didYouMean, error, quote, warning } from "./entry.js";

/** Problems with the texts of pages, `messages/<language>.ts`. */
export const messageCodes = {
  "read/no-messages": error<{ language: string; other: string }>()({
    message: ({ language, other }) => `messages exist in ${other}, but not in ${language}`,
    hint: ({ language }) => `create messages/${language}.ts with the same keys`,
  }),
  "read/messages-of-no-language": error<{ name: string; near: string | undefined; languages: string }>()({
    message: ({ name }) => `${name} is not a language of the site`,
    hint: ({ near, languages }) =>
      didYouMean(near) ?? `configured languages: ${languages}; begin the name of any other file with _`,
  }),
  "read/two-message-files": error<{ language: string; other: string }>()({
    message: ({ language, other }) => `${other} also contains messages in ${language}`,
    hint: () => "delete one of the two",
  }),
  "read/no-message-tree": error<{ received: string }>()({
    message: ({ received }) =>
      received === "missing"
        ? "the file has no default export"
        : `the file's default export is ${received}, not an object of messages`,
    hint: () => "write export default { … } as const, with texts, or groups or lists of texts",
  }),
  "read/invalid-message": error<{ key: string; reason: string }>()({
    message: ({ key, reason }) => `message ${key}: ${reason}`,
    hint: ({ reason }) =>
      /brace|tag|name/.test(String(reason)) ? "put a literal brace or tag in apostrophes: '{'" : undefined,
    about: "See [Texts](messages.md#texts).",
  }),
  "read/missing-message": error<{ key: string; language: string; text: string; file: string }>()({
    message: ({ key, language }) => `message ${key} is missing in ${language}`,
    hint: ({ text, file }) => `${file} has ${text}`,
    about: "An empty text counts as missing if the first language's is not empty.",
  }),
  "read/untranslated-message": warning<{ names: string; more: string; language: string; file: string }>()({
    message: ({ names, more, file }) =>
      `texts are the same as in ${file === "site.config.ts" ? "the first language" : file}: ${names}${more === "0" ? "" : `, and ${more} more`}`,
    hint: ({ language, file }) =>
      file === "site.config.ts"
        ? `translate them in the overrides of ${language}`
        : `translate them${language === "" ? "" : ` into ${language}`}`,
    about:
      "Sentences of four words or more count. Translate texts of the config in the [overrides](languages.md#config-values-by-language) of the language.",
  }),
  "read/superfluous-message": error<{ key: string; file: string; near: string | undefined }>()({
    message: ({ key, file }) => `message ${key} is not in ${file}`,
    hint: ({ near }) =>
      didYouMean(near) ?? "remove it, or add it there too: the first language defines the messages",
  }),
  "read/message-arguments": error<{ key: string; problem: string; file: string }>()({
    message: ({ key, problem }) => `message ${key} ${problem}`,
    hint: ({ file }) => `use the same arguments, with the same types, as in ${file}, or correct them there`,
    about: "To show a plain number, write `{count, number}`.",
  }),
  "read/quoted-argument": error<{ key: string; name: string }>()({
    message: ({ key, name }) =>
      `message ${key} shows {${name}} instead of a value: the apostrophe before the brace quotes it`,
    hint: () => "write ’ or two apostrophes: ''",
  }),
  "read/plural-cases": warning<{ key: string; language: string; cases: string }>()({
    message: ({ key, language, cases }) => `message ${key}: a plural in ${language} has no case for ${cases}`,
    hint: () => "add a text for each; other is used instead",
  }),
  "render/unknown-message": error<{ key: string; near: string | undefined }>()({
    message: ({ key }) => `unknown message ${quote(key)}`,
    hint: ({ near }) => didYouMean(near) ?? "add it to messages/<language>.ts of every language",
  }),
};
