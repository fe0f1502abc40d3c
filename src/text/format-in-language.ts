/** A language's formats for numbers, money and days. */
export interface LanguageForms {
  readonly decimal: string;
  readonly group: string;
  readonly minus: string;
  /** The minimum number of digits for grouping; default: 4. */
  readonly groupsFrom?: number;
  /** Whether only the last group has three digits, and the others have two. */
  readonly pairs?: boolean;
  /** The ten digits, if they are not 0 to 9. */
  readonly digits?: string;
  /** With `0` for the number. */
  readonly percent: string;
  /** With `0` for the number and `¤` for the currency. */
  readonly money: string;
  /** Currency symbols; other currencies use their codes. */
  readonly symbols: Readonly<Record<string, string | undefined>>;
  /** Short, medium and long, with `{y}`, `{MM}`, `{name}` and the like. */
  readonly days: readonly string[];
  /** The suffix of the first day of a named month: `er` in `1er mars`. */
  readonly first?: string;
  /** Separated by `|`. */
  readonly months?: string;
  /** A month of a year, with `{M}`, or with `{y}` and `{name}`; `monthNames` has the names if they differ without a day. */
  readonly month: string;
  readonly monthNames?: string;
  readonly shortMonths?: string;
}

export type DayForm = "short" | "medium" | "long";

/** Formats a number with a language's digits and groups, and with `min` to `max` decimals. */
export function formatNumber(
  value: number,
  { decimal, group, minus, groupsFrom = 4, pairs = false, digits }: LanguageForms,
  { min = 0, max = 3, isGrouped = true }: { min?: number; max?: number; isGrouped?: boolean } = {},
): string {
  const [integer = "", part = ""] = Math.abs(value).toFixed(max).split(".");
  const fraction = part.slice(0, min) + part.slice(min).replace(/0+$/, "");
  const far = pairs ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g;
  const grouped =
    isGrouped && integer.length >= groupsFrom && integer.length > 3
      ? integer.slice(0, -3).replace(far, group) + group + integer.slice(-3)
      : integer;
  const isZero = Number(`${integer}.${fraction || "0"}`) === 0;
  const text = (value < 0 && !isZero ? minus : "") + grouped + (fraction && decimal + fraction);
  return digits === undefined ? text : withDigits(text, digits);
}

const withDigits = (text: string, digits: string) =>
  text.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);

export function formatMoney(amount: number, currency: string, forms: LanguageForms): string {
  const decimals = withoutDecimals.has(currency) || Number.isInteger(amount) ? 0 : 2;
  const number = formatNumber(Math.abs(amount), forms, { min: decimals, max: decimals });
  const symbol = forms.symbols[currency] ?? currency;
  // A code made of letters is separated from the number.
  const pattern = /[A-Za-z]$/.test(symbol) ? forms.money.replace("¤0", "¤\u00A00") : forms.money;
  return (amount < 0 ? forms.minus : "") + pattern.replace("0", () => number).replace("¤", () => symbol);
}

/** Currencies without decimals. Source: ISO 4217. */
const withoutDecimals = new Set(["CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF"]);

/** Formats a day, `2026-03-01`, in a language. */
export function formatDay(day: string, form: DayForm, forms: LanguageForms): string {
  const [year = "", month = "", date = ""] = day.split("-");
  const index = form === "short" ? 0 : form === "medium" ? 1 : 2;
  const names = (form === "medium" ? forms.shortMonths : undefined) ?? forms.months;
  const pattern = forms.days[index] ?? "{y}-{MM}-{dd}";
  const parts: Readonly<Record<string, string>> = {
    y: String(Number(year)),
    yy: year.slice(-2),
    M: String(Number(month)),
    MM: month,
    d: String(Number(date)) + (pattern.includes("{name}") && date === "01" ? (forms.first ?? "") : ""),
    dd: date,
    name: names?.split("|")[Number(month) - 1] ?? month,
  };
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? "");
  return forms.digits === undefined ? text : withDigits(text, forms.digits);
}

/** Formats a month, `2026-03`, in a language. */
export function formatMonth(yearAndMonth: string, forms: LanguageForms): string {
  const [year = "", month = ""] = yearAndMonth.split("-");
  const names = forms.monthNames ?? forms.months;
  const text = forms.month
    .replace("{y}", String(Number(year)))
    .replace("{M}", String(Number(month)))
    .replace("{name}", () => names?.split("|")[Number(month) - 1] ?? month);
  return forms.digits === undefined ? text : withDigits(text, forms.digits);
}

/** An ISO day as pages show it: `2025-08-17` → `2025/08/17`, or in the words of a language if its formats are given. */
export function showDay(day: string, forms?: LanguageForms): string {
  return forms === undefined ? day.replaceAll("-", "/") : formatDay(day, "long", forms);
}
