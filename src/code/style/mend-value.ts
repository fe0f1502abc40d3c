import { nearest } from "../../text/nearest.js";
import type { Grammar } from "./grammar.js";
import { type Piece, splitValue } from "./split-value.js";

/**
 * What to write in place of a value that browsers ignore. It is only a mistake if a small change, such as a unit, makes the value valid, or if all its words belong to CSS:
 * browsers know more than css-tree.
 */
export function findValueFlaw(syntax: string, value: string, grammar: Grammar): string | undefined {
  const pieces = splitValue(value, grammar);
  if (!pieces?.some(({ kind }) => kind !== "unknown")) return undefined;
  const isComputed = pieces.some(({ kind }) => kind === "unknown");
  if (isComputed && !pieces.some((piece) => isSuspect(piece, syntax, grammar))) return undefined;
  const isValid = (list: readonly Piece[]) => fits(list, (text) => !grammar.match(syntax, text));
  if (isValid(pieces)) return undefined;
  const mismatch = isComputed ? undefined : grammar.match(syntax, value);
  const first = mismatch ? pieceAt(pieces, value, mismatch.at) : -1;
  const order = [...pieces.keys()].sort((a, b) => Number(b === first) - Number(a === first));
  for (const index of order)
    for (const { list, why } of mendsOf(pieces, index, { syntax, grammar, isComputed }))
      if (isValid(list)) return `${why}${join(list)}${why.startsWith("did") ? "?" : ""}`;
  const colour = pieces.find(
    ({ text }) => text.startsWith("#") && !/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text),
  );
  if (colour) return "a colour has 3, 4, 6 or 8 digits from 0 to 9 and a to f, such as #6b21a8";
  const piece = pieces[first];
  if (isComputed || !piece || !settled.test(syntax) || pieces.some((one) => !isOfCss(one, grammar)))
    return undefined;
  const words = pieces.length === 1 && piece.kind === "word" ? [...grammar.wordsOf(syntax)] : [];
  if (words.length > 0 && words.length < 50)
    return `write one of ${words.filter((word) => isValid([{ ...piece, text: word }])).join(", ")}`;
  return `${piece.text} is not valid here`;
}

/** Properties that hardly get new values, so that css-tree knows all of them. */
const settled =
  /^<'(?:display|position|float|clear|visibility|z-index|overflow(?:-[xy])?|(?:(?:margin|padding)(?:-(?:top|right|bottom|left))?|(?:min-|max-)?(?:width|height)|top|right|bottom|left|color|opacity|cursor|line-height|letter-spacing|white-space|vertical-align|object-fit|pointer-events|user-select|gap|border(?:-[a-z-]+)?|outline(?:-[a-z]+)?|background(?:-[a-z]+)?|font(?:-(?:size|style|weight))?|text-(?:align|decoration|transform|indent|shadow|overflow)|list-style(?:-[a-z]+)?|box-(?:shadow|sizing)|transform|filter|transition(?:-[a-z-]+)?|animation(?:-(?:delay|direction|duration|fill-mode|iteration-count|name))?|flex(?:-[a-z]+)?|order|(?:align|justify|place)-(?:content|items|self)|grid-[a-z-]+))'>$/;

/** Whether some value in place of each function whose result only browsers know makes a list valid. */
function fits(list: readonly Piece[], isValid: (text: string) => boolean): boolean {
  const unknown = list.filter(({ kind }) => kind === "unknown").length;
  if (unknown === 0) return isValid(join(list));
  // Two of them are tried in all combinations.
  const tries =
    unknown === 2 ? standIns.flatMap((a) => standIns.map((b) => [a, b])) : standIns.map((a) => [a]);
  return tries.some((some) => {
    let next = 0;
    const text = list.map((piece) =>
      piece.kind === "unknown" ? { ...piece, text: some[next++ % some.length] ?? "" } : piece,
    );
    return isValid(join(text));
  });
}

const standIns = ["1px", "red", "1", "1deg", "1s", "solid", "none", "ease", "center", '"a"', "url(a)", "10%"];

/** Whether a piece of a value may be the cause of its being invalid whatever its functions result in. */
const isSuspect = ({ kind, text }: Piece, syntax: string, grammar: Grammar): boolean =>
  (kind === "number" && Number(text) !== 0) ||
  (kind === "dimension" && !isUnit(text, grammar)) ||
  (kind === "word" && !grammar.wordsOf(syntax).has(text.toLowerCase()));

const isUnit = (text: string, { units }: Grammar) => {
  const unit = text.replace(/^[-+\d.]+(?:e[-+]?\d+)?/i, "").toLowerCase();
  return unit === "%" || units.has(unit);
};

const isOfCss = ({ kind, text }: Piece, grammar: Grammar): boolean =>
  kind === "dimension" ? isUnit(text, grammar) : kind !== "word" || grammar.allWords.has(text.toLowerCase());

const join = (list: readonly Piece[]) =>
  list.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join("");

function pieceAt(pieces: readonly Piece[], value: string, at: number): number {
  let from = 0;
  for (const [index, { text }] of pieces.entries()) {
    from = value.indexOf(text, from) + text.length;
    if (from > at) return index;
  }
  return pieces.length - 1;
}

interface Mend {
  readonly list: readonly Piece[];
  /** Its reason, which ends where the new value begins. */
  readonly why: string;
}

interface MendContext {
  readonly syntax: string;
  readonly grammar: Grammar;
  readonly isComputed: boolean;
}

