import { createElement, Fragment, type ReactNode } from "react";
import type { AnyTranslate, MessageValues, Translate } from "../model/messages/message-types.js";
import {
  type Message,
  type MessageBook,
  type MessageBooks,
  UnknownMessage,
} from "../model/messages/messages.js";
import type { Project } from "../model/project.js";
import { nearest } from "../text/nearest.js";
import { onceEach } from "../util/once.js";
import type { FormatMessage } from "./format-message.js";

/** The function that returns the texts of a language. */
export type Translators = (language: string) => Translate;

/** Makes the functions that return pages' texts. The library is loaded only if a text has arguments. */
export async function makeTranslators({ messages }: Pick<Project, "messages">): Promise<Translators> {
  const needsLibrary = [...messages.values()].some(({ texts }) =>
    [...texts.values()].some((message) => typeof message !== "string"),
  );
  const library = needsLibrary ? await import("./format-message.js") : undefined;
  return onceEach((language: string) =>
    bookTranslate(language, messages, library?.messageFormatter(language)),
  );
}

function bookTranslate(
  language: string,
  messages: MessageBooks,
  format: FormatMessage | undefined,
): Translate {
  const book = messages.get(language) ?? { sourceFile: "", texts: new Map(), lists: new Map() };
  // The registered keys exist: the build has checked that each language has them.
  return translateWithin("", { book, format: format ?? plainText }) as Translate;
}

/** Without the library there are plain texts only. */
const plainText: FormatMessage = (message) => [typeof message === "string" ? message : ""];

interface Context {
  readonly book: MessageBook;
  readonly format: FormatMessage;
}

function translateWithin(beginning: string, context: Context): AnyTranslate {
  const { texts, lists } = context.book;
  const pathOf = (key: string) => (beginning === "" ? String(key) : `${beginning}.${key}`);
  const messageAt = (key: string): Message => {
    const path = pathOf(key);
    const message = texts.get(path);
    if (message === undefined && lists.has(path))
      throw new Error(`message ${path} is a list: write t.list("${path}").map((entry) => …)`);
    if (message === undefined) throw new UnknownMessage(path, nearest(path, texts.keys()));
    return message;
  };
  const parts = (key: string, values: MessageValues | undefined) => {
    const message = messageAt(key);
    if (typeof values === "string")
      throw new Error(
        `message ${pathOf(key)}: its values are an object, not the text ${JSON.stringify(values)}`,
      );
    let found: readonly ReactNode[] = [message as string];
    try {
      if (typeof message !== "string") found = context.format(message, values ?? {});
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const [, name] = / variable "(.*)" was not provided /.exec(reason) ?? [];
      const path = pathOf(key);
      const isTag = JSON.stringify(message).includes(`"type":8,"value":"${name}"`);
      const needed = isTag
        ? `the text has the tag <${name}>; remove it from the text, or write t.rich("${path}", { ${name}: (words) => <${name}>{words}</${name}> })`
        : `${name} has no value; write t("${path}", { ${name}: … })`;
      throw new Error(`message ${path}: ${name === undefined ? reason : needed}`);
    }
    const quoted = Object.keys(values ?? {}).find((name) =>
      found.some((part) => String(part).includes(`{${name}}`)),
    );
    if (quoted === undefined) return found;
    throw new Error(
      `message ${pathOf(key)} shows {${quoted}} instead of its value: delete the apostrophes around it`,
    );
  };
  const translate = (key: string, values?: MessageValues): string => {
    const found = parts(key, values);
    const element = found.find((part) => typeof part !== "string");
    if (element !== undefined) throw new Error(`message ${pathOf(key)} contains tags: use t.rich`);
    return found.join("");
  };
  return Object.assign(translate, {
    rich: (key: string, values?: MessageValues): ReactNode =>
      createElement(Fragment, null, ...parts(key, values)),
    has: (key: string) => {
      const message = texts.get(pathOf(key));
      return (message !== undefined && message.length > 0) || (lists.get(pathOf(key)) ?? 0) > 0;
    },
    list: (key: string) => {
      const length = lists.get(pathOf(key));
      if (length === undefined && texts.has(pathOf(key)))
        throw new Error(
          `message ${pathOf(key)} is a text, not a list: write ["…"] in ${context.book.sourceFile}`,
        );
      if (length === undefined) throw new UnknownMessage(pathOf(key), nearest(pathOf(key), lists.keys()));
      return Array.from({ length }, (_, index) => {
        const inner = `${key}.${index}`;
        const entry = texts.has(pathOf(inner)) ? translate(inner) : translateWithin(pathOf(inner), context);
        // The key in the first language decides which of the two an entry is.
        return entry as string & AnyTranslate;
      });
    },
  });
}
