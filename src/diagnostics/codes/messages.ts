import { didYouMean, entry, quote } from "./entry.js";

/** Problems with the texts of pages, `messages/<language>.ts`. */
export const messageCodes = {
  "read/no-messages": entry<{ language: string; other: string }>()({
    severity: "error",
    message: ({ language, other }) => `messages exist in ${other}, but not in ${language}`,
    hint: ({ language }) => `create messages/${language}.ts with the same keys`,
  }),
  "read/messages-of-no-language": entry<{ name: string; near: string | undefined; languages: string }>()({
    severity: "error",
    message: ({ name }) => `${name} is not a language of the site`,
    hint: ({ near, languages }) =>
      didYouMean(near) ?? `configured languages: ${languages}; begin the name of any other file with _`,
  }),
  "read/two-message-files": entry<{ language: string; other: string }>()({
    severity: "error",
    message: ({ language, other }) => `${other} also contains messages in ${language}`,
    hint: () => "delete one of the two",
  }),
  "read/no-message-tree": entry<{ received: string }>()({
    severity: "error",
    message: ({ received }) => `the file exports ${received} instead of messages`,
    hint: () => "write export default { … } as const, with texts, or groups or lists of texts",
  }),
  "read/invalid-message": entry<{ key: string; reason: string }>()({
    severity: "error",
    message: ({ key, reason }) => `message ${key}: ${reason}`,
    hint: ({ reason }) =>
      /brace|tag|name/.test(String(reason)) ? "put a literal brace or tag in apostrophes: '{'" : undefined,
    about:
      "A message is a text in ICU MessageFormat: `{name}`, `{count, plural, one {# day} other {# days}}`, `{day, date, long}`, `<link>words</link>`. Times of day and custom number formats are not supported.",
  }),
  "read/missing-message": entry<{ key: string; language: string; text: string; file: string }>()({
    severity: "error",
    message: ({ key, language }) => `message ${key} is missing in ${language}`,
    hint: ({ text, file }) => `${file} has ${text}`,
    about: "An empty text counts as missing if the first language's is not empty.",
  }),
  "read/untranslated-message": entry<{ names: string; more: string; language: string; file: string }>()({
    severity: "warning",
    message: ({ names, more, file }) =>
      `texts are the same as in ${file}: ${names}${more === "0" ? "" : `, and ${more} more`}`,
    hint: ({ language }) => `translate them${language === "" ? "" : ` into ${language}`}`,
    about: "Sentences of four words or more that two languages share were copied, and not translated yet.",
  }),
  "read/superfluous-message": entry<{ key: string; file: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key, file }) => `message ${key} is not in ${file}`,
    hint: ({ near }) =>
      didYouMean(near) ?? "remove it, or add it there too: the first language defines the messages",
  }),
  "read/message-arguments": entry<{ key: string; problem: string; file: string }>()({
    severity: "error",
    message: ({ key, problem }) => `message ${key} ${problem}`,
    hint: ({ file }) => `use the same arguments, with the same types, as in ${file}`,
    about: "Pages pass the same values in all languages. To show a plain number, write `{count, number}`.",
  }),
  "read/quoted-argument": entry<{ key: string; name: string }>()({
    severity: "error",
    message: ({ key, name }) =>
      `message ${key} shows {${name}} instead of a value: the apostrophe before the brace quotes it`,
    hint: () => "write ’ or two apostrophes: ''",
    about: "In ICU MessageFormat, an apostrophe before a brace starts a quoted text.",
  }),
  "read/plural-cases": entry<{ key: string; language: string; cases: string }>()({
    severity: "warning",
    message: ({ key, language, cases }) => `message ${key}: a plural in ${language} has no case for ${cases}`,
    hint: () => "add a text for each; other is used instead",
    about: "Arabic has six plural forms, Chinese one.",
  }),
  "render/unknown-message": entry<{ key: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key }) => `unknown message ${quote(key)}`,
    hint: ({ near }) => didYouMean(near) ?? "add it to messages/<language>.ts of every language",
  }),
};
