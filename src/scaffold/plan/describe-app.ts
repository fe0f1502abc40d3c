import { displayLength } from "../../text/display-length.js";
import { firstSentence } from "../listings/read-listing-text.js";

/** The length of a description for search results: minimum and maximum. */
const minLetters = 20;
const maxLetters = 170;

/** The paragraph at the start of a listing that announces something: `News: …`. */
const news = /^\s*(?:news|new|update|important|note|attention|notice)\b[^.!?\n]{0,20}:.*\n+/iu;

/** The app's description for search results: the first sentences of its listing, after the name if they are short, cut if they are long. */
export function describeApp(listing: string, name: string): string {
  const text = listing.replace(news, "").trim() || listing.trim();
  let end = firstSentence(text).length;
  while (displayLength(text.slice(0, end)) < minLetters && end < text.length) {
    const rest = text.slice(end);
    end += rest.length - rest.trimStart().length + firstSentence(rest.trimStart()).length;
  }
  const line = text.slice(0, end).replace(/\s+/g, " ");
  return displayLength(line) < minLetters ? `${name}: ${line}` : withinMost(line);
}

function withinMost(line: string): string {
  if (displayLength(line) <= maxLetters) return line;
  const words = [
    ...new Intl.Segmenter(undefined, { granularity: "word" }).segment(line.slice(0, maxLetters * 2)),
  ];
  let end = 0;
  for (const { index, segment, isWordLike } of words)
    if (isWordLike && displayLength(line.slice(0, index + segment.length)) < maxLetters)
      end = index + segment.length;
  return `${line.slice(0, end)}…`;
}
