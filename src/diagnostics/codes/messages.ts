import { error, warning } from "./entry.js";

/** Problems with the texts of pages, `messages/<language>.ts`. */
export const messageCodes = {
  "read/no-messages": error(
    "messages exist in {other}, but not in {language}",
    "create messages/{language}.ts with the same keys; a name that begins with _ is not read",
  ),
  "read/messages-of-no-language": error("{name} is not a language of the site", [
    "did you mean {near}?",
    "configured languages: {languages}; begin the name of any other file with _",
  ]),
  "read/two-message-files": error("{other} also contains messages in {language}", "delete one of the two"),
  "read/no-message-tree": error<{ received: string }>()({
    message: ({ received }) =>
      received === "missing"
        ? "the file has no default export"
        : `the file's default export is ${received}, not an object of messages`,
    hint: () => "write export default { … } as const, with texts, or groups or lists of texts",
  }),
  "read/invalid-message": error(
    "message {key}: {reason}",
    ({ reason }) =>
      /brace|tag|name/.test(String(reason)) ? "put a literal brace or tag in apostrophes: '{'" : undefined,
    { about: "See [Texts](messages.md#texts)." },
  ),
  "read/missing-message": error("message {key} is missing in {language}", "{file} has {text}", {
    about: "An empty text counts as missing if the first language's is not empty.",
  }),
  "read/untranslated-message": warning(
    "texts are the same as in {there}: {names}",
    ["translate them in the overrides of {overrides}", "translate them into {language}, or correct {there}"],
    {
      about:
        "Sentences of four words or more count. Translate texts of the config in the [overrides](languages.md#config-values-by-language) of the language.",
    },
  ),
  "read/superfluous-message": error("message {key} is not in {file}", [
    "did you mean {near}?",
    "remove it, or add it there too: the first language defines the messages",
  ]),
  "read/message-arguments": error(
    "message {key} {problem}",
    "use the same arguments, with the same types, as in {file}, or correct them there",
    { about: "To show a plain number, write `{count, number}`." },
  ),
  "read/quoted-argument": error<{ key: string; name: string }>()({
    message: ({ key, name }) =>
      `message ${key} shows {${name}} instead of a value: the apostrophe before the brace quotes it`,
    hint: () => "write ’ or two apostrophes: ''",
  }),
  "read/plural-cases": warning(
    "message {key}: a plural in {language} has no case for {cases}",
    "add a text for each; other is used instead",
  ),
  "render/unknown-message": error('unknown message "{key}"', [
    "did you mean {near}?",
    "add it to messages/<language>.ts of every language",
  ]),
};
