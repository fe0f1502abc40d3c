import * as v from "valibot";
import { isDay } from "../text/is-day.js";

/* The simple values of the config. Each message says what a key accepts. */

export const text = (expected: string) => v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected));
export const line = text("a non-empty string");

export const matching = (expected: string, pattern: RegExp) =>
  v.pipe(v.string(expected), v.regex(pattern, expected));

export const checked = (expected: string, check: (value: string) => boolean) =>
  v.pipe(v.string(expected), v.check(check, expected));

export const filledList = <Item extends v.GenericSchema>(item: Item, expected: string) =>
  v.pipe(v.array(item, expected), v.minLength(1, "a list with at least one entry"));

/** A text is validated by one schema and anything else by the other, so that the message is precise. */
export const textOr = <Value>(ofText: v.GenericSchema, other: v.GenericSchema) =>
  v.lazy((input) => (typeof input === "string" ? ofText : other)) as v.GenericSchema<Value, Value>;

export const yesOrNo = v.boolean("true or false");

export const address = (expected: string, check: (url: URL) => boolean = () => true) =>
  v.pipe(
    v.string(expected),
    v.check((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url !== undefined && isWeb(url) && !url.username && check(url);
    }, expected),
  );
/** Plain http is allowed for a site on the author's own machine. */
const isWeb = (url: URL) =>
  url.protocol === "https:" ||
  (url.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
export const link = address("an https URL");

export const wholeNumber = (expected: string, min: number, max: number) =>
  v.pipe(v.number(expected), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected));

const amountOf = "a number, 0 or more";
export const amount = v.pipe(v.number(amountOf), v.finite(amountOf), v.minValue(0, amountOf));
export const currency = matching("a currency code such as USD", /^[A-Z]{3}$/);

const mailForm = "an email address";
export const mail = v.pipe(v.string(mailForm), v.email(mailForm));

const date = "a valid date such as 2025-08-17";
export const isoDate = checked(date, isDay);

const dayOrMonth = "a valid date such as 2026-12-01, or a month such as 2026-12";
export const isoDayOrMonth = checked(dayOrMonth, (value) => isDay(value) || isDay(`${value}-01`));

const path = "a path with a leading slash, such as /icon.svg for the file public/icon.svg";
export const publicPath = v.pipe(v.string(path), v.startsWith("/", path));

/** An object whose keys the author chooses. Valibot's own schema would accept a list. */
export const byName = <
  Key extends v.BaseSchema<string, string, v.BaseIssue<unknown>>,
  Value extends v.GenericSchema,
>(
  key: Key,
  value: Value,
  expected: string,
) => {
  const record = v.record(key, value, expected);
  return v.lazy((input) => (Array.isArray(input) ? (v.never(expected) as unknown as typeof record) : record));
};

type Optional<Entries extends v.ObjectEntries> = {
  readonly [Key in keyof Entries]: v.ExactOptionalSchema<Entries[Key], undefined>;
};

/** An object with these keys; those of `others` may be missing. If there are few keys, messages list them. */
export function object<Required extends v.ObjectEntries, Others extends v.ObjectEntries>(
  required: Required,
  others: Others,
  expected?: string,
) {
  const optional = Object.entries(others).map(([key, schema]) => [key, v.exactOptional(schema)]);
  const entries = { ...required, ...(Object.fromEntries(optional) as Optional<Others>) };
  return v.strictObject(entries, expected ?? objectOf(Object.keys(entries)));
}

/** An object with any of these keys. */
export const options = <Entries extends v.ObjectEntries>(entries: Entries) => object({}, entries);

const objectOf = (keys: readonly string[]) =>
  keys.length > 4 ? "an object" : `an object: { ${keys.map((key) => `${key}: …`).join(", ")} }`;

/** A key that a document can name after a dot. */
export const wordKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9]*$/, "a key of letters and digits, such as account"),
);

export const isFunction = (value: unknown): boolean => typeof value === "function";
