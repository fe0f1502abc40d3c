import type { CodeEntry } from "../../diagnostics/codes/entry.js";
import { type Code, codes } from "../../diagnostics/codes.js";
import { hashOf } from "../http/version.js";
import { errorStyle } from "./error-style.js";
import { Markup, markup } from "./markup.js";

/** The path of the server's page about codes, each with its code as the anchor. */
export const codesPath = "/__handbill/codes";

/** Whether the page has a text about a code beyond its message and hint. */
export const hasAbout = (code: Code) => (codes[code] as CodeEntry<never>).about !== undefined;

/** Renders the page about the codes: when each is reported and why it matters. */
export function codesPage(): string {
  const policy = `default-src 'none';style-src 'sha256-${hashOf(errorStyle, "base64")}';base-uri 'none';form-action 'none'`;
  const entries = Object.entries<CodeEntry<never>>(codes).flatMap(([code, { severity, about }]) =>
    about === undefined
      ? []
      : markup`<section id="${code}"><h2><code>${code}</code> ${severity}</h2>${aboutMarkup(about)}</section>\n`,
  );
  const { html } = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">
<title>handbill error codes</title><style>${new Markup(errorStyle)}</style></head>
<body><main><h1 class="calm">What each code means</h1>
${entries}</main></body></html>
`;
  return html;
}

/** Converts the paragraphs of a code's Markdown, which only has code spans and links. */
function aboutMarkup(about: string): Markup[] {
  return about.split("\n\n").map((paragraph) => {
    const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const parts = plain
      .split("`")
      .map((part, index) => (index % 2 ? markup`<code>${part}</code>` : markup`${part}`));
    return markup`<p>${parts}</p>`;
  });
}
