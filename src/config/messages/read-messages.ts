import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Message, MessageBook, MessageBooks } from "../../model/messages/messages.js";
import { configPlace } from "../../model/place.js";
import { isPlain } from "../../util/is-object.js";
import { checkCharacters } from "../check-characters.js";
import { compareMessages, reportUntranslated } from "./compare-messages.js";
import type { MessageFlaw } from "./parse-message.js";

interface MessageSource {
  readonly language: string;
  readonly sourceFile: string;
  readonly tree: unknown;
}

/** Makes books of the message files, the first language's first. Reports problems. The parser is loaded only if a text needs it. */
export async function readMessages(
  sources: readonly MessageSource[],
  log: Diagnostics,
): Promise<MessageBooks> {
  const books = new Map<string, MessageBook>();
  const invalid = new Set<string>();
  for (const source of sources) {
    const book = await readBook(source, { invalid, log });
    if (book) books.set(source.language, book);
  }
  const [[, first] = [], ...others] = books;
  if (first && books.size === sources.length) {
    const { argumentsOf } = [...books.values()].some(takesSomething)
      ? await import("./parse-message.js")
      : { argumentsOf: () => new Map<string, never>() };
    for (const [language, book] of others)
      compareMessages(first, book, { language, argumentsOf, invalid, log });
    reportUntranslated(books, log);
  }
  return books;
}

const takesSomething = ({ texts }: MessageBook) =>
  [...texts.values()].some((message) => typeof message !== "string");

async function readBook(
  { language, sourceFile: file, tree }: MessageSource,
  { invalid, log }: { invalid: Set<string>; log: Diagnostics },
): Promise<MessageBook | undefined> {
  if (!isPlain(tree) || Array.isArray(tree)) {
    const received = tree === undefined ? "missing" : Array.isArray(tree) ? "a list" : `a ${typeof tree}`;
    return log.add("read/no-message-tree", { received }, { file });
  }
  const { texts: written, lists, others } = flattenMessages(tree);
  for (const { path, received } of others) {
    const args = { key: path.join("."), reason: `it is ${received}, not a string, group or list` };
    log.add("read/invalid-message", args, configPlace(path, file));
  }
  checkCharacters(tree, { file, log });
  const needsParser = [...written.values()].some((text) => /[{}<'%]/.test(text));
  const library = needsParser ? await import("./parse-message.js") : undefined;
  const texts = new Map<string, Message>();
  for (const [key, text] of written) {
    const message = library?.parseMessage(text) ?? text;
    const isFlawed = typeof message === "object" && "reason" in message;
    texts.set(key, isFlawed ? text : message);
    if (isFlawed) {
      reportFlaw(key, message, { file, log });
      invalid.add(`${file} ${key}`);
    } else if (typeof message !== "string") await checkPlurals(key, message, { language, file, log });
  }
  return { sourceFile: file, texts, lists };
}

interface FileContext {
  readonly file: string;
  readonly log: Diagnostics;
}

function reportFlaw(key: string, { reason, offset }: MessageFlaw, { file, log }: FileContext): void {
  const seek = { kind: "text", path: key.split("."), offset } as const;
  log.add("read/invalid-message", { key, reason }, { file, seek });
}

async function checkPlurals(
  key: string,
  message: Message,
  { language, file, log }: FileContext & { language: string },
): Promise<void> {
  const { pluralsOf } = await import("./parse-message.js");
  const plurals = pluralsOf(message);
  if (plurals.length === 0) return;
  const { missingCases } = await import("../../text/plural-case.js");
  const missing = plurals.flatMap(({ cases, isOrdinal }) => missingCases(language, cases, isOrdinal));
  const args = { key, language, cases: [...new Set(missing)].join(", ") };
  if (missing.length > 0) log.add("read/plural-cases", args, configPlace(key.split("."), file));
}

/** Flattens the tree of a file to key paths: `landing.features.0.title`. `others` are neither a text nor a group or list. */
function flattenMessages(tree: object) {
  const texts = new Map<string, string>();
  const lists = new Map<string, number>();
  const others: { path: readonly string[]; received: string }[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === "string") texts.set(path.join("."), value);
    else if (Array.isArray(value)) {
      lists.set(path.join("."), value.length);
      for (const [index, item] of value.entries()) walk(item, [...path, String(index)]);
    } else if (isPlain(value)) for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    else
      others.push({
        path,
        received: value === null || value === undefined ? String(value) : `a ${typeof value}`,
      });
  };
  walk(tree, []);
  return { texts, lists, others };
}
