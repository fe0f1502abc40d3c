import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Message, MessageBook, MessageBooks } from "../../model/messages/messages.js";
import { configPlace } from "../../model/place.js";
import { listSome } from "../../text/list-some.js";
import { nearest } from "../../text/nearest.js";
import type { ArgumentKind } from "./parse-message.js";

interface CompareContext {
  /** The language of the book that is compared with the first. */
  readonly language: string;
  readonly argumentsOf: (message: Message) => ReadonlyMap<string, ArgumentKind>;
  /** Files and messages that cannot be parsed: their arguments are unknown. */
  readonly invalid: ReadonlySet<string>;
  readonly log: Diagnostics;
}

/** Compares the messages of a language with those of the first: the same keys, with the same arguments. */
export function compareMessages(first: MessageBook, book: MessageBook, context: CompareContext): void {
  const { language, argumentsOf, invalid, log } = context;
  const at = (key: string, { sourceFile } = book) => configPlace(key.split("."), sourceFile);
  const missing: string[] = [];
  for (const [key, message] of first.texts) {
    const own = book.texts.get(key);
    if (own === undefined || (own === "" && message !== "")) missing.push(key);
    else if (![first, book].some(({ sourceFile }) => invalid.has(`${sourceFile} ${key}`))) {
      const [expected, given] = [argumentsOf(message), argumentsOf(own)];
      const problem = differenceOf(expected, given);
      const quoted = [...given.keys()].find(
        (name) => !expected.has(name) && JSON.stringify(message).includes(`{${name}}`),
      );
      if (quoted !== undefined) {
        log.add("read/quoted-argument", { key, name: quoted }, at(key, first));
      } else if (problem !== undefined)
        log.add("read/message-arguments", { key, problem, file: first.sourceFile }, at(key));
    }
  }
  for (const [key, beginning] of topmost(missing, book)) {
    const text = first.texts.get(key);
    const one = typeof text === "string" ? JSON.stringify(text) : "it, with arguments";
    const shown = key === beginning ? one : "them";
    const args = { key: beginning, language, text: shown, file: first.sourceFile };
    log.add("read/missing-message", args, at(beginning));
  }
  const superfluous = [...book.texts.keys()].filter((key) => !first.texts.has(key));
  for (const [, beginning] of topmost(superfluous, first)) {
    const near = nearest(beginning, missing);
    log.add("read/superfluous-message", { key: beginning, file: first.sourceFile, near }, at(beginning));
  }
}

/** Reports sentences that a language shares with one before it, once for a file: one that was copied has hundreds. */
export function reportUntranslated(books: MessageBooks, log: Diagnostics): void {
  const all = [...books].map(([language, book]) => ({
    language,
    book,
    primary: language.replace(/-.*/, ""),
  }));
  for (const [index, own] of all.entries()) {
    for (const other of all.slice(0, index).filter(({ primary }) => primary !== own.primary)) {
      const keys = sharedSentences(own.book, other.book);
      const [key] = keys;
      if (key === undefined) continue;
      // English texts are right where they are English.
      const isRight =
        own.primary === "en" && english.test(keys.map((one) => textOf(own.book, one)).join(" "));
      const [wrong, right] = isRight ? [other, own] : [own, other];
      const args = {
        names: listSome(keys, maxNamed),
        language: wrong.language,
        there: right.book.sourceFile,
      };
      log.add("read/untranslated-message", args, configPlace(key.split("."), wrong.book.sourceFile));
      break;
    }
  }
}

const english = /\b(?:the|and|your|with|this|from)\b/i;

const sharedSentences = (own: MessageBook, other: MessageBook): string[] =>
  [...own.texts.keys()].filter(
    (key) => isSentence(textOf(own, key)) && sameMessage(own.texts.get(key), other.texts.get(key)),
  );

/** The keys that one report names: a new language of a new site has few. */
const maxNamed = 6;

const sameMessage = (one: Message | undefined, other: Message | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A message without its arguments. */
function textOf({ texts }: MessageBook, key: string): string {
  const message = texts.get(key) ?? "";
  if (typeof message === "string") return message;
  return message.map((part) => (part.type === 0 && "value" in part ? part.value : "")).join(" ");
}

/** From four words on, two languages do not say the same by chance. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4;

/** Keys that another book lacks, each with the shortest missing part of its path, so that a whole group is reported once. */
function topmost(keys: readonly string[], { texts, lists }: MessageBook): Map<string, string> {
  const groups = new Set<string>(lists.keys());
  for (const key of texts.keys()) {
    const parts = key.split(".");
    for (let length = 1; length <= parts.length; length++) groups.add(parts.slice(0, length).join("."));
  }
  const seen = new Set<string>();
  const found = new Map<string, string>();
  for (const key of keys) {
    const parts = key.split(".");
    const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join("."));
    const beginning = beginnings.find((one) => !groups.has(one)) ?? key;
    if (!seen.has(beginning)) found.set(key, beginning);
    seen.add(beginning);
  }
  return found;
}

const words: Readonly<Record<ArgumentKind, string>> = {
  text: "text, {…}",
  number: "a number, {…, number} or a plural",
  date: "a date, {…, date}",
  tag: "a tag, <…>",
};

function differenceOf(
  expected: ReadonlyMap<string, ArgumentKind>,
  own: ReadonlyMap<string, ArgumentKind>,
): string | undefined {
  const unknown = [...own.keys()].find((name) => !expected.has(name));
  const lacking = [...expected.keys()].find((name) => !own.has(name));
  if (unknown !== undefined && lacking !== undefined) return `has ${unknown} where ${lacking} is expected`;
  if (unknown !== undefined) return `has ${unknown}, for which pages pass no value`;
  if (lacking !== undefined) return `leaves out ${lacking}`;
  const other = [...own].find(([name, kind]) => expected.get(name) !== kind);
  if (!other) return undefined;
  const [name, kind] = other;
  const wanted = expected.get(name) ?? "text";
  return `takes ${name} as ${words[kind].replaceAll("…", name)}, not as ${words[wanted].replaceAll("…", name)}`;
}
