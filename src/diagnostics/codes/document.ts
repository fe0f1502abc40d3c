import { error, quote, warning } from "./entry.js";

/** Content that a Markdown document would lose on a page. */
export const documentCodes = {
  "read/missing-document": error<{ name: string; language: string; other: string; canReplace: boolean }>()({
    message: ({ language, other }) => `this document exists in ${other}, but not in ${language}`,
    hint: ({ name, language, other, canReplace }) =>
      canReplace
        ? `write ${name} (a translation has the same file name), or fall back to another language: { tag: "${language}", fallback: { language: "${other}", note: "…" } }`
        : `write ${name}, even if it only links to the other version; if it exists, give both files the same name`,
  }),
  "read/document-twice": error(
    "{other} also exists, and both would have the same URL",
    "delete or rename one of the two",
    { about: "Some hosts and disks do not distinguish upper and lower case." },
  ),
  "read/document-without-language": error<{ folder: string; other: string | undefined }>()({
    message: ({ other }) =>
      `the document is not in the folder of a language${other === undefined ? "" : `, and ${other} also exists`}`,
    hint: ({ folder, other }) => (other === undefined ? `move it into ${folder}` : "delete one of the two"),
  }),
  "read/html-in-markdown": error<{ html: string; more: string }>()({
    message: ({ html, more }) =>
      `${quote(html)} is HTML, which would be removed${more === "0" ? "" : `, like ${more} more pieces of HTML`}`,
    hint: () => "write it in Markdown, or add html: keep to the front matter to publish safe HTML",
  }),
  "read/mdx-in-markdown": error(
    '"{words}" is MDX, and would be published as text',
    "show a component with a block such as ::name, and pass it to ContentText as blocks",
  ),
  "read/other-markup": warning<{ words: string; meant: string }>()({
    message: ({ words, meant }) =>
      /\n-+$/.test(words)
        ? `the hyphens make ${quote(String(words).replace(/\s+-+$/, ""))} a heading`
        : /^\[\^.*:$/.test(words)
          ? `no text refers to the note ${String(words).slice(0, -1)}, so it is not published`
          : /^it without/.test(meant)
            ? `the spaces before ${quote(words)} make it a block of code`
            : `${quote(words)} is published literally`,
    hint: ({ meant }) => `write ${meant}`,
    about:
      "A heading needs a space after `#`, and a fact needs two braces on each side. A link has no space between its brackets or in its URL.",
  }),
  "read/extra-cell": warning(
    'the table has {columns} columns, so "{text}" has no heading',
    "add a column to the first two rows, or write \\| for a bar that belongs to the text",
  ),
  "read/unknown-mark": error('"{name}" is not the name of a store requirement', [
    "did you mean {near}?",
    "docs/store/README.md lists the names",
  ]),
  "read/unsafe-html": warning<{ tag: string; count: string }>()({
    message: ({ tag, count }) =>
      `<${tag}> and its content are removed${count === "1" ? "" : ` (${count} times)`}`,
    hint: () => "delete it, and write its content as text",
  }),
  "read/excessive-markdown": error(
    "the Markdown could not be parsed: {reason}",
    "look for pasted garbage or markup that is never closed; for a table of thousands of rows, write a page that reads its data",
    { about: "Parsing may take at most 10 seconds." },
  ),
  "read/refused-address": error<{
    address: string;
    scheme: string;
    isImage: string | undefined;
    never: string | undefined;
  }>()({
    message: ({ address, scheme }) =>
      `the link ${address} would be removed: its scheme ${scheme} is not allowed`,
    hint: ({ scheme, isImage, never }) => {
      if (isImage !== undefined) return "put the image into public/ and use its path, such as /photo.jpg";
      return never === undefined
        ? `use another URL, or add ${quote(scheme)} to checks.allowedSchemes`
        : "use another URL: this scheme runs code or points to a single machine";
    },
  }),
  "read/shows-nothing": error("the document has no visible text", "add visible text, or delete the file"),
};
