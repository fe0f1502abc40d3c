import { didYouMean, entry, quote } from "./entry.js";

/** What can be wrong with the blocks of a document's text. */
export const blockCodes = {
  "read/block-attribute": entry<{
    block: string;
    attribute: string;
    known: string;
    near: string | undefined;
  }>()({
    severity: "error",
    message: ({ block, attribute }) => `${attribute} is no attribute of ${block}`,
    hint: ({ known, near }) =>
      didYouMean(near) ?? (known === "" ? "it takes none" : `its attributes are ${known}`),
    about: "A block takes the attributes that it knows, so that a slip is not lost.",
  }),
  "read/block-value": entry<{
    block: string;
    attribute: string;
    expected: string;
    received: string | undefined;
  }>()({
    severity: "error",
    message: ({ block, attribute, expected, received }) =>
      `${attribute} of ${block} must be ${expected}, ${received === undefined ? "but is missing" : `not ${quote(received)}`}`,
    about:
      "What a block needs, it says: an image its text for those who do not see it, a video its size, so that nothing moves when it arrives.",
  }),
  "read/block-label": entry<{ block: string; example: string }>()({
    severity: "error",
    message: ({ block }) => `${block} has no label in brackets`,
    hint: ({ example }) => `write ${example}`,
    about: "The label of a details block is what a reader opens it by; that of a video says what it shows.",
  }),
  "read/block-text": entry<{ block: string; colons: string }>()({
    severity: "error",
    message: ({ block, colons }) => `${block} is written with ${colons} colons`,
    hint: ({ block, colons }) =>
      colons === "three"
        ? `write :::${block}, then its text, then ::: on a line of its own`
        : `write ::${block} on a line of its own`,
    about: "A block around a text begins and ends with three colons; one that stands alone has two.",
  }),
  "read/unclosed-block": entry<{ block: string }>()({
    severity: "error",
    message: ({ block }) => `${block} is never closed`,
    hint: () => "end it with as many colons as it begins with, on a line of their own",
    about: "A block that is not closed takes all the text that follows with it.",
  }),
  "read/block-file": entry<{ file: string; reason: string }>()({
    severity: "error",
    message: ({ file, reason }) => `${file} ${reason}`,
    hint: () => "name a file of the site by its path from the folder of the document",
    about:
      "An image or a video in a document lies in the site's folder; it is published under a name of its own.",
  }),
  "read/unknown-code-language": entry<{ language: string; near: string | undefined; known: string }>()({
    severity: "warning",
    message: ({ language }) => `code in ${quote(language)} is shown without colours`,
    hint: ({ near, known }) => didYouMean(near) ?? `write one of ${known}; text is shown as it is`,
    about: "Code is highlighted when the site is built, in the languages that apps are written in.",
  }),
  "render/unknown-block": entry<{ block: string; known: string; near: string | undefined }>()({
    severity: "error",
    message: ({ block }) => `there is no block ${block}`,
    hint: ({ known, near }) =>
      didYouMean(near) ?? `there are ${known}; ContentText and LegalText take others of your own as blocks`,
    about:
      "A block of a document is one of handbill's or one that the page gives to `ContentText` or `LegalText`. To write colons that begin none, put a backslash before them.",
  }),
};
