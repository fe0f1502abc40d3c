import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, Schema, visit } from "yaml";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { isDay } from "../../text/is-day.js";
import { pointsOf } from "../../text/points-of.js";
import { once } from "../../util/once.js";
import { quoteValue } from "./split-front-matter.js";

/** The keys and values of front matter, with their places. */
export interface YamlMapping {
  readonly data: Readonly<Record<string, unknown>>;
  /** The place of a key, or of its nearest existing parent. */
  readonly placeOf: (path: readonly string[]) => Place;
  /** A key's value as written: `1.0`, which is the number 1. Undefined if it is not a single value. */
  readonly writtenAs: (key: string) => string | undefined;
}

/** Shared, because the parser would create one for each text, which takes as long as parsing. */
const schema = new Schema({ schema: "core", resolveKnownTags: true });

/**
 * Parses YAML 1.2: everything except numbers, booleans and null is a string, so that dates and times keep their spelling. Reports
 * problems and returns undefined.
 */
export function parseYamlMapping(text: string, file: string, log: Diagnostics): YamlMapping | undefined {
  const pointIn = pointsOf(text);
  const placeAt = (offset: number, length = 0): Place => {
    const { line, column } = pointIn(offset);
    return { file, line, column, ...(length > 0 && { length }) };
  };
  const fail = (reason: string, offset: number): undefined => {
    const place = placeAt(offset);
    const near = text.split("\n").slice(Math.max(0, (place.line ?? 1) - 2), place.line);
    const quoted = near.map(quoteValue).find((line) => line !== undefined);
    log.add("read/front-matter", { reason, quoted }, place);
  };

  // The parser would stop there and silently drop the keys that follow.
  const end = /^\.\.\.(?=\s|$)/m.exec(text);
  if (end) return fail("... ends it, so the rest would be lost", end.index);
  let document: Document.Parsed;
  try {
    document = parseDocument(text, {
      schema,
      prettyErrors: false,
      stringKeys: true,
      logLevel: "silent",
      // Otherwise each key would be compared with all previous ones.
      uniqueKeys: false,
    });
  } catch (thrown) {
    // Thousands of brackets exhaust the stack.
    if (!(thrown instanceof RangeError)) throw thrown;
    return fail("it is nested too deep", 1);
  }
  const [flaw] = [...document.errors, ...document.warnings];
  if (flaw) return fail(firstLine(flaw.message), flaw.pos[0]);
  const root: Node | null = document.contents;
  if (!isMap(root)) {
    const received = isSeq(root)
      ? "a list"
      : isScalar(root)
        ? (JSON.stringify(root.value) ?? "nothing")
        : "nothing";
    log.add("read/front-matter-not-object", { received }, { file, line: 2, column: 1 });
    return undefined;
  }
  const { refused, lostDays } = inspect(document);
  if (refused) return fail(refused.reason, refused.offset);
  for (const { written, offset } of lostDays)
    log.add("read/no-such-day", { written }, placeAt(offset, written.length));
  if (lostDays.length > 0) return undefined;
  const first = once(() => new Map(root.items.map((pair) => [wordOf(pair.key), pair])));
  const placeOf = ([key = "", ...path]: readonly string[]): Place => {
    const pair = first().get(key);
    const node = pair && isScalar(pair.key) ? (findKey(pair.value, path) ?? pair.key) : undefined;
    const [start = 0, end = 0] = node?.range ?? [];
    return node ? placeAt(start, end - start) : { file, line: 1, column: 1 };
  };
  const writtenAs = (key: string) => {
    const value = root.get(key, true);
    return isScalar(value) ? value.source : undefined;
  };
  return { data: document.toJS() as Record<string, unknown>, placeOf, writtenAs };
}

/** The parser adds lines with the source, which the diagnostic shows itself. */
const firstLine = (message: string) => message.split("\n")[0]?.replace(/:$/, "") ?? message;

interface Findings {
  /**
   * The first unsupported construct: those that front matter does not need, that could make it endless, or that could change prototypes.
   */
  readonly refused: { readonly reason: string; readonly offset: number } | undefined;
  /** Strings in the form of a day that does not exist: a schema may check the form only. */
  readonly lostDays: readonly { readonly written: string; readonly offset: number }[];
}

function inspect(document: Document.Parsed): Findings {
  const lostDays: { written: string; offset: number }[] = [];
  let refused: Findings["refused"];
  const refuse = (reason: string, offset = 0) => {
    refused = { reason, offset };
    return visit.BREAK;
  };
  visit(document, {
    Map(_, { items }) {
      const known = new Set<string | undefined>();
      const again = items.find(({ key }) => isScalar(key) && known.size === known.add(wordOf(key)).size)?.key;
      return again ? refuse("Map keys must be unique", isScalar(again) ? again.range?.[0] : 0) : undefined;
    },
    Alias: (_, { source, range }) =>
      refuse(`*${source} repeats another value; write the value out`, range?.[0]),
    Pair(_, { key }) {
      if (!isScalar(key)) return refuse("a key is no word");
      const isOfObjects = /^(__proto__|prototype|constructor)$/.test(String(key.value));
      return isOfObjects ? refuse(`${String(key.value)} cannot be a key`, key.range?.[0]) : undefined;
    },
    Scalar(_, { value, range }) {
      if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value) || isDay(value)) return;
      lostDays.push({ written: value, offset: range?.[0] ?? 0 });
    },
  });
  return { refused, lostDays };
}

const wordOf = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);

/** The key or list entry at a path; the nearest existing parent if it is missing. */
function findKey(root: unknown, path: readonly string[]): Node | undefined {
  let value = root;
  let found: Node | undefined;
  for (const part of path) {
    if (isMap(value)) {
      const pair = value.items.find(({ key }) => wordOf(key) === part);
      if (!pair || !isScalar(pair.key)) break;
      found = pair.key;
      value = pair.value;
    } else if (isSeq(value)) {
      const item: unknown = value.items[Number(part)];
      if (!isScalar(item) && !isMap(item) && !isSeq(item)) break;
      found = item;
      value = item;
    } else break;
  }
  return found;
}
