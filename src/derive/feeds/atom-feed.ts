import { escapeHtml } from "../../text/escape-html.js";

/** The content of a feed in both formats. */
export interface Feed {
  readonly title: string;
  readonly language: string;
  readonly author: string;
  /** The URL of the page that lists the entries, or of the landing page. */
  readonly home: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** A URL that never changes. */
  readonly id: string;
  /** Where to read it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** With absolute URLs, because a feed reader shows it anywhere; undefined if the summary is all there is to read. */
  readonly html: string | undefined;
  /** ISO days, which have no time, so they count from their start in UTC. */
  readonly published: string;
  readonly updated: string;
  readonly tags: readonly string[];
}

/** `2026-11-21` → `2026-11-21T00:00:00Z`, as RFC 3339 has it. */
export const startOf = (day: string): string => `${day}T00:00:00Z`;

/** The lines of an Atom feed. A feed without entries is dated 1970. Source: RFC 4287. */
export function formatAtomFeed({ title, language, author, home, entries }: Feed, self: string): string[] {
  const text = (tag: string, value: string) => `<${tag}>${escapeXml(value)}</${tag}>`;
  const format = ({ id, url, title, summary, html, published, updated, tags }: FeedEntry) => [
    "  <entry>",
    `    ${text("id", id)}`,
    `    ${text("title", title)}`,
    `    <link href="${escapeXml(url)}"/>`,
    `    ${text("published", startOf(published))}`,
    `    ${text("updated", startOf(updated))}`,
    ...tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`),
    ...(summary === undefined ? [] : [`    ${text("summary", summary)}`]),
    ...(html === undefined ? [] : [`    <content type="html">${escapeXml(html)}</content>`]),
    "  </entry>",
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    `  ${text("id", self)}`,
    `  ${text("title", title)}`,
    `  ${text("updated", startOf(entries[0]?.updated ?? "1970-01-01"))}`,
    `  <author>${text("name", author)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link href="${escapeXml(home)}"/>`,
    ...entries.flatMap(format),
    "</feed>",
  ];
}

/** Replaces characters that XML 1.0 cannot represent with the replacement character. */
const escapeXml = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
  escapeHtml(text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD"));
