import { error, warning } from "./entry.js";

const restore = "restore the released file, for example with git restore";

/** The versions of legal documents under `legal/history`. */
export const historyCodes = {
  "read/history-index": error<{ reason: string }>()({
    message: ({ reason }) => `legal/history/index.json cannot be read: ${reason}`,
    hint: ({ reason }) =>
      String(reason).includes("newer") ? "update handbill to the version that wrote it" : restore,
  }),
  "read/version-edited": error<{ document: string; date: string }>()({
    message: ({ date }) => `the released version of ${date} was changed`,
    hint: ({ document, date }) =>
      `${restore}; to correct a typo, edit legal/${document}.md with the date ${date} and run handbill legal release --amend --reason "…"`,
  }),
  "read/version-missing": error<{ file: string }>()({
    message: ({ file }) => `the released version ${file} is missing`,
    hint: () => restore,
  }),
  "read/version-unlisted": error()({
    message: () => "legal/history/index.json does not list this file",
    hint: () =>
      "create versions with handbill legal release; if it was interrupted, run it again; if a merge lost a line of the index, restore it",
  }),
  "plan/text-changed": error<{ date: string; difference: string }>()({
    message: ({ date, difference }) =>
      `the text differs from the released version of ${date}:\n${difference}`,
    hint: () =>
      'if the change is substantial, set a new effective date; for a typo, run handbill legal release --amend --reason "…"',
    about:
      "A released text never changes, and neither do its facts from the config. `-` marks removed lines, `+` added ones.",
  }),
  "plan/unreleased-text": warning<{ date: string }>()({
    message: ({ date }) => `the text of ${date} has not been released`,
    hint: () => "run handbill legal release once the text is final",
  }),
  "plan/version-without-document": error<{ document: string }>()({
    message: ({ document }) => `legal/${document}.md is missing, but versions of it exist`,
    hint: ({ document }) =>
      `restore legal/${document}.md, whose text may say that it no longer applies; if you renamed it, rename its folder and its entries in the index too`,
  }),
  "plan/version-without-page": error<{ document: string }>()({
    message: ({ document }) => `no page shows ${document}, so its versions have no URL`,
    hint: ({ document }) => `return ${document} from the paths of a page, as pages/[legal].tsx does`,
  }),
  "render/version-not-shown": error<{ document: string }>()({
    message: ({ document }) => `the page does not show the version of ${document} that it was given`,
    hint: () =>
      "take the document from the page's legal prop, not from useLegal(), and show it with LegalText",
  }),
  "legal/placeholder": error<{ paths: string }>()({
    message: ({ paths }) => `the text contains placeholders: ${paths}`,
    hint: () =>
      "set their values in site.config.ts and remove their paths from placeholders; then run handbill legal release again",
    about: "Values in conditions count too.",
  }),
  "legal/untranslated": error<{ names: string; language: string }>()({
    message: ({ names }) => `the text contains facts that are not translated: ${names}`,
    hint: ({ language }) =>
      `translate them in the overrides of ${language} in site.config.ts; then run handbill legal release again`,
  }),
  "legal/unknown-document": error<{ name: string; known: string }>()({
    message: ({ name }) => `legal/${name}.md does not exist`,
    hint: ({ known }) => `existing documents: ${known}`,
  }),
  "legal/no-documents": error()({
    message: () => "legal/ contains no documents",
    hint: () => "write one first; see docs/legal.md",
  }),
  "legal/not-newest": error<{ date: string; newest: string }>()({
    message: ({ date, newest }) => `the text is dated ${date}, but ${newest} has already been released`,
    hint: ({ newest }) => `give the text a date after ${newest}`,
  }),
  "legal/none-in-force": error<{ date: string; inForce: string }>()({
    message: ({ date, inForce }) =>
      `the text applies from ${date}, and the document has been in force in another language since ${inForce}`,
    hint: ({ date, inForce }) =>
      `release the text in force in this language first: set effectiveDate to ${inForce} and run handbill legal release; then write the text of ${date}`,
  }),
  "legal/cannot-freeze": error<{ difference: string }>()({
    message: ({ difference }) => `the text cannot be stored without changes:\n${difference}`,
    hint: () => "write the fact out in words, or simplify the Markdown",
  }),
  "legal/cannot-write": error<{ reason: string }>()({
    message: ({ reason }) => `the file cannot be written: ${reason}`,
    hint: () => "make it writable, then run the command again",
  }),
};
