import { displayLength } from "../../text/display-length.js";
import { firstSentence } from "../listings/read-listing-text.js";

/** What search results ask for at least, and what they show at most. */
const leastLetters = 20;
const mostLetters = 170;

/**
 * The app's description of one line, for search results: the first sentence of its listing, with those that follow while
 * it says next to nothing, and the app's name before a text that is as short as that. A long sentence is cut between words.
 */
export function describeApp(listing: string, name: string): string {
  const text = listing.trim();
  let end = firstSentence(text).length;
  while (displayLength(text.slice(0, end)) < leastLetters && end < text.length) {
    const rest = text.slice(end);
    end += rest.length - rest.trimStart().length + firstSentence(rest.trimStart()).length;
  }
  const line = text.slice(0, end).replace(/\s+/g, " ");
  return displayLength(line) < leastLetters ? `${name}: ${line}` : withinMost(line);
}

function withinMost(line: string): string {
  if (displayLength(line) <= mostLetters) return line;
  const words = [
    ...new Intl.Segmenter(undefined, { granularity: "word" }).segment(line.slice(0, mostLetters * 2)),
  ];
  let end = 0;
  for (const { index, segment, isWordLike } of words)
    if (isWordLike && displayLength(line.slice(0, index + segment.length)) < mostLetters)
      end = index + segment.length;
  return `${line.slice(0, end)}…`;
}
