import { displayLength } from "../../text/display-length.js";
import { bullet, firstSentence, isHeading } from "../listings/listing-lines.js";

/** The length of a description for search results: minimum and maximum. */
const minLetters = 20;
const maxLetters = 170;

/** The paragraph at the start of a listing that announces something: `News: …`. */
const news = /^\s*(?:news|new|update|important|note|attention|notice)\b[^.!?\n]{0,20}:.*\n+/iu;

/** Questions to the reader at the start, before the sentence that answers them. */
const questions = /^(?:[^.!?؟。！？\n]*[?؟？][^\S\n]*(?=\p{L}))+/u;

/**
 * The app's description for search results: the first sentences of its listing, after the name if they are short, cut if they are long. A
 * listing that begins with a list has no sentence there, so its subtitle counts.
 */
export function describeApp(listing: string, name: string, subtitle = ""): string {
  const whole = listing.replace(news, "").trim() || listing.trim();
  if (displayLength(subtitle) >= minLetters && beginsWithList(whole)) return withinMost(subtitle);
  const text = whole.replace(questions, "");
  let end = firstSentence(firstParagraph(text)).length;
  while (displayLength(text.slice(0, end)) < minLetters && end < text.length) {
    const rest = text.slice(end);
    end += rest.length - rest.trimStart().length + firstSentence(firstParagraph(rest.trimStart())).length;
  }
  const line = text.slice(0, end).replace(/\s+/g, " ").trim();
  return displayLength(line) < minLetters ? `${name}: ${line}` : withinMost(line);
}

const firstParagraph = (text: string) => text.split(/\n[^\S\n]*\n/, 1)[0] ?? "";

/** Whether a list is at the start of a text, or follows its heading there: `Features:`. */
function beginsWithList(text: string): boolean {
  const [first = "", next = ""] = text.split("\n", 40).filter((line) => line.trim() !== "");
  return bullet.test(next) && (bullet.test(first) || isHeading(first, [next]));
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
