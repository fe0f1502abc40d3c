import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Schema,
} from "yaml";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { isDay } from "../../text/is-day.js";
import { pointsOf } from "../../text/points-of.js";
import { once } from "../../util/once.js";
import { quoteValue } from "./split-front-matter.js";

export interface YamlMapping {
  readonly data: Readonly<Record<string, unknown>>;
  /** The place of a key, or of its nearest existing parent. */
  readonly placeOf: (path: readonly string[]) => Place;
  /** A key's value as written: `1.0`, which is the number 1. Undefined if it is not a single value. */
  readonly writtenAs: (key: string) => string | undefined;
}

/** Shared, because the parser would create one for each text, which takes as long as parsing. */
const schema = new Schema({ schema: "core", resolveKnownTags: true });

/** Parses YAML 1.2, in which dates and times are strings. Reports problems and returns undefined. */
export function parseYamlMapping(text: string, file: string, log: Diagnostics): YamlMapping | undefined {
  const pointIn = pointsOf(text);
  const placeAt = (offset = 0, length = 0): Place => {
    const { line, column } = pointIn(offset);
    return { file, line, column, ...(length > 0 && { length }) };
  };
  const fail = (reason: string, offset = 0): undefined => {
    const place = placeAt(offset);
    const near = text.split("\n").slice(Math.max(0, (place.line ?? 1) - 2), place.line);
    const quoted = near.map(quoteValue).find((line) => line !== undefined);
    log.add("read/front-matter", { reason, quoted }, place);
  };

  // The parser would stop there and silently drop the keys that follow.
  const end = /^\.\.\.(?=\s|$)/m.exec(text);
  if (end) return fail("the line ... ends it, and the rest would be lost", end.index);
  const [cut, key, value] =
    /^(\w+):[ \t]+([^"'[{|>#\s][^\n]*?\p{L}[^\n]*[ \t]#[^\s#][^\n]*)/mu.exec(text) ?? [];
  if (cut !== undefined) {
    const args = {
      reason: "the text after # is a comment",
      quoted: `${key}: ${JSON.stringify(value?.trim())}`,
    };
    return log.add("read/front-matter", args, placeAt(text.indexOf(cut), cut.length));
  }
  const document = parseTree(text);
  if (!document) return fail("it is nested too deeply", 1);
  const [flaw] = [...document.errors, ...document.warnings];
  if (flaw) return fail(firstLine(flaw.message), flaw.pos[0]);
  const root: Node | null = document.contents;
  if (!isMap(root)) {
    const received = isSeq(root) ? "a list" : isScalar(root) && JSON.stringify(root.value);
    return log.add(
      "read/front-matter-not-object",
      { received: received || "nothing" },
      { file, line: 2, column: 1 },
    );
  }
  const lostDays: LostDay[] = [];
  const refused = inspect(root, lostDays);
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

/** Undefined if thousands of brackets exhaust the stack. */
function parseTree(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      schema,
      prettyErrors: false,
      stringKeys: true,
      logLevel: "silent",
      // Otherwise each key would be compared with all previous ones.
      uniqueKeys: false,
    });
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** The parser adds lines with the source, which the diagnostic shows itself. */
const firstLine = (message: string) => message.split("\n")[0]?.replace(/:$/, "") ?? message;

/** A string in the form of a day that does not exist: a schema may check the form only. */
interface LostDay {
  readonly written: string;
  readonly offset: number | undefined;
}

/**
 * Finds lost days, and the first unsupported construct: those that front matter does not need, that could make it endless, or that could
 * change prototypes. `visit` of the parser takes a fifth of the time of 1,000 documents, since it keeps the path to each node.
 */
function inspect(
  node: unknown,
  lostDays: LostDay[],
): { reason: string; offset: number | undefined } | undefined {
  if (isScalar(node)) {
    const { value, range } = node;
    const isLost = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isDay(value);
    if (isLost) lostDays.push({ written: value, offset: range?.[0] });
    return undefined;
  }
  if (isAlias(node))
    return { reason: `*${node.source} is an alias; write the value out`, offset: node.range?.[0] };
  if (isPair(node)) {
    const { key, value } = node;
    if (!isScalar(key)) return { reason: "a key is not text", offset: undefined };
    if (/^(__proto__|prototype|constructor)$/.test(String(key.value)))
      return { reason: `${String(key.value)} cannot be a key`, offset: key.range?.[0] };
    return inspect(key, lostDays) ?? inspect(value, lostDays);
  }
  if (!isCollection(node)) return undefined;
  const known = new Set<string | undefined>();
  for (const { key } of isMap(node) ? node.items : [])
    if (isScalar(key) && known.size === known.add(wordOf(key)).size)
      return { reason: `the key ${wordOf(key)} appears twice`, offset: key.range?.[0] };
  for (const item of node.items) {
    const refused = inspect(item, lostDays);
    if (refused) return refused;
  }
  return undefined;
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
