/** What a listing's description says, in the parts that a page shows. Nothing is shortened, and nothing said twice. */
export interface ListingText {
  /** The first sentence. */
  readonly sentence: string;
  /** Paragraphs that are no list. */
  readonly about: readonly string[];
  readonly features: readonly { readonly title: string; readonly text?: string }[];
  /** The line before the first list, such as `What it does`. */
  readonly featuresHeading: string | undefined;
}

const bullet = /^\s*(?:[•●▪◦‣·*+✓✔☑➤►–—-]|\p{Extended_Pictographic}\uFE0F?)\s+(?=\S)/u;

/** Takes a store's description apart: stores know plain text only, in which people write lists by hand. */
export function readListingText(description: string): ListingText {
  const lines = description.replace(/\r\n?/g, "\n").split("\n");
  const about: string[] = [];
  const features: { title: string; text?: string }[] = [];
  let featuresHeading: string | undefined;
  let paragraph: string[] = [];
  const endParagraph = () => {
    const text = paragraph.join(" ").trim();
    if (text !== "") about.push(text);
    paragraph = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") endParagraph();
    else if (bullet.test(line)) {
      endParagraph();
      features.push(readFeature(line.replace(bullet, "").trim()));
    } else if (isHeading(line) && bullet.test(nextLine(lines, index))) {
      endParagraph();
      featuresHeading ??= line.trim().replace(/\s*[:：]$/, "");
    } else paragraph.push(line.trim());
  }
  endParagraph();
  return { sentence: firstSentence(about[0] ?? ""), about, features, featuresHeading };
}

/** A short line that ends like a title. */
const isHeading = (line: string) => line.trim().length <= 60 && !/[.!?؟۔。！？।]$/.test(line.trim());

const nextLine = (lines: readonly string[], index: number) =>
  lines.slice(index + 1).find((line) => line.trim() !== "") ?? "";

/** `Title: text`, `Title – text` and `标题：文字` are two parts. */
function readFeature(line: string): { title: string; text?: string } {
  const [, title, text] = /^(.{2,50}?)(?:(?::|\s[–—-])\s+|：\s*)(\S.*)$/u.exec(line) ?? [];
  return title === undefined || text === undefined ? { title: line } : { title, text };
}

/** Up to the first full stop that ends a sentence; the whole text if there is none. */
export function firstSentence(text: string): string {
  return /^.*?(?:[.!?…؟۔](?=\s|$)|[。！？।])/su.exec(text)?.[0] ?? text;
}
