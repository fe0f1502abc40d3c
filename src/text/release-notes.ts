/** The list markers that people use in a store's plain text. */
const point = /^[ \t]*(?:[-*•·–—+][ \t]+|・[ \t]*)/;

/** Consecutive lines of the same kind, points of a list or not. */
interface NotesPart {
  readonly isList: boolean;
  /** Without their markers. */
  readonly lines: string[];
}

/** Splits release notes, which are plain text, into paragraphs and lists. */
export function splitReleaseNotes(text: string): NotesPart[] {
  const blocks = text.trim().split(/\n(?:[ \t]*\n)+/);
  return blocks.flatMap((block) => {
    const parts: NotesPart[] = [];
    for (const line of block.split("\n")) {
      const isList = point.test(line);
      const words = line.replace(point, "").trim();
      const last = parts.at(-1);
      if (last?.isList === isList) last.lines.push(words);
      else parts.push({ isList, lines: [words] });
    }
    return parts;
  });
}
