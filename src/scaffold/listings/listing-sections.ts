import { type Entry, endsSentence, headingOf, isTitle, joinLines, titleInCapitals } from "./listing-lines.js";

/** A list, with its heading and the text between the two. */
export interface Section {
  readonly heading: string | undefined;
  readonly intro: string[];
  readonly entries: Entry[];
  /** The paragraph above that ends with a colon, by its position among all: a sentence that is too long for a heading. */
  readonly below?: number;
}

/** Collects the lines of a listing, in order, as paragraphs and lists. */
export class ListingSections {
  readonly about: string[] = [];
  readonly sections: Section[] = [];
  #paragraph: string[] = [];
  #section: Section | undefined;
  /** The lines below an entry's title belong to it, until a blank line. */
  #open: Entry | undefined;
  #sign: string | undefined;

  endParagraph(): void {
    const text = this.#paragraph.join("\n").trim();
    if (text !== "") {
      this.about.push(text);
      this.#section = undefined;
    }
    this.#paragraph = [];
    this.#open = undefined;
  }

  addText(line: string): void {
    if (!this.#open) this.#paragraph.push(line);
    else {
      const { title, text } = this.#open;
      const isSentence = /^[\p{Lu}“"‘]/u.test(line) && !isTitle(line);
      this.#append(line, text === undefined && isTitle(title) && isSentence ? ": " : "\n");
    }
  }

  /** Adds an entry of an inner list to the entry above. */
  addInnerEntry(line: string): void {
    const { text } = this.#open ?? {};
    this.#append(line, text === undefined ? ": " : endsSentence(text) ? " " : "; ");
  }

  /** Adds a line to the text of the open entry, and with a separator to the whole line. */
  #append(line: string, separator: string): void {
    if (!this.#open) return;
    const { text, line: before } = this.#open;
    const joined = text ? `${text}${separator}${line}` : line;
    const whole = `${separator === ": " ? before.replace(/\s*[:：]$/, "") : before}${separator}${line}`;
    Object.assign(this.#open, { text: joinLines(joined), line: joinLines(whole) });
  }

  get hasOpenEntry(): boolean {
    return this.#open !== undefined;
  }

  /** Sets the heading of the next list; a title directly above it is the heading of both. */
  addHeading(line: string): void {
    const [above = ""] = this.#paragraph;
    if (this.#paragraph.length === 1 && isTitle(above)) this.#paragraph = [];
    else if (this.#section?.heading === undefined || this.#section.entries.length > 0) {
      this.endParagraph();
      return this.#begin(headingOf(line));
    }
    this.endParagraph();
    if (above !== "") this.#begin(headingOf(above));
    this.#section?.intro.push(line);
  }

  /** An entry with another sign than the one above does not belong to the same heading. */
  addEntry(entry: Entry, sign?: string): void {
    const [title = "", ...text] = this.#paragraph;
    // A title in capitals, with text between it and its list: `LOAFLY PLUS`.
    if (text.length > 0 && isTitle(title) && titleInCapitals.test(title)) {
      this.#paragraph = [];
      this.#begin(headingOf(title));
      this.#section?.intro.push(joinLines(text.join("\n")));
    }
    const isIntroduced = /[:：]$/.test(text.at(-1) ?? title);
    this.endParagraph();
    const isOther = sign !== undefined && this.#sign !== undefined && sign !== this.#sign;
    const hasOthers = this.#section?.heading !== undefined && this.#section.entries.length > 0;
    if (!this.#section || (isOther && hasOthers))
      this.#begin(undefined, isIntroduced ? this.about.length - 1 : undefined);
    this.#sign = sign;
    this.#section?.entries.push(entry);
    this.#open = entry;
  }

  #begin(heading?: string, below?: number): void {
    this.#section = { heading, intro: [], entries: [], ...(below !== undefined && { below }) };
    this.sections.push(this.#section);
  }
}