/** The ways to mend a piece of a value, the most likely ones first; most of them do not make it valid. */
function* mendsOf(pieces: readonly Piece[], index: number, context: MendContext): Generator<Mend> {
  const piece = pieces[index];
  if (!piece) return;
  const next = pieces[index + 1];
  const put = (texts: readonly string[], count = 1): readonly Piece[] => [
    ...pieces.slice(0, index),
    ...texts.map((text, at): Piece => ({ text, kind: "other", spaced: at === 0 ? piece.spaced : true })),
    ...pieces.slice(index + count),
  ];
  const { text, kind } = piece;
  if (kind === "number") yield* mendsOfNumber(pieces, index, put);
  if (kind === "dimension") {
    const [, number = "", unit = ""] = /^([-+\d.]+)(.*)$/.exec(text) ?? [];
    const near = isUnit(text, context.grammar) ? undefined : nearest(unit, context.grammar.units, 1);
    if (near) yield { list: put([number + near]), why: "did you mean " };
    yield { list: put([number]), why: "write a number without a unit: " };
    if (number.startsWith("-"))
      yield { list: put([text.slice(1)]), why: "a negative value is not valid here: " };
  }
  if (kind === "word") yield* mendsOfWord(pieces, index, put, context);
  if (kind === "string") {
    yield { list: put([text.slice(1, -1)]), why: "write it without quotes: " };
    if (text.length > 2) yield { list: put([`url(${text})`]), why: "write " };
  }
  if (text === ",") {
    const [before, after] = [pieces[index - 1], next];
    if (before?.kind === "number" && after && /^\d/.test(after.text) && !after.spaced)
      yield {
        list: [
          ...pieces.slice(0, index - 1),
          { ...after, text: `${before.text}.${after.text}`, spaced: before.spaced },
          ...pieces.slice(index + 2),
        ],
        why: "write a point in the number: ",
      };
    const apart = (list: readonly Piece[]) =>
      list.map((one, at) => (list[at - 1]?.text === "," ? { ...one, spaced: true } : one));
    yield { list: apart(pieces).filter((_, at) => at !== index), why: "write it without the comma: " };
    yield { list: apart(pieces).filter((one) => one.text !== ","), why: "write it without commas: " };
  }
  if (text === ":" || text === "-") yield { list: put(["/"]), why: "write " };
  if (index > 0 && piece.spaced) {
    yield {
      list: [...pieces.slice(0, index), comma, ...pieces.slice(index)],
      why: "a comma is missing: ",
    };
    if (context.isComputed) return;
    yield { list: [...pieces.slice(0, index), slash, ...pieces.slice(index)], why: "a slash is missing: " };
    const before = pieces[index - 1];
    if (before) {
      const moved = [
        { ...piece, spaced: before.spaced },
        { ...before, spaced: true },
      ];
      yield {
        list: [...pieces.slice(0, index - 1), ...moved, ...pieces.slice(index + 1)],
        why: "write it in this order: ",
      };
    }
    yield { list: put([]), why: `${text} is one too many: ` };
  }
}

const comma: Piece = { text: ",", kind: "other", spaced: false };
const slash: Piece = { text: "/", kind: "other", spaced: true };

type Put = (texts: readonly string[], count?: number) => readonly Piece[];

const usualUnits = ["px", "deg", "s", "%", "fr"];

function* mendsOfNumber(pieces: readonly Piece[], index: number, put: Put): Generator<Mend> {
  const { text = "" } = pieces[index] ?? {};
  const next = pieces[index + 1];
  if (next?.kind === "word")
    yield { list: put([text + next.text], 2), why: "write the unit next to its number: " };
  if (next?.text === "%") yield { list: put([`${text}%`], 2), why: "write the unit next to its number: " };
  for (const unit of usualUnits) yield { list: put([text + unit]), why: "a unit is missing: " };
  for (const unit of usualUnits)
    yield {
      list: pieces.map((one) =>
        one.kind === "number" && Number(one.text) !== 0 ? { ...one, text: one.text + unit } : one,
      ),
      why: "units are missing: ",
    };
  if (/^[\d.]+$/.test(text) && text.includes("."))
    yield {
      list: put([String(Math.max(1, Math.round(Number(text))))]),
      why: "write a whole number, such as ",
    };
}

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

function* mendsOfWord(
  pieces: readonly Piece[],
  index: number,
  put: Put,
  { syntax, grammar, isComputed }: MendContext,
): Generator<Mend> {
  const { text: written = "" } = pieces[index] ?? {};
  const text = written.toLowerCase();
  const [next, second] = pieces.slice(index + 1);
  const words = grammar.wordsOf(syntax);
  for (const instead of words.has(text) ? [] : (expected[text] ?? []))
    yield { list: put([instead]), why: "did you mean " };
  const near = grammar.allWords.has(text) ? undefined : nearest(text, words, text.length < 5 ? 1 : 2);
  if (near) yield { list: put([near]), why: "did you mean " };
  if (text.includes("-")) yield { list: put(text.split("-")), why: "write " };
  if (next?.kind === "word") {
    yield { list: put([`${text}-${next.text}`], 2), why: "write " };
    yield { list: put([text + next.text], 2), why: "write " };
  }
  if (isComputed) return;
  if (next?.text === "." && second?.kind === "word")
    yield { list: put([`url(${written}.${second.text})`], 3), why: "write " };
  yield { list: put([`"${written}"`]), why: "write it in quotes: " };
  const all = pieces.every(({ kind }) => kind === "word");
  if (all)
    yield {
      list: [{ text: `"${join(pieces)}"`, kind: "string", spaced: false }],
      why: "write it in quotes: ",
    };
}
