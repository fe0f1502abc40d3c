import { didYouMean, entry, quote } from "./entry.js";

/** What a Markdown document would lose on its way to a page. */
export const documentCodes = {
  "read/missing-document": entry<{ name: string; language: string; other: string; canStandIn: boolean }>()({
    severity: "error",
    message: ({ language, other }) => `there is no such document in ${language}, only in ${other}`,
    hint: ({ name, language, other, canStandIn }) =>
      canStandIn
        ? `write ${name}, or let another language stand in: { tag: "${language}", fallback: { language: "${other}", note: "…" } }`
        : `write ${name}, be it one sentence that leads to the other`,
    about:
      "In a site of several languages each document exists in each of them. Where the config says so, that of another language is shown in its place, below a note.",
  }),
  "read/document-twice": entry<{ other: string }>()({
    severity: "error",
    message: ({ other }) => `${other} is there as well, and both would have one address`,
    hint: () => "delete one of the two, or call it otherwise",
    about:
      "Names that differ by capitals only are one address for some hosts, and one file for some computers.",
  }),
  "read/document-without-language": entry<{ folder: string; twin: string | undefined }>()({
    severity: "error",
    message: ({ twin }) =>
      `nothing says which language the document is in${twin === undefined ? "" : `, and ${twin} is there as well`}`,
    hint: ({ folder, twin }) => (twin === undefined ? `move it into ${folder}` : "delete one of the two"),
    about:
      "Where the config has `languages`, each document lies in the folder of its language: `legal/en/terms.md`.",
  }),
  "read/html-in-markdown": entry<{ html: string; more: string }>()({
    severity: "error",
    message: ({ html, more }) =>
      `${quote(html)} is HTML, which would be left out${more === "0" ? "" : `, as would ${more} more pieces of it`}`,
    hint: () => "write it in Markdown, or put html: keep into the front matter to publish what is safe of it",
    about:
      "A clause that is pasted as HTML must not be lost without a word. Comments are left out, and nobody misses them.",
  }),
  "read/unknown-mark": entry<{ name: string; near: string | undefined }>()({
    severity: "error",
    message: ({ name }) => `no demand of a store is called ${quote(name)}`,
    hint: ({ near }) => didYouMean(near) ?? "the names are in docs/store/README.md",
    about:
      "A section says which demand it answers, `<!-- answers: privacy.retention -->`. A name that is none would answer nothing, and nobody would notice.",
  }),
  "read/unsafe-html": entry<{ tag: string; count: string }>()({
    severity: "warning",
    message: ({ tag, count }) =>
      `<${tag}> is left out with what it holds${count === "1" ? "" : `, ${count} times`}`,
    hint: () => "take it out of the document; what it says belongs into its text",
    about:
      "With `html: keep`, what runs, loads, draws or asks for input is left out of a document: scripts, styles, frames, forms' fields, drawings, sound and video.",
  }),
  "read/excessive-markdown": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the Markdown is like no document: ${reason}`,
    hint: () => "look for a line that was pasted by mistake, or for marks that are never closed",
    about:
      "Quotes, lists, brackets, emphases and code that are nested or left open by the hundred take a parser minutes, or more memory than there is, so that the document is not read. Nor is one that takes longer than 20 seconds.",
  }),
  "read/refused-address": entry<{
    address: string;
    scheme: string;
    isImage: string | undefined;
    never: string | undefined;
  }>()({
    severity: "error",
    message: ({ address, scheme }) => `${address} would be left out: its scheme is ${scheme}`,
    hint: ({ scheme, isImage, never }) => {
      if (isImage !== undefined)
        return "put the image into public/ and name it by its path, such as /photo.jpg";
      return never === undefined
        ? `write another address, or put ${quote(scheme)} into checks.allowedSchemes`
        : "write another address: this scheme runs code, or names what only one machine has";
    },
    about:
      "A link of a document has one of the schemes https, http, mailto, tel and sms, or one that the config allows; an image has https or is a file of the site.",
  }),
  "read/shows-nothing": entry()({
    severity: "error",
    message: () => "nothing of the document's text is left to show",
    hint: () => "write it as text that a reader can see, or delete the file",
    about: "An empty legal page would pass for a policy, whatever the file holds.",
  }),
};
