import { Parser } from "htmlparser2";

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
]);

/** A piece of a page's text before a tag, with the characters that its entities stand for. */
export const decodeEntities = (text: string): string => decodePlainEntities(text) ?? parseText(text);

/** The same where all entities are such as generators write, and stand for the same everywhere; undefined otherwise. */
export function decodePlainEntities(text: string): string | undefined {
  if (!text.includes("&")) return text;
  let arePlain = true;
  const decoded = text.replace(
    /&(?:([a-z]+);|#(?:x([0-9a-f]{2})|(\d{2}));)?/gi,
    (_, name?: string, hex?: string, decimal?: string) => {
      const character = name === undefined ? characterOf(hex, decimal) : named.get(name);
      arePlain &&= character !== undefined;
      return character ?? "";
    },
  );
  return arePlain ? decoded : undefined;
}

/** A character of ASCII that can be seen, by its number. */
function characterOf(hex: string | undefined, decimal: string | undefined): string | undefined {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : undefined;
}

function parseText(text: string): string {
  let decoded = "";
  const parser = new Parser({
    ontext: (part) => {
      decoded += part;
    },
  });
  // What comes after the text ends an entity that has no end of its own.
  parser.write(`${text}<b>`);
  return decoded;
}
