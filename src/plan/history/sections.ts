import { Parser } from "htmlparser2";
import { changesMark } from "../../model/legal/legal-history.js";

/** The unit of comparison: a heading, and the text up to the next one. */
export interface Section {
  /** The id of the heading; empty before the first one. */
  readonly id: string;
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** The parts of a text that are compared. Formatting and line breaks are not among them. */
export type Token =
  /** The start of a paragraph, list entry or similar. */
  | { readonly kind: "block"; readonly block: Block }
  | { readonly kind: "word"; readonly text: string; readonly isSpaced: boolean }
  /** The target of the link around the words before, or the file of an image. */
  | { readonly kind: "target"; readonly address: string };

export type Block = "text" | "entry" | "term" | "meaning" | "row";

const blocks: Readonly<Record<string, Block>> = {
  p: "text",
  div: "text",
  blockquote: "text",
  pre: "text",
  summary: "text",
  caption: "text",
  li: "entry",
  dt: "term",
  dd: "meaning",
  tr: "row",
};

/** The key of a token; equal tokens have equal keys. */
export function keyOf(token: Token): string {
  if (token.kind === "word") return `w${token.text}`;
  return token.kind === "target" ? `a${token.address}` : `b${token.block}`;
}

const unspaced =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
const letters = `(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`;
/** Scripts without spaces between words are compared letter by letter; dates, addresses and the like are one word. */
const word = new RegExp(`[${unspaced}]|${letters}(?:['’_./:@,-]+${letters})*|\\S`, "gu");

/** Splits a document's HTML into sections. */
export function listSections(html: string): Section[] {
  let section: { id: string; title: string; tokens: Token[] } = { id: "", title: "", tokens: [] };
  const sections = [section];
  let heading = 0;
  let wasSpace = true;
  const links: { readonly href: string; text: string }[] = [];
  const begin = (block: Block) => {
    const { tokens } = section;
    // A paragraph at the start of a list entry is not a block of its own.
    if (block === "text" && tokens.at(-1)?.kind === "block") return;
    if (tokens.at(-1)?.kind === "block") tokens.pop();
    tokens.push({ kind: "block", block });
    wasSpace = true;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const block = blocks[tag];
      if (/^h[1-6]$/.test(tag)) {
        section = { id: attributes.id ?? "", title: "", tokens: [] };
        sections.push(section);
        heading++;
      } else if (block) begin(block);
      if (tag === "br" || tag === "td" || tag === "th") wasSpace = true;
      if (tag === "a") links.push({ href: attributes.href ?? "", text: "" });
      if (tag === "img") {
        addWords(attributes.alt ?? "");
        section.tokens.push({ kind: "target", address: attributes.src ?? "" });
      }
    },
    ontext(text) {
      if (text.includes(changesMark)) return;
      for (const link of links) link.text += text;
      if (heading > 0) section.title += text;
      else addWords(text);
    },
    onclosetag(tag) {
      if (/^h[1-6]$/.test(tag)) {
        heading--;
        section.title = section.title.replace(/\s+/g, " ").trim();
        wasSpace = true;
      }
      const link = tag === "a" ? links.pop() : undefined;
      if (link && link.href !== "" && heading === 0 && !saysItself(link))
        section.tokens.push({ kind: "target", address: link.href });
    },
  });
  parser.end(html);
  return sections.map((section) => ({ ...section, tokens: withoutEmpty(section.tokens) }));

  function addWords(text: string): void {
    let end = 0;
    for (const { 0: found, index } of text.matchAll(word)) {
      section.tokens.push({ kind: "word", text: found, isSpaced: wasSpace || index > end });
      end = index + found.length;
      wasSpace = false;
    }
    if (text.length > end) wasSpace = true;
  }
}

/** Whether the text of a link is its address; then a link and plain text read the same. */
const saysItself = ({ href, text }: { readonly href: string; readonly text: string }) =>
  [href, href.replace(/^mailto:/, ""), href.replace(/^https?:\/\//, "")].includes(text);

/** Removes blocks without text. */
const withoutEmpty = (tokens: readonly Token[]) =>
  tokens.filter(({ kind }, index) => {
    const next = tokens[index + 1];
    return kind !== "block" || (next !== undefined && next.kind !== "block");
  });
