import { escapeHtml } from "../../text/escape-html.js";
import type { Feed, FeedEntry } from "./feed.js";

/** The lines of an Atom feed. A feed without entries is dated 1970. Source: RFC 4287. */
export function formatAtomFeed({ title, language, author, home, entries }: Feed, self: string): string[] {
  const text = (tag: string, value: string) => `<${tag}>${escapeXml(value)}</${tag}>`;
  const format = ({ url, title, summary, html, date, tags }: FeedEntry) => [
    "  <entry>",
    `    ${text("id", url)}`,
    `    ${text("title", title)}`,
    `    <link href="${escapeXml(url)}"/>`,
    `    ${text("published", date)}`,
    `    ${text("updated", date)}`,
    ...tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`),
    ...(summary === undefined ? [] : [`    ${text("summary", summary)}`]),
    `    <content type="html">${escapeXml(html)}</content>`,
    "  </entry>",
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  ${text("id", self)}`,
    `  ${text("title", title)}`,
    `  ${text("updated", entries[0]?.date ?? "1970-01-01T00:00:00Z")}`,
    `  <author>${text("name", author)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link href="${escapeXml(home)}"/>`,
    ...entries.flatMap(format),
    "</feed>",
  ];
}

/** Replaces characters that XML 1.0 cannot represent with the replacement character. */
const escapeXml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD"));
