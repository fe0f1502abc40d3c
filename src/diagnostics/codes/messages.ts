import { didYouMean, entry, quote } from "./entry.js";

/** What the texts of pages, `messages/<language>.ts`, can have wrong. */
export const messageCodes = {
  "read/no-messages": entry<{ language: string; other: string }>()({
    severity: "error",
    message: ({ language, other }) => `there are no messages in ${language}, only in ${other}`,
    hint: ({ language }) => `write messages/${language}.ts, with the same keys`,
    about:
      "Texts of pages are messages, one file for each language of the site. Pages in a language without them would be empty.",
  }),
  "read/messages-of-no-language": entry<{ name: string; near: string | undefined; languages: string }>()({
    severity: "error",
    message: ({ name }) => `${name} is no language of the site`,
    hint: ({ near, languages }) =>
      didYouMean(near) ?? `its languages are ${languages}; a file whose name begins with _ is left alone`,
    about: "A file of messages is called after its language, as the config writes it: `messages/pt-PT.ts`.",
  }),
  "read/two-message-files": entry<{ language: string; other: string }>()({
    severity: "error",
    message: ({ language, other }) => `the messages in ${language} are in ${other} as well`,
    hint: () => "delete one of the two",
    about: "Nothing says which of two files of one language holds.",
  }),
  "read/no-message-tree": entry<{ received: string }>()({
    severity: "error",
    message: ({ received }) => `the file gives ${received} instead of messages`,
    hint: () => "write export default { … } as const, with texts, and groups or lists of them",
    about: "A file of messages exports an object as its default, or is a JSON file of one.",
  }),
  "read/invalid-message": entry<{ key: string; reason: string }>()({
    severity: "error",
    message: ({ key, reason }) => `message ${key}: ${reason}`,
    hint: ({ reason }) =>
      /brace|tag|name/.test(String(reason))
        ? "a brace or a tag that is meant as it stands goes in apostrophes: '{'"
        : undefined,
    about:
      "A message is a text in ICU MessageFormat: `{name}`, `{count, plural, one {# day} other {# days}}`, `{day, date, long}`, `<link>words</link>`. Times of day, and forms of numbers for which the languages' ways are not written down, are not offered.",
  }),
  "read/missing-message": entry<{ key: string; language: string; text: string; file: string }>()({
    severity: "error",
    message: ({ key, language }) => `message ${key} is missing in ${language}`,
    hint: ({ text, file }) => `${file} has ${text}`,
    about:
      "Each message exists in every language of the site; a text that is empty counts as missing if that of the first language is not.",
  }),
  "read/superfluous-message": entry<{ key: string; file: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key, file }) => `message ${key} is not in ${file}`,
    hint: ({ near }) =>
      didYouMean(near) ??
      "take it out, or write it there too: the first language says which messages there are",
    about:
      "A message that the first language does not have is shown by no page: most likely its key is misspelt, or was renamed elsewhere.",
  }),
  "read/message-arguments": entry<{ key: string; problem: string; file: string }>()({
    severity: "error",
    message: ({ key, problem }) => `message ${key} ${problem}`,
    hint: ({ file }) => `it takes the same arguments, of the same kinds, as in ${file}`,
    about:
      "Pages give a message the same values in all languages. An argument of another name stays empty; one of another kind, such as a plural where the first language has plain words, cannot be made of the same value. A number that is only shown is `{count, number}`.",
  }),
  "read/plural-cases": entry<{ key: string; language: string; cases: string }>()({
    severity: "warning",
    message: ({ key, language, cases }) => `message ${key}: a plural in ${language} has no case for ${cases}`,
    hint: () => "write a text for each; other is used in its place",
    about:
      "Languages differ in how many forms they have: Arabic has six, Chinese one. A form that is missing is grammatically wrong for some numbers.",
  }),
  "render/unknown-message": entry<{ key: string; near: string | undefined }>()({
    severity: "error",
    message: ({ key }) => `there is no message ${quote(key)}`,
    hint: ({ near }) => didYouMean(near) ?? "write it into the file of each language, messages/<language>.ts",
    about:
      "A page asked for a message that does not exist. TypeScript finds it before the build does, if the messages are registered.",
  }),
};
