import { nearest } from "../../text/nearest.js";
import type { Grammar } from "./grammar.js";
import { type Piece, splitValue } from "./split-value.js";

/**
 * What to write in place of a value that browsers ignore. It is only a mistake if a small change, such as a unit, makes the value valid,
 * or if its property is old and all its words belong to CSS: browsers know more than css-tree.
 */
export function findValueFlaw(syntax: string, value: string, grammar: Grammar): string | undefined {
  const pieces = splitValue(value, grammar);
  if (!pieces?.some(({ kind }) => kind !== "unknown")) return undefined;
  const isComputed = pieces.some(({ kind }) => kind === "unknown");
  if (isComputed && !pieces.some((piece) => isSuspect(piece, syntax, grammar))) return undefined;
  const isValid = (list: readonly Piece[]) => fits(list, (text) => grammar.match(syntax, text) === undefined);
  if (isValid(pieces)) return undefined;
  const first = isComputed ? 0 : pieceAt(pieces, value, grammar.match(syntax, value) ?? 0);
  const order =
    pieces.length > 40
      ? [first]
      : [...pieces.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  for (const at of order)
    for (const [why, list] of fixesFor(pieces, at, { syntax, grammar, isComputed }))
      if (isValid(list)) return `${why}${join(list)}${why.startsWith("did") ? "?" : ""}`;
  if (
    pieces.some(
      ({ text }) => text.startsWith("#") && !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text),
    )
  )
    return "a colour has 3, 4, 6 or 8 digits from 0 to 9 and a to f, such as #6b21a8";
  const isOfCss = ({ kind, text }: Piece) =>
    kind === "dimension"
      ? isUnit(text, grammar)
      : kind !== "word" || grammar.allWords.has(text.toLowerCase());
  const piece = pieces[first];
  if (isComputed || !piece || !complete.test(syntax) || !pieces.every(isOfCss)) return undefined;
  const words = pieces.length === 1 && piece.kind === "word" ? [...grammar.wordsOf(syntax)] : [];
  return words.length > 0 && words.length < 50
    ? `write one of ${words.filter((text) => isValid([{ ...piece, text }])).join(", ")}`
    : `${piece.text} is not valid here`;
}

/** Properties that hardly get new values, so that css-tree knows all of them. */
const complete =
  /^<'(?:display|position|float|clear|visibility|z-index|overflow(?:-[xy])?|(?:margin|padding)(?:-(?:top|right|bottom|left))?|(?:min-|max-)?(?:width|height)|top|right|bottom|left|color|opacity|cursor|line-height|letter-spacing|white-space|vertical-align|object-fit|pointer-events|user-select|gap|border(?:-[a-z-]+)?|outline(?:-[a-z]+)?|background(?:-[a-z]+)?|font(?:-(?:size|style|weight))?|text-(?:align|decoration|transform|indent|shadow|overflow)|list-style(?:-[a-z]+)?|box-(?:shadow|sizing)|transform|filter|transition(?:-[a-z-]+)?|animation(?:-(?:delay|direction|duration|fill-mode|iteration-count|name))?|flex(?:-[a-z]+)?|order|(?:align|justify|place)-(?:content|items|self)|grid-[a-z-]+)'>$/;

/** Whether some value in place of each function whose result only browsers know makes a list valid; two are tried in all combinations. */
function fits(list: readonly Piece[], isValid: (text: string) => boolean): boolean {
  const unknown = list.filter(({ kind }) => kind === "unknown").length;
  if (unknown === 0) return isValid(join(list));
  return sampleValues.some((a) =>
    (unknown === 2 ? sampleValues : [a]).some((b) => {
      let isSecond = false;
      const inPlace = () => {
        isSecond = !isSecond;
        return isSecond ? a : b;
      };
      return isValid(join(list.map((one) => (one.kind === "unknown" ? { ...one, text: inPlace() } : one))));
    }),
  );
}

const sampleValues = [
  "1px",
  "red",
  "1",
  "1deg",
  "1s",
  "solid",
  "none",
  "ease",
  "center",
  '"a"',
  "url(a)",
  "10%",
];

/** Whether a piece may make a value invalid whatever its functions result in. */
const isSuspect = ({ kind, text }: Piece, syntax: string, grammar: Grammar): boolean =>
  (kind === "number" && Number(text) !== 0) ||
  (kind === "dimension" && !isUnit(text, grammar)) ||
  (kind === "word" && !grammar.wordsOf(syntax).has(text.toLowerCase()));

const isUnit = (text: string, { units }: Grammar) => {
  const unit = text.replace(/^[-+\d.]+(?:e[-+]?\d+)?/i, "").toLowerCase();
  return unit === "%" || units.has(unit);
};

const join = (list: readonly Piece[]) =>
  list.map(({ text, spaced }, at) => (spaced && at > 0 ? ` ${text}` : text)).join("");

function pieceAt(pieces: readonly Piece[], value: string, offset: number): number {
  let from = 0;
  const at = pieces.findIndex(({ text }) => {
    from = value.indexOf(text, from) + text.length;
    return from > offset;
  });
  return at < 0 ? pieces.length - 1 : at;
}

interface FixContext {
  readonly syntax: string;
  readonly grammar: Grammar;
  readonly isComputed: boolean;
}

