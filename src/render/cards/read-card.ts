import { Parser } from "htmlparser2";
import { problemOfImage } from "../../util/image-problem.js";

/** The URLs of images in a card's elements and its style, without duplicates, and its HTML without texts that no font can show. */
export function readCard(html: string, canDraw: (text: string) => boolean) {
  const sources: string[] = [];
  let drawn = "";
  let from = 0;
  let css = "";
  let text = "";
  let textStart = 0;
  let inStyle = false;
  /** Entities split a text into parts; it ends where a tag begins. */
  const endText = (end: number) => {
    if (text !== "" && !canDraw(text)) {
      drawn += html.slice(from, textStart);
      from = end;
    }
    text = "";
  };
  const parser = new Parser({
    onopentag(name, { src, style = "" }) {
      endText(parser.startIndex);
      inStyle = name === "style";
      if (name === "img" && src !== undefined) sources.push(src);
      sources.push(...listUrls(style));
    },
    ontext: (part) => {
      if (inStyle) css += part;
      else {
        if (text === "") textStart = parser.startIndex;
        text += part;
      }
    },
    onclosetag: () => {
      endText(parser.startIndex);
      inStyle = false;
    },
  });
  parser.end(html);
  endText(html.length);
  return { sources: [...new Set([...sources, ...listUrls(css)])], html: drawn + html.slice(from) };
}

/** The URLs in a style: `url("a.png")`, `url('a.png')`, `url(a.png)`. */
const listUrls = (style: string): string[] =>
  [...style.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi)].flatMap(
    ([, double, single, bare]) => double ?? single ?? bare ?? [],
  );

const extensions: Readonly<Record<string, string>> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
  "image/svg+xml": ".svg",
};

/** The problem of an image in a `data:` URL, as the rest of a sentence: the engine would omit it silently. Source: RFC 2397. */
export function flawOfData(src: string): string | undefined {
  const [, type = "", base64, data = ""] =
    /^data:([^;,]*)(?:;(?!base64)[^;,]*)*(;base64)?,(.*)$/is.exec(src) ?? [];
  const extension = extensions[type.trim().toLowerCase()];
  if (extension === undefined) return "has a type that cards cannot show";
  try {
    const text = decodeURIComponent(data);
    const bytes = base64 ? Buffer.from(text, "base64") : new TextEncoder().encode(text);
    return problemOfImage(bytes, extension)?.replace("its name", "its type");
  } catch {
    return "is encoded wrongly";
  }
}

/** Characters without a glyph: spaces, line ends, and controls that join or direct others. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Zs}\p{Mn}]/u;

/** The characters of a text that no font has, without duplicates. */
export function missingGlyphs(
  text: string,
  fonts: readonly { has: (codePoint: number) => boolean }[],
): string[] {
  const characters = new Set([...text].filter((character) => !invisible.test(character)));
  return [...characters].filter((character) => !fonts.some(({ has }) => has(character.codePointAt(0) ?? 0)));
}
