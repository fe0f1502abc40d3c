export type StyleFacts = ReturnType<typeof parseStyleFacts>;

/** Parses a style. Rules that match nothing on the page count too, so it may find more than is used. */
export function parseStyleFacts(style: string) {
  const folded = style.toLowerCase();
  const families = listFamilies(style);
  const contents = [...style.matchAll(/[{;]content:([^;}"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*/g)].map(
    ([content]) => content,
  );
  const texts = contents.flatMap((content) =>
    [...content.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)].map(([, a, b]) =>
      readEscapes(a ?? b ?? ""),
    ),
  );
  const counters = contents.some((content) => /\bcounters?\(/.test(content)) ? ["0123456789"] : [];
  return {
    names: (family: string) => families.has(family.toLowerCase()),
    /** Text that `content` generates; a counter counts as its digits. */
    generated: [...texts, ...counters].join(""),
    /** The effects of `text-transform` on a text. */
    transforms: [
      /text-transform:[^;}]*(upper|capital)/.test(folded) ? (text: string) => text.toUpperCase() : [],
      /text-transform:[^;}]*lower/.test(folded) ? (text: string) => text.toLowerCase() : [],
    ].flat(),
  };
}

/** Resolves CSS escapes: `\2192 ` and `\"`. */
function readEscapes(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, character?: string) =>
    hex === undefined ? (character ?? "") : codePointText(Number.parseInt(hex, 16)),
  );
}
const codePointText = (codePoint: number) => (codePoint > 0x10ffff ? "" : String.fromCodePoint(codePoint));

const declaration =
  /(?:^|[{;])(font-family|font|--[\w-]+):((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^;}"'])*)/gi;
const ownFaces = /@font-face\s*\{[^}]*\}/gi;

/**
 * The font families in a minified style, in lower case: those of `font-family`, of `font`, and of custom properties that may be either.
 */
export function listFamilies(style: string): Set<string> {
  const families = new Set<string>();
  for (const [, , value = ""] of style.replace(ownFaces, "").matchAll(declaration)) {
    for (const item of splitList(value)) families.add(familyOf(item));
  }
  return families;
}

/** Splits at commas and brackets outside of quotes: a fallback of `var()` is an item too. */
function splitList(value: string): string[] {
  return value.match(/(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^,()"'])+/g) ?? [];
}

/** Matches the part of `font` before the family: sizes, weights, styles. */
const beforeFamily =
  /^(?:.*(?:^|\s)(?:[\d.+-]\S*|normal|bold|bolder|lighter|italic|oblique|small-caps|(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger|\/\S*)\s*)(?=\S)/;

function familyOf(item: string): string {
  const quoted = /(["'])((?:(?!\1)[^\\]|\\.)*)\1/.exec(item);
  const name = quoted ? (quoted[2] ?? "") : item.trim().toLowerCase().replace(beforeFamily, "");
  return name
    .replace(/!important$/i, "")
    .replace(/\\(.)/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
