import { isDay } from "../../text/is-day.js";
import { patternOf } from "../../text/latin.js";

/*
 * Most front matter is simple: a string, a day, a number or a short list on a line for each key. The full YAML parser would return the
 * same in ten times the time.
 */
const lines = patternOf((letters, marks) => {
  const plain = `[${letters}][${letters}${marks}\\d ,.;'’()!?/%+*=–—…_-]*`;
  return new RegExp(
    String.raw`^([A-Za-z]\w*): +(?:"([^"\\]*)"|(${plain})|(\d[\d-]*)|\[([${letters}\d ,_-]*)\]) *$`,
    "u",
  );
});
const words = patternOf((letters) => new RegExp(`^[${letters}][${letters}\\d _-]*$`, "u"));
const number = /^(?:0|[1-9]\d{0,14})$/;
/** Words that have another meaning as a value or a key. */
const meaningful = /^(?:null|true|false|__proto__|prototype|constructor)$/i;
/** Characters that are not valid in a plain string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const odd = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uD800-\uDFFF\uFFFE\uFFFF]/u;

/** Parses front matter like YAML; undefined if it is not plain, or has a problem. */
export function parsePlainMapping(text: string): Record<string, unknown> | undefined {
  if (odd.test(text)) return undefined;
  const data: Record<string, unknown> = {};
  for (const written of text.split("\n")) {
    if (written === "") continue;
    const [, key = "", quoted, plain, digits, list] = lines(written).exec(written) ?? [];
    const value = quoted ?? readValue(plain?.trimEnd(), digits, list);
    if (value === undefined || meaningful.test(key) || Object.hasOwn(data, key) || isLost(value))
      return undefined;
    data[key] = value;
  }
  return Object.keys(data).length > 0 ? data : undefined;
}

function readValue(plain?: string, digits?: string, list?: string): string | number | string[] | undefined {
  if (plain !== undefined) return meaningful.test(plain) ? undefined : plain;
  if (digits !== undefined) return number.test(digits) ? Number(digits) : isDay(digits) ? digits : undefined;
  const named = list?.split(",").map((one) => one.trim());
  return named?.every((one) => words(one).test(one) && !meaningful.test(one)) ? named : undefined;
}

/** Whether a string has the form of a day that does not exist, which has to be reported. */
const isLost = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isDay(value);
