import { isDay } from "../../text/is-day.js";
import { patternOf } from "../../text/latin.js";

/*
 * Most front matter is a text, a day, a number or a few words in a list on a line for each key, in which YAML has nothing to find
 * but that. A parser of all of YAML takes ten times as long to say so.
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
/** Words that are a value or a key of another kind. */
const meaningful = /^(?:null|true|false|__proto__|prototype|constructor)$/i;
/** What is none of a text's, in YAML or at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const odd = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\uFEFF\uD800-\uDFFF\uFFFE\uFFFF]/u;

/** What YAML makes of a text; undefined where that is not plain to see, or where something is wrong with it. */
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

/** A text that looks like a day, but is none, is reported. */
const isLost = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isDay(value);
