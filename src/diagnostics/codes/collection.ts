import { didYouMean, error, ofOtherTools, quote, warning } from "./entry.js";

export const collectionCodes = {
  "read/unknown-collection": error<{ name: string; near: string | undefined }>()({
    message: ({ name }) => `content/${name}/ is not a collection of the config`,
    hint: ({ name, near }) =>
      (name === "legal" ? "legal documents belong in legal/" : didYouMean(near)) ??
      `add collections: { ${JSON.stringify(name)}: {} } to the config, or begin the folder's name with _`,
  }),
  "read/collection-missing": warning(
    'the collection "{name}" has no folder content/{name}/',
    "create the folder, or remove the collection from the config",
  ),
  "read/no-such-day": error(
    "{written} is not a valid date",
    "write a date that exists, such as 2025-08-17 (year-month-day)",
  ),
  "read/no-release-notes": error<{ path: string; empty: string | undefined }>()({
    message: ({ path, empty }) => `${path} ${empty === undefined ? "does not exist" : "is empty"}`,
    hint: () =>
      "write the path of a release notes file, relative to the site's folder, or put the text into the document",
  }),
  "read/content-key": error<{ collection: string; key: string; near: string | undefined }>()({
    message: ({ collection, key }) => `unknown front matter key ${quote(key)} in ${collection}`,
    hint: ({ collection, key, near }) =>
      didYouMean(near) ??
      ofOtherTools(key, "date") ??
      `valid keys: title, description, date, tags, order, language, html and releaseNotes; for your own keys, give collections.${collection} a schema`,
  }),
  "read/content-schema": error<{
    collection: string;
    key: string | undefined;
    message: string;
    written: string | undefined;
    missing: string | undefined;
    ours: string | undefined;
  }>()({
    message: ({ collection, key, message }) =>
      `${key === undefined ? "the front matter" : quote(key)} does not match the schema of ${collection}: ${message}`,
    hint: ({ collection, key, written, missing, ours }) => {
      if (ours !== undefined) return `${key} is one of handbill's own keys; remove it from the schema`;
      if (written !== undefined) return `the document has ${quote(written)}; did you mean ${key}?`;
      if (missing !== undefined)
        return `add ${key}: … to the front matter; see collections.${collection}.schema`;
      return `see collections.${collection}.schema in site.config.ts`;
    },
  }),
  "read/dropped-key": warning('the schema of {collection} drops the key "{key}"', [
    "did you mean {near}?",
    "add it to the schema, or remove it from the front matter",
  ]),
  "read/schema-threw": error(
    "the schema of {collection} threw for {document}: {error}",
    "let the schema report problems as issues instead of throwing",
  ),
  "read/schema-async": error(
    "the schema of {collection} is asynchronous",
    "remove what makes it asynchronous, such as pipeAsync or an async refinement",
  ),
  "read/schema-answer": error(
    "the schema of {collection} {received} for {document}",
    "a schema must return plain data: texts, numbers, booleans, dates, and lists and objects of them",
  ),
  "read/unknown-order": warning('no document of {collection} has the key "{key}" that orderBy names', [
    "did you mean {near}?",
    "use a front matter key in orderBy",
  ]),
};
