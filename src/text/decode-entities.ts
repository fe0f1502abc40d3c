import { Parser } from "htmlparser2";

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
]);

/** Decodes the entities in a piece of text that ends before a tag. */
export const decodeEntities = (text: string): string => decodePlainEntities(text) ?? parseText(text);

/** The same if all entities are of the kinds that generators write, which mean the same everywhere; undefined otherwise. */
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

/** A printable ASCII character, by its number. */
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
  // A tag after the text ends an entity without a semicolon.
  parser.write(`${text}<b>`);
  return decoded;
}