/** A reason, which ends where the new value begins, and the value. */
type Fix = readonly [why: string, list: readonly Piece[]];

/** The ways to mend a piece of a value, the most likely ones first; most of them do not make it valid. */
function fixesFor(pieces: readonly Piece[], at: number, { syntax, grammar, isComputed }: FixContext): Fix[] {
  const [{ text, kind, spaced }, before, next, second] = [
    pieces[at] ?? nothing,
    pieces[at - 1],
    pieces[at + 1],
    pieces[at + 2],
  ];
  /** Other texts in place of some pieces; a space begins a text that is spacedPieces. */
  const put = (texts: readonly string[], count = 1, from = at): readonly Piece[] => {
    const isSpaced = pieces[from]?.spaced ?? false;
    const list = texts.map(
      (one, nth): Piece => ({
        text: one.trim(),
        kind: "other",
        spaced: nth === 0 ? isSpaced : one.startsWith(" "),
      }),
    );
    return [...pieces.slice(0, from), ...list, ...pieces.slice(from + count)];
  };
  const fixes: Fix[] = [];
  if (kind === "number") {
    if (next?.kind === "word" || next?.text === "%")
      fixes.push(["write the unit next to its number: ", put([text + next.text], 2)]);
    // A transition takes no ten seconds.
    const usualUnits = ["px", "deg", Number(text) < 10 ? "s" : "ms", "%", "fr"];
    for (const unit of usualUnits) fixes.push(["a unit is missing: ", put([text + unit])]);
    for (const unit of usualUnits)
      fixes.push([
        "units are missing: ",
        pieces.map((one) =>
          one.kind === "number" && Number(one.text) !== 0 ? { ...one, text: one.text + unit } : one,
        ),
      ]);
    fixes.push(["write a whole number, such as ", put([String(Math.max(1, Math.round(Number(text))))])]);
  } else if (kind === "dimension") {
    const [, number = "", unit = ""] = /^([-+\d.]+)(.*)$/.exec(text) ?? [];
    const near = isUnit(text, grammar) ? undefined : nearest(unit, grammar.units, 1);
    if (near) fixes.push(["did you mean ", put([number + near])]);
    fixes.push(["write a number without a unit: ", put([number])]);
    if (number.startsWith("-")) fixes.push(["a negative value is not valid here: ", put([text.slice(1)])]);
  } else if (kind === "word") {
    const [word, words] = [text.toLowerCase(), grammar.wordsOf(syntax)];
    const near = grammar.allWords.has(word) ? undefined : nearest(word, words, word.length < 5 ? 1 : 2);
    for (const instead of [...(words.has(word) ? [] : (expected[word] ?? [])), near ?? []].flat())
      fixes.push(["did you mean ", put([instead])]);
    fixes.push(["write ", put(text.split("-").map((part) => ` ${part}`))]);
    if (next?.kind === "word")
      fixes.push(["write ", put([`${text}-${next.text}`], 2)], ["write ", put([text + next.text], 2)]);
    if (!isComputed) {
      if (next?.text === ".") fixes.push(["write ", put([`url(${text}.${second?.text})`], 3)]);
      fixes.push(
        ["write it in quotes: ", put([`"${text}"`])],
        ["write it in quotes: ", put([`"${join(pieces)}"`], pieces.length, 0)],
      );
    }
  } else if (kind === "string") {
    fixes.push(["write it without quotes: ", put([text.slice(1, -1)])]);
    if (text.length > 2) fixes.push(["write ", put([`url(${text})`])]);
  } else if (text === ",") {
    if (before?.kind === "number" && next && !next.spaced)
      fixes.push(["write a point in the number: ", put([`${before.text}.${next.text}`], 3, at - 1)]);
    const spacedPieces = pieces.map((one, nth) =>
      pieces[nth - 1]?.text === "," ? { ...one, spaced: true } : one,
    );
    fixes.push(["write it without the comma: ", spacedPieces.filter((_, nth) => nth !== at)]);
    fixes.push(["write it without commas: ", spacedPieces.filter((one) => one.text !== ",")]);
  } else if (text === ":" || text === "-") fixes.push(["write ", put([" /"])]);
  if (!before || !spaced) return fixes;
  fixes.push(["a comma is missing: ", put([before.text, ",", ` ${text}`], 2, at - 1)]);
  if (isComputed) return fixes;
  return [
    ...fixes,
    ["a slash is missing: ", put([before.text, " /", ` ${text}`], 2, at - 1)],
    ["write it in this order: ", put([text, ` ${before.text}`], 2, at - 1)],
    [`${text} is one too many: `, put([])],
  ];
}

const nothing: Piece = { text: "", kind: "other", spaced: false };

/** Names that people expect, with the ones that there are. */
const expected: Readonly<Record<string, readonly string[]>> = {
  flexbox: ["flex"],
  "inline-flexbox": ["inline-flex"],
  middle: ["center"],
  center: ["middle"],
  hand: ["pointer"],
  hide: ["hidden", "none"],
  hidden: ["none"],
  semibold: ["600"],
  "semi-bold": ["600"],
  medium: ["500"],
  light: ["300"],
  none: ["visible", "normal", "0"],
};
