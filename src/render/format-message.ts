import { type Formatters, IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import type { MessageValues } from "../model/messages/message-types.js";
import type { Message } from "../model/messages/messages.js";
import {
  type DayForm,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  type LanguageForms,
} from "../text/format-in-language.js";
import { isDay } from "../text/is-day.js";
import { formsOf, neutralForms } from "../text/language-forms.js";
import { pluralCase } from "../text/plural-case.js";

/** Fills in a message: returns its texts and the results of its tags. */
export type FormatMessage = (message: Message, values: MessageValues) => readonly ReactNode[];

/**
 * Makes the function that fills in messages in a language. Numbers, days and plural cases come from handbill's data instead of the
 * machine's, which change with its version. Throws if a value is missing or of the wrong kind.
 */
export function messageFormatter(language: string): FormatMessage {
  const formatters = pinnedFormatters(language);
  const known = new WeakMap<object, IntlMessageFormat>();
  return (message, values) => {
    if (typeof message === "string") return [message];
    const format =
      known.get(message) ?? new IntlMessageFormat([...message], language, undefined, { formatters });
    known.set(message, format);
    const given = Object.entries(values).map(([name, value]) => [name, checked(name, value)]);
    const parts = format.format<ReactNode>(Object.fromEntries(given));
    return Array.isArray(parts) ? parts : [parts];
  };
}

/** The function of a tag gets its words as one node. */
function checked(name: string, value: MessageValues[string]) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${name} is ${value}`);
  if (typeof value !== "function") return value;
  return (words: readonly ReactNode[]) => value(createElement(Fragment, null, ...words));
}

function pinnedFormatters(language: string): Formatters {
  const forms = () => formsOf(language) ?? neutralForms;
  // The library only calls one function of each.
  return {
    getNumberFormat: (_, options) =>
      ({ format: (value: number) => numberIn(Number(value), { ...options }, forms()) }) as Intl.NumberFormat,
    getDateTimeFormat: (_, options) =>
      ({
        format: (value: unknown) => timeIn(value, dayFormOf(options), forms()),
      }) as Intl.DateTimeFormat,
    getPluralRules: (_, options) =>
      ({
        select: (count: number) => pluralCase(language, count, options?.type === "ordinal"),
      }) as Intl.PluralRules,
  };
}

interface NumberOptions {
  readonly style?: string | undefined;
  readonly currency?: string | undefined;
  readonly minimumFractionDigits?: number | undefined;
  readonly maximumFractionDigits?: number | undefined;
  readonly useGrouping?: unknown;
  readonly scale?: number;
}

function numberIn(value: number, options: NumberOptions, forms: LanguageForms): string {
  if (!Number.isFinite(value)) throw new Error("a number is required");
  const { style, currency, minimumFractionDigits: min = 0, scale = 1 } = options;
  if (style === "currency" && currency !== undefined) return formatMoney(value * scale, currency, forms);
  const max = Math.max(min, options.maximumFractionDigits ?? (style === "percent" ? 0 : 3));
  const digits = { min, max, isGrouped: options.useGrouping !== false };
  if (style !== "percent") return formatNumber(value * scale, forms, digits);
  return forms.percent.replace("0", () => formatNumber(value * scale * 100, forms, digits));
}

/** The library passes the options of the standard's named forms; medium is the default. */
function dayFormOf(options: Intl.DateTimeFormatOptions | undefined): DayForm {
  return options?.month === "long" ? "long" : options?.month === "numeric" ? "short" : "medium";
}

/** Formats a day, or in the long form a month, as stores announce the release of an app. */
function timeIn(value: unknown, form: DayForm, forms: LanguageForms): string {
  const isMonth = form === "long" && typeof value === "string" && isDay(`${value}-01`);
  return isMonth ? formatMonth(value, forms) : formatDay(dayOf(value), form, forms);
}

function dayOf(value: unknown): string {
  const day =
    value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value;
  if (typeof day === "string" && isDay(day)) return day;
  throw new Error(`${JSON.stringify(day)} is not a valid date such as 2026-03-01`);
}
