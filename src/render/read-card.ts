import { Parser } from "htmlparser2";

/** What a drawn card shows. */
export interface CardContent {
  /** Addresses of its images, each once, without those that hold their own bytes. */
  readonly sources: readonly string[];
  readonly text: string;
}

export function readCard(html: string): CardContent {
  const sources = new Set<string>();
  let text = "";
  let inStyle = false;
  const parser = new Parser({
    onopentag(name, { src }) {
      inStyle = name === "style";
      if (name === "img" && src !== undefined && !src.startsWith("data:")) sources.add(src);
    },
    ontext: (part) => {
      if (!inStyle) text += part;
    },
    onclosetag: () => {
      inStyle = false;
    },
  });
  parser.end(html);
  return { sources: [...sources], text };
}

/** Nothing is drawn for these: spaces, ends of lines, and what only joins or directs others. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Mn}]/u;

/** The characters of a text that no font has, each once. */
export function missingGlyphs(
  text: string,
  fonts: readonly { has: (codePoint: number) => boolean }[],
): string[] {
  const characters = new Set([...text].filter((character) => !invisible.test(character)));
  return [...characters].filter((character) => !fonts.some(({ has }) => has(character.codePointAt(0) ?? 0)));
}
