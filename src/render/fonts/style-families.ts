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
