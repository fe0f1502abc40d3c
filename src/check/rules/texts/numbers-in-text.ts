import { escapeRegExp } from "../../../text/escape-reg-exp.js";
import type { LanguageForms } from "../../../text/format-in-language.js";

/**
 * The numbers and days in a text, sorted: independent of grouping, of the script of the digits, and of whether a month has a name or a
 * number. A day is `2025-08-17`, one of any year `08-17`, a month of a year `2025-08`.
 */
export function numbersIn(text: string, forms: LanguageForms | undefined): string[] {
  const found: string[] = [];
  let rest = toAsciiDigits(text).replace(directionMarks, "");
  for (const { pattern, read } of [...datePatterns(forms), plainDay]) {
    rest = rest.replace(pattern, (...match) => {
      const groups = match.at(-1) as Record<string, string | undefined>;
      const date = read(groups);
      if (date === undefined) return match[0];
      found.push(date);
      return " ";
    });
  }
  return [...found, ...[...rest.matchAll(number)].map(([written]) => plainNumber(written))].sort();
}

const directionMarks = /[\u200E\u200F\u061C]/g;

/** Digits in groups of three, or Indian groups of two before the last three, and one or two decimals. */
const number =
  /\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2}(?!\d))?|\d+(?:[.,'’٫٬\s\u00A0\u202F]\d{3}(?!\d))*(?:[.,٫]\d{1,2}(?!\d))?/g;

function plainNumber(written: string): string {
  const [, full = "", part = ""] = /^(.*?)(?:[.,٫](\d{1,2}))?$/s.exec(written) ?? [];
  const fraction = part.replace(/0+$/, "");
  return full.replace(/\D/g, "") + (fraction && `.${fraction}`);
}

interface DatePattern {
  readonly pattern: RegExp;
  /** Returns undefined if the match is not a date after all. */
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => string | undefined;
}

/** `2025/08/17`, as pages show it if days have no words, and `2025-08-17`. */
const plainDay: DatePattern = {
  pattern: /(?<!\d)(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})(?!\d)/g,
  read: ({ y, m, d }) => dateOf(y, Number(m), d),
};

/** The patterns for days, days of any year, and months of a year in a language; the most specific first. */
function datePatterns(forms: LanguageForms | undefined): DatePattern[] {
  if (!forms) return [];
  const names = [forms.months, forms.monthNames, forms.shortMonths].flatMap((list) => list?.split("|") ?? []);
  const numbers = new Map(names.map((name, index) => [fold(name), (index % 12) + 1]));
  const any = [...numbers.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join("|");
  const monthOf = ({ m, name }: Readonly<Record<string, string | undefined>>) =>
    name === undefined ? Number(m) : (numbers.get(fold(name)) ?? 0);
  const toPattern = (form: string): DatePattern => {
    const source = form
      .replace(directionMarks, "")
      .split(/(\{\w+\})/)
      .map(
        (part) =>
          parts(any)[part] ?? escapeRegExp(part).replace(/[\s\u00A0\u202F]+/g, "[\\s\\u00A0\\u202F]*"),
      );
    return {
      // In scripts without spaces between words, a letter may come before a number.
      pattern: new RegExp(
        `${form.startsWith("{name}") ? "(?<![\\d\\p{L}])" : "(?<!\\d)"}${source.join("")}(?!\\d)`,
        "giu",
      ),
      read: (groups) => dateOf(groups.y, monthOf(groups), groups.d),
    };
  };
  const [, , long = ""] = forms.days;
  const ofAnyYear = /\{d\}.*\{name\}|\{name\}.*\{d\}|\{M\}.*\{d\}\D*$/.exec(long)?.[0];
  return [...forms.days.toReversed(), ofAnyYear ?? [], forms.month].flat().map(toPattern);
}

const parts = (names: string): Readonly<Record<string, string>> => ({
  "{y}": "(?<y>\\d{4})",
  "{yy}": "(?<y>\\d{4}|\\d{2})",
  "{M}": "(?<m>\\d{1,2})",
  "{MM}": "(?<m>\\d{1,2})",
  // With an ordinal mark, as in the first day of a month, or any day in English.
  "{d}": "(?<d>\\d{1,2})(?:er|st|nd|rd|th|\\.?[º°])?",
  "{dd}": "(?<d>\\d{1,2})",
  "{name}": `(?<name>${names || "(?!)"})`,
});

function dateOf(year: string | undefined, month: number, day: string | undefined): string | undefined {
  const isDay = day === undefined || (Number(day) >= 1 && Number(day) <= 31);
  if (!isDay || !(month >= 1 && month <= 12)) return undefined;
  const full = year?.length === 2 ? `20${year}` : year;
  return [full, String(month).padStart(2, "0"), day?.padStart(2, "0")]
    .filter((part) => part !== undefined)
    .join("-");
}

const fold = (name: string) => name.toLowerCase();

/** The digits of other scripts are in blocks of ten. */
const toAsciiDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--;
    return String(code - zero);
  });
