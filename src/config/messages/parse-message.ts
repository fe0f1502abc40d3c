import {
  type MessageFormatElement,
  type ParserOptions,
  parse,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import type { Message } from "../../model/messages/messages.js";

export interface MessageFlaw {
  readonly reason: string;
  /** The offset in the text, in UTF-16 units. */
  readonly offset: number;
}

const options: ParserOptions = { shouldParseSkeletons: true, requiresOtherClause: true };

/** Parses a text as ICU MessageFormat; a text without arguments stays a string. */
export function parseMessage(text: string): Message | MessageFlaw {
  const other = /(?<!\S)%(?:[sd@]|\{\w+\})(?![\p{L}\d])/u.exec(text);
  if (other) return { reason: `${other[0]} is published literally; write {value}`, offset: other.index };
  if (!/[{}<']/.test(text)) return text;
  try {
    const elements = parse(text, options);
    const problem = flawIn(elements);
    if (problem !== undefined) return { reason: problem, offset: 0 };
    const [only] = elements;
    return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
  } catch (error) {
    return flawOf(error, text);
  }
}

/** The library's errors contain a kind and a place. */
function flawOf(error: unknown, text: string): MessageFlaw {
  if (error instanceof RangeError) return { reason: "cases are nested too deeply", offset: 0 };
  const { message, location } = error as { message?: string; location?: { start: { offset: number } } };
  const kind = message ?? "";
  const [doubled = "", name] = /\{\{\s*([\w.]+)\s*\}\}/.exec(text) ?? [];
  if (name !== undefined) return { reason: `write ${doubled} as {${name}}`, offset: text.indexOf(doubled) };
  const comma = kind === "MISSING_OTHER_CLAUSE" ? text.search(/(?<=\}\s*),\s*=?\w+\s*\{/) : -1;
  if (comma >= 0) return { reason: "cases have no comma between them", offset: comma };
  const offset = location?.start.offset ?? 0;
  const [argument] = kind === "INVALID_ARGUMENT_TYPE" ? (/\w+/.exec(text.slice(offset)) ?? []) : [];
  const unknown = argument && `"${argument}" is not one of plural, select, selectordinal, number and date`;
  return { reason: unknown ?? reasons[kind] ?? kind.toLowerCase().replaceAll("_", " "), offset };
}

const reasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a brace is not closed",
  EMPTY_ARGUMENT: "the braces are empty",
  MALFORMED_ARGUMENT: "the braces do not contain a name",
  UNCLOSED_TAG: "a tag is not closed",
  UNMATCHED_CLOSING_TAG: "a closing tag has no opening tag",
  INVALID_TAG: "a tag does not have the form <name>text</name>",
  MISSING_OTHER_CLAUSE: 'the case "other" is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: "a case has no text in braces",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: "a case has no text in braces",
  EXPECT_ARGUMENT_TYPE: "the comma is not followed by a kind of argument",
};

/** The parts of the standard that handbill does not support, because no source documents the formats of each language. */
function flawIn(elements: readonly MessageFormatElement[]): string | undefined {
  for (const element of elements) {
    const own =
      ownFlaw(element) ??
      partsOf(element)
        .map(flawIn)
        .find((problem) => problem !== undefined);
    if (own !== undefined) return own;
  }
  return undefined;
}

const dayForms = ["short", "medium", "long"];
const numberForms = ["integer", "percent"];
const knownOptions = [
  "style",
  "currency",
  "minimumFractionDigits",
  "maximumFractionDigits",
  "useGrouping",
  "scale",
];

function ownFlaw(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.plural) {
    const other = Object.keys(element.options).find(
      (name) => !/^(?:=\d+|zero|one|two|few|many|other)$/.test(name),
    );
    return (
      other && `${other} is not a case of a plural: write one, few, many or other, or =1 for an exact number`
    );
  }
  if (element.type === TYPE.time) return "times of day are not supported";
  if (element.type === TYPE.date) {
    const { style } = element;
    const isKnown =
      style === undefined || style === null || (typeof style === "string" && dayForms.includes(style));
    return isKnown ? undefined : "the style of a date must be short, medium or long";
  }
  if (element.type !== TYPE.number) return undefined;
  const { style } = element;
  if (style === undefined || style === null) return undefined;
  const advice = "the style of a number must be integer, percent, ::currency/EUR or ::.00";
  if (typeof style === "string") return numberForms.includes(style) ? undefined : advice;
  if (!("tokens" in style)) return advice;
  const { style: kind = "decimal" } = style.parsedOptions;
  const isKnown =
    ["decimal", "percent", "currency"].includes(kind) &&
    Object.keys(style.parsedOptions).every((key) => knownOptions.includes(key));
  return isKnown ? undefined : advice;
}

/** The texts within an element: the cases of a plural or a choice, and the content of a tag. */
export function partsOf(element: MessageFormatElement): readonly (readonly MessageFormatElement[])[] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).map(({ value }) => value);
  return [];
}

export type ArgumentKind = "text" | "number" | "date" | "tag";

export function argumentsOf(message: Message): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  const visit = (element: MessageFormatElement): void => {
    const kind = kindOf(element);
    // Another use of the argument may have a more specific kind than a plain one.
    if (kind !== undefined && "value" in element && (kind !== "text" || !found.has(element.value)))
      found.set(element.value, kind);
    for (const part of partsOf(element)) for (const inner of part) visit(inner);
  };
  if (typeof message !== "string") for (const element of message) visit(element);
  return found;
}

function kindOf({ type }: MessageFormatElement): ArgumentKind | undefined {
  if (type === TYPE.argument || type === TYPE.select) return "text";
  if (type === TYPE.number || type === TYPE.plural) return "number";
  if (type === TYPE.date) return "date";
  return type === TYPE.tag ? "tag" : undefined;
}

/** The plurals of a message: whether each counts or orders, and its cases. */
export function pluralsOf(message: Message): { isOrdinal: boolean; cases: readonly string[] }[] {
  const visit = (element: MessageFormatElement): { isOrdinal: boolean; cases: readonly string[] }[] => [
    ...(element.type === TYPE.plural
      ? [{ isOrdinal: element.pluralType === "ordinal", cases: Object.keys(element.options) }]
      : []),
    ...partsOf(element).flatMap((part) => part.flatMap(visit)),
  ];
  return typeof message === "string" ? [] : message.flatMap(visit);
}
