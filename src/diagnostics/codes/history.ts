import { error, warning } from "./entry.js";

const restore = "restore the released file, for example with git restore";

/** The versions of legal documents under `legal/history`. */
export const historyCodes = {
  "read/history-index": error("legal/history/index.json cannot be read: {reason}", ({ reason }) =>
    String(reason).includes("newer") ? "update handbill to the version that wrote it" : restore,
  ),
  "read/version-edited": error<{ document: string; date: string }>()({
    message: ({ date }) => `the released version of ${date} was changed`,
    hint: ({ document, date }) =>
      `${restore}; to correct a typo, edit legal/${document}.md with the date ${date} and run handbill legal release --amend --reason "…"`,
  }),
  "read/version-missing": error("the released version {file} is missing", restore),
  "read/version-unlisted": error(
    "legal/history/index.json does not list this file",
    "create versions with handbill legal release; if it was interrupted, run it again; if a merge lost a line of the index, restore it",
  ),
  "plan/text-changed": error(
    "the text differs from the released version of {date}:\n{difference}",
    'if the change matters to readers, set a new effectiveDate in its front matter; for a typo, run handbill legal release --amend --reason "…"',
    {
      about:
        "A released text never changes, and neither do its facts from the config. `-` marks removed lines, `+` added ones.",
    },
  ),
  "plan/unreleased-text": warning(
    "the text of {date} has not been released",
    "run handbill legal release once the text is final",
  ),
  "plan/version-without-document": error(
    "legal/{document}.md is missing, but versions of it exist",
    "restore legal/{document}.md, whose text may say that it no longer applies; if you renamed it, rename its folder and its entries in the index too",
  ),
  "plan/version-without-page": error(
    "no page shows {document}, so its versions have no URL",
    "return {document} from the paths of a page, as pages/[legal].tsx does",
  ),
  "render/version-not-shown": error(
    "the page does not show the version of {document} that it was given",
    "take the document from the page's legal prop, not from useLegal(), and show it with LegalText",
  ),
  "legal/placeholder": error(
    "the text contains placeholders: {paths}",
    "set their values in site.config.ts and remove their paths from placeholders; then run handbill legal release again",
    { about: "Values in conditions count too." },
  ),
  "legal/untranslated": error(
    "the text contains facts that are not translated: {names}",
    "translate them in the overrides of {language} in site.config.ts; then run handbill legal release again",
  ),
  "legal/unknown-document": error("legal/{name}.md does not exist", "existing documents: {known}"),
  "legal/no-documents": error("legal/ contains no documents", "write one first; see docs/legal.md"),
  "legal/not-newest": error(
    "the text is dated {date}, but {newest} has already been released",
    "give the text a date after {newest}",
  ),
  "legal/none-in-force": error(
    "the text applies from {date}, and the document has been in force in another language since {inForce}",
    "release the text in force in this language first: set effectiveDate to {inForce} and run handbill legal release; then write the text of {date}",
  ),
  "legal/cannot-freeze": error(
    "the text cannot be stored without changes:\n{difference}",
    "write the fact out in words, or simplify the Markdown",
  ),
  "legal/cannot-write": error(
    "the file cannot be written: {reason}",
    "make it writable, then run the command again",
  ),
};
