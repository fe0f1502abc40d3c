import { entry } from "./entry.js";

const restore = "bring it back as it was released, such as with git restore";

/** The versions of legal documents under `legal/history`, and what becomes of them. */
export const historyCodes = {
  "read/history-index": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the index of versions cannot be read: ${reason}`,
    hint: ({ reason }) =>
      String(reason).includes("newer") ? "update handbill, as for those who wrote it" : restore,
    about:
      "`legal/history/index.json` lists each version with its hash. It is written by `handbill legal release` only; one that is torn, has marks of a merge in it or was edited tells nothing for certain.",
  }),
  "read/version-edited": entry<{ document: string; date: string }>()({
    severity: "error",
    message: ({ date }) => `the version of ${date} is not as it was released`,
    hint: ({ document, date }) =>
      `${restore}; a typing mistake is mended in legal/${document}.md, dated ${date}, by handbill legal release --amend --reason`,
    about: "What was in force is kept as it was. Each version's hash stands in the index.",
  }),
  "read/version-missing": entry<{ file: string }>()({
    severity: "error",
    message: ({ file }) => `${file} was released and is gone`,
    hint: () => restore,
    about: "A version that held once can be read for good. The index lists each that was released.",
  }),
  "read/version-unlisted": entry()({
    severity: "error",
    message: () => "the index of versions does not list this file",
    hint: () =>
      "let handbill legal release write versions; if it was broken off, run it once more, and if a merge lost a line of the index, bring that back",
    about: "A version counts only with its hash in `legal/history/index.json`.",
  }),
  "plan/text-changed": entry<{ date: string; difference: string }>()({
    severity: "error",
    message: ({ date, difference }) =>
      `the text is not that which was released as the version of ${date}:\n${difference}`,
    hint: () =>
      'give the text a new effective date if it says something new; if it mends a typing mistake, run handbill legal release --amend --reason "…"',
    about:
      "A text that was released holds from its date on as it is. What the config states is a part of it: another `minimumAge` is another text. What is removed is marked by `-`, what is added by `+`.",
  }),
  "plan/unreleased-text": entry<{ date: string }>()({
    severity: "warning",
    message: ({ date }) => `the text of ${date} is not in the document's history`,
    hint: () => "run handbill legal release once it says what it is to say",
    about:
      "A document with a history keeps each text that is in force, so that one can say later what held when. With `--strict` a site is not published with a text that is not kept.",
  }),
  "plan/version-without-document": entry<{ document: string }>()({
    severity: "error",
    message: ({ document }) => `there are versions of ${document}, and no legal/${document}.md`,
    hint: ({ document }) =>
      `bring legal/${document}.md back; it may say that it is no longer in force. If it has a new name, give it to the folder and in the index too`,
    about: "Versions are shown by the page of their document, and lead to it.",
  }),
  "plan/version-without-page": entry<{ document: string }>()({
    severity: "error",
    message: ({ document }) => `no page has the address of ${document}, so that its versions have none`,
    hint: ({ document }) => `let paths of a page give ${document}, as pages/[legal].tsx does`,
    about:
      "The versions of a document are shown by the page that shows the document: one with the document's name as a parameter or at the end of its address.",
  }),
  "render/version-not-shown": entry<{ document: string }>()({
    severity: "error",
    message: ({ document }) => `the page does not show the version of ${document} that it is to show`,
    hint: () =>
      "take the document out of the legal of the page's props, not out of useLegal(), and show it by LegalText",
    about:
      "A page that shows a document is rendered again for each of its versions, with the version in `legal`.",
  }),
  "legal/stand-in": entry<{ paths: string }>()({
    severity: "warning",
    message: ({ paths }) => `the text states stand-ins: ${paths}`,
    hint: () =>
      "write the real values into site.config.ts, and take their paths out of standIns; then run handbill legal release --amend --reason",
    about:
      "A version is kept for good as the text that was in force; one that states what is still to be written would be none. What a condition asks for counts too.",
  }),
  "legal/unknown-document": entry<{ name: string; known: string }>()({
    severity: "error",
    message: ({ name }) => `there is no legal/${name}.md`,
    hint: ({ known }) => `there is ${known}`,
    about: "`handbill legal release` takes the names of documents, as their files have them without `.md`.",
  }),
  "legal/no-documents": entry()({
    severity: "error",
    message: () => "there is no document in legal/",
    hint: () => "write one first: docs/legal.md tells how",
    about: "Only what is there can be released.",
  }),
  "legal/not-newest": entry<{ date: string; newest: string }>()({
    severity: "error",
    message: ({ date, newest }) => `the text is dated ${date}, and ${newest} was released already`,
    hint: ({ newest }) => `give the text a date after ${newest}`,
    about:
      "Versions are released in the order of their dates, so that nothing gets between two that were compared.",
  }),
  "legal/cannot-freeze": entry<{ difference: string }>()({
    severity: "error",
    message: ({ difference }) => `the text would not be kept as it is shown:\n${difference}`,
    hint: () => "write the fact that stands there in words, or the passage in plainer Markdown",
    about:
      "A version is kept as Markdown with its facts stated, and before it is written it is read again. What is then not the same is not kept.",
  }),
  "legal/cannot-write": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the file cannot be written: ${reason}`,
    about: "Each file is written beside its place and moved there whole; what was there stays if that fails.",
  }),
};
