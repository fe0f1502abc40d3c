import { didYouMean, entry, quote } from "./entry.js";

/** What can be wrong with the documents under `content/`. */
export const collectionCodes = {
  "read/unknown-collection": entry<{ name: string; near: string | undefined }>()({
    severity: "error",
    message: ({ name }) => `content/${name}/ is no collection of the config`,
    hint: ({ name, near }) =>
      (name === "legal" ? "legal documents lie in legal/" : didYouMean(near)) ??
      `write collections: { ${JSON.stringify(name)}: {} } in the config, or begin the folder's name with _`,
    about:
      "`collections` of the config names each folder under `content/`, so that none is left out by a slip.",
  }),
  "read/collection-missing": entry<{ name: string }>()({
    severity: "warning",
    message: ({ name }) => `the collection ${quote(name)} has no folder content/${name}/`,
    hint: () => "make the folder, or take the collection out of the config",
    about: "A collection's documents are the `.md` files of the folder with its name.",
  }),
  "read/no-such-day": entry<{ written: string }>()({
    severity: "error",
    message: ({ written }) => `there is no day ${written}`,
    hint: () => "write a day that exists, as 2025-08-17: year, month, day",
    about:
      "What looks like an ISO date in the front matter of a document must be one, whatever a schema says.",
  }),
  "read/content-value": entry<{ key: string; expected: string; received: string | undefined }>()({
    severity: "error",
    message: ({ key, expected, received }) =>
      `${quote(key)} of the front matter must be ${expected}, ${received === undefined ? "but is missing" : `not ${received}`}`,
    hint: ({ key, received }) =>
      received !== undefined && /^[\d.]+$|^(true|false)$/.test(received)
        ? `if it is a text, write it in quotes: ${key}: "${received}"`
        : undefined,
    about:
      "`title` is required; `title` and `description` are texts, `date` is a day, `tags` a list of texts, `order` a number, `html` can only be `keep`, and `releaseNotes` is a file of fastlane's.",
  }),
  "read/no-release-notes": entry<{ path: string; empty: string | undefined }>()({
    severity: "error",
    message: ({ path, empty }) => `${path} ${empty === undefined ? "is not there" : "has no text"}`,
    hint: () =>
      "name a file of release notes by its path from the site's folder, or write the text into the document",
    about: "`releaseNotes` of a document names fastlane's file that holds its text.",
  }),
  "read/content-key": entry<{ collection: string; key: string; near: string | undefined }>()({
    severity: "error",
    message: ({ collection, key }) => `${quote(key)} is no key of the documents of ${collection}`,
    hint: ({ collection, near }) =>
      didYouMean(near) ??
      `the keys are title, description, date, tags, order, html and releaseNotes; give collections.${collection} a schema for keys of your own`,
    about: "A collection without a schema has handbill's own keys only; any other is most likely misspelt.",
  }),
  "read/content-schema": entry<{
    collection: string;
    key: string | undefined;
    message: string;
    written: string | undefined;
    missing: string | undefined;
    ours: string | undefined;
  }>()({
    severity: "error",
    message: ({ collection, key, message }) =>
      `${key === undefined ? "the front matter" : quote(key)} is not what the schema of ${collection} takes: ${message}`,
    hint: ({ collection, key, written, missing, ours }) => {
      if (ours !== undefined) return `${key} is handbill's own key; take it out of the schema`;
      if (written !== undefined) return `${quote(written)} stands there; did you mean ${key}?`;
      if (missing !== undefined)
        return `write ${key}: … into the front matter; collections.${collection}.schema says what it takes`;
      return `collections.${collection}.schema in site.config.ts says what the key takes`;
    },
    about:
      "The schema of a collection looks at the keys of a document that are the site's own. The words behind the colon are the schema's.",
  }),
  "read/dropped-key": entry<{ collection: string; key: string; near: string | undefined }>()({
    severity: "warning",
    message: ({ collection, key }) => `the schema of ${collection} drops the key ${quote(key)}`,
    hint: ({ near }) => didYouMean(near) ?? "name it in the schema, or take it out of the front matter",
    about:
      "A schema that knows no such key leaves it out without a word, so that no page can show what it says.",
  }),
  "read/schema-threw": entry<{ collection: string; document: string; error: string }>()({
    severity: "error",
    message: ({ collection, document, error }) =>
      `the schema of ${collection} threw for ${document}: ${error}`,
    hint: () => "let the schema tell what is wrong as an issue: a schema is asked of any front matter",
    about:
      "A schema that throws says nothing of the document. The other documents of the collection were not looked at.",
  }),
  "read/schema-async": entry<{ collection: string }>()({
    severity: "error",
    message: ({ collection }) => `the schema of ${collection} answers with a promise`,
    hint: () => "leave out what makes it asynchronous, such as pipeAsync or an async refinement",
    about: "A site is read at once: what a schema needs is there when the config has run.",
  }),
  "read/schema-answer": entry<{ collection: string; document: string; received: string }>()({
    severity: "error",
    message: ({ collection, document, received }) =>
      `the schema of ${collection} ${received} for ${document}`,
    hint: () =>
      "a schema gives an object of plain data: texts, numbers, truth values, dates, lists and objects of them",
    about: "What a schema gives is handed to pages, to threads and to what is kept between builds.",
  }),
  "read/unknown-order": entry<{ collection: string; key: string; near: string | undefined }>()({
    severity: "warning",
    message: ({ collection, key }) =>
      `no document of ${collection} has the key ${quote(key)} that orders them`,
    hint: ({ near }) => didYouMean(near) ?? "name a key of the front matter in orderBy",
    about:
      "`orderBy` of a collection names keys of its documents. A key that none of them has puts nothing in order.",
  }),
};
