import { didYouMean, error, quote, warning } from "./entry.js";

export const blockCodes = {
  "read/block-attribute": error<{
    block: string;
    attribute: string;
    known: string;
    near: string | undefined;
  }>()({
    message: ({ block, attribute }) => `${block} has no attribute ${attribute}`,
    hint: ({ known, near }) =>
      didYouMean(near) ?? (known === "" ? "it has no attributes" : `valid attributes: ${known}`),
  }),
  "read/block-value": error<{
    block: string;
    attribute: string;
    expected: string;
    received: string | undefined;
  }>()({
    message: ({ block, attribute, expected, received }) =>
      `${attribute} of ${block} must be ${expected}, ${received === undefined ? "but is missing" : `not ${quote(received)}`}`,
  }),
  "read/block-label": error("{block} has no label in brackets", "write {example}"),
  "read/block-text": error("{block} needs {colons} colons", ({ block, colons }) =>
    colons === "three"
      ? `write :::${block}, then its text, then ::: on a line of its own`
      : `write ::${block} on a line of its own`,
  ),
  "read/unclosed-block": error("{block} is not closed", ({ block }) =>
    block === "<!--"
      ? "end the comment with -->"
      : `end it with the same number of ${/^[`~]/.test(block ?? "") ? "characters" : "colons"}, on a line of their own`,
  ),
  "read/block-file": error("{file} {reason}", ({ file, reason }) =>
    String(file).includes("\\")
      ? "write a slash between folders: /"
      : /is not an image|is cut off/.test(reason)
        ? "export the image again, with the file extension of its format"
        : "write the file's path relative to the document",
  ),
  "read/unknown-code-language": warning('code in "{language}" has no syntax highlighting', [
    "did you mean {near}?",
    "supported languages: {known}; use text for plain text",
  ]),
  "render/unknown-block": error(
    "unknown block {block}",
    ["did you mean {near}?", "known blocks: {known}; pass your own to ContentText or LegalText as blocks"],
    { about: "To write literal colons, put a backslash before them." },
  ),
};
