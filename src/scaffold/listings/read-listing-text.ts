import {
  bullet,
  type Entry,
  firstSentence,
  headingOf,
  isHeading,
  joinLines,
  listInnerEntries,
  listTitledLines,
  listTitledParagraphs,
  readBracketed,
  readEntry,
  signOf,
} from "./listing-lines.js";
import { ListingSections, type Section } from "./listing-sections.js";
import { withoutLegal } from "./without-legal.js";

/** The parts of a listing's description that a page shows, neither shortened nor repeated. */
export interface ListingText {
  readonly sentence: string;
  /** Paragraphs outside of lists, with their line breaks. */
  readonly about: readonly string[];
  /** A list with its own heading is one feature: its text is the list, with a line for each entry. */
  readonly features: readonly { readonly title: string; readonly text?: string }[];
  /** The line above the first list, such as `What it does`, if it is the heading of all lists. */
  readonly featuresHeading: string | undefined;
}

/** Takes a store's description apart: stores know plain text only, in which people write lists by hand. */
export function readListingText(description: string): ListingText {
  const { about, sections: written } = readSections(
    withoutLegal(separateHeadings(tidy(description)).split("\n")),
  );
  const sections = withoutAnnounced(written).filter(({ below, entries }, _, { length }) => {
    // The list of a sentence is a part of it, unless it is the only list.
    if (below === undefined || length === 1 || entries.some(({ text }) => text)) return true;
    about[below] = [about[below], ...entries.map(({ line }) => `• ${line}`)].join("\n");
    return false;
  });
  const headed = sections.filter(({ heading }) => heading !== undefined);
  const [first] = headed;
  // With two headings, the first may be that of the features, and the second that of a subscription or a device.
  const isOfAll = first === sections[0] && headed.length <= (first?.entries.some(({ text }) => text) ? 2 : 1);
  const features = sections.flatMap((section) => {
    const { heading, intro, entries } = section;
    if (heading === undefined || (isOfAll && section === first))
      return entries.map(({ title, text }) => ({ title, ...(text && { text }) }));
    return [{ title: heading, text: [...intro, ...entries.map(({ line }) => `• ${line}`)].join("\n") }];
  });
  return {
    sentence: joinLines(firstSentence(about[0] ?? "")),
    about,
    features,
    featuresHeading: isOfAll ? first?.heading : undefined,
  };
}

const isAddress = (text = "") => /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.test(text);

/** Without entries whose text is only an address, and without lists of titles alone which are all repeated below with their texts. */
function withoutAnnounced(sections: readonly Section[]): Section[] {
  const titled = sections.flatMap(({ entries }) => entries).filter(({ text }) => text !== undefined);
  const isAnnounced = ({ title }: Entry) =>
    titled.some((other) => other.title.toLowerCase() === title.toLowerCase());
  return sections
    .map(({ entries, ...section }) => ({
      ...section,
      entries: entries.filter(({ text }) => !isAddress(text)),
    }))
    .map((section) => {
      const bare = section.entries.filter(({ text }) => text === undefined);
      if (!bare.every(isAnnounced)) return section;
      return { ...section, entries: section.entries.filter((entry) => !bare.includes(entry)) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/**
 * One kind of line end, one space between words, https, no escaped quotes, no Markdown in running text, and no signs around a line:
 * `** Like this **`. Spaces at the start of a line indent lists.
 */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?<=\S)[ \t\u00A0]{2,}/g, " ")
    .replace(/\\(?=["'])/g, "")
    .replace(/\[([^\]\n]{1,200})\]\(https?:[^)\s]{1,500}\)/g, "$1")
    .replace(/(?<![\w*])\*{1,2}(\w(?:[^*\n]{0,200}\w)?)\*{1,2}(?![\w*])/g, "$1")
    .replace(/^[^\S\n]*([*!=~_#])\1+ +(\S[^\n]*\S) +\1{2,}$/gm, "$2")
    .replace(/\bhttp:\/\//g, "https://")
    .replace(andMore, "");

/** A line without content at the end of a list: `And much more!`. */
const andMore =
  /^[^\p{L}\n]{0,10}(?:(?:and|plus) )?(?:(?:so|much|many|lots|even) )*more(?: to come|(?: [\w-]+)? features)?[^\p{L}\n]{0,5}$|^[^\p{L}\n]{0,10}(?:und (?:vieles|viel|einiges) mehr|et (?:bien|beaucoup) plus(?: encore)?|y mucho más|e muito mais|e molto altro(?: ancora)?)[^\p{L}\n]{0,5}$/gimu;

/** Puts the sentence that introduces a list, and titles in capitals, on separate lines. */
function separateHeadings(text: string): string {
  const introduced = text.replace(
    new RegExp(`([.!?]) +([^.!?:\\n]{2,58}:) *(?=\\n${bullet.source.slice(1)})`, "gu"),
    "$1\n\n$2",
  );
  const title = /^((?=\p{Lu}.*\p{Lu}{2})[^\p{Ll}\n]{3,40}\n)[^\S\n]*\n*(?=\S)/gmu;
  return (introduced.match(title)?.length ?? 0) >= 2 ? introduced.replace(title, "$1") : introduced;
}

function readSections(lines: readonly string[]): ListingSections {
  const titledLines = listTitledLines(lines);
  const titles = listTitledParagraphs(lines);
  const inner = listInnerEntries(lines);
  const isEntry = (index: number) => titledLines.has(index) || bullet.test(lines[index] ?? "");
  const written = [...lines.keys()].filter((index) => lines[index]?.trim() !== "");
  const places = new Map(written.map((index, place) => [index, place]));
  const read = new ListingSections();
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const place = places.get(index) ?? 0;
    const [next, ...others] = written.slice(place + 1, place + 3);
    const isAboveList =
      next !== undefined &&
      isEntry(next) &&
      !titledLines.has(index) &&
      !(inner.has(next) && bullet.test(line));
    // A line at the end of a paragraph is not the title of the next one.
    const isAlone = !lines[index - 1]?.trim() || lines[index + 1]?.trim() || /[:：]$/.test(text);
    const inBrackets = readBracketed(text);
    if (text === "") read.endParagraph();
    else if (
      isAboveList &&
      isAlone &&
      isHeading(
        line,
        [next, ...others].map((at) => lines[at] ?? ""),
      )
    )
      read.addHeading(text);
    else if (inBrackets && (inBrackets.text !== "" || lines[index + 1]?.trim()))
      read.addEntry({ ...inBrackets, line: text }, "[");
    else if (titles.has(index)) read.addEntry({ title: headingOf(text), line: headingOf(text) });
    else if (inner.has(index) && read.hasOpenEntry) read.addInnerEntry(readEntry(line).line);
    else if (isEntry(index)) read.addEntry(readEntry(line), bullet.test(line) ? signOf(line) : undefined);
    else read.addText(text);
  }
  read.endParagraph();
  return read;
}
