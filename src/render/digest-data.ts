import { digestOf } from "../util/hash-of.js";

/** A digest of plain data, whatever its texts are made of inside the engine; undefined for what is none, such as a function. */
export function digestOfData(value: unknown): string | undefined {
  try {
    return digestOf(textOf(value));
  } catch {
    return undefined;
  }
}

/** The same of several values. */
export function digestOfAll(values: readonly unknown[]): string | undefined {
  try {
    const texts = values.map(textOf);
    // A text that is data could go on as another does, but for the lengths before.
    return digestOf(`${texts.map(({ length }) => length).join()}\n${texts.join("")}`);
  } catch {
    return undefined;
  }
}

/** No JSON begins as a text does here, which is most of what is asked for: to write it as JSON takes longer than its digest. */
function textOf(value: unknown): string {
  if (typeof value === "string" && !surrogate.test(value)) return `"${value}`;
  return JSON.stringify([value], isJson(value) ? undefined : tell);
}

/** A half of a pair has no UTF-8 of its own, but JSON has a word for it. */
const surrogate = /[\ud800-\udfff]/;

/** Whether JSON says all there is to it, so that nobody need be asked about each part. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.every(isJson) && Object.keys(value).length === value.length;
  return isRecord(value) && Object.values(value).every(isJson);
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** No key that data has. */
const kind = "\0kind";

/** What JSON has no word for is said by an object of its own. */
function tell(this: unknown, key: string, shown: unknown): unknown {
  // A date would have become a text.
  const value: unknown = typeof this === "object" && this !== null ? Reflect.get(this, key) : shown;
  if (value === undefined) return { [kind]: "undefined" };
  if (typeof value === "number")
    return Number.isFinite(value) && !Object.is(value, -0) ? value : special(value);
  if (typeof value === "bigint") return special(value);
  if (typeof value === "function" || typeof value === "symbol") throw new TypeError("no data");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (value instanceof Date) return { [kind]: "Date", time: value.getTime() };
  if (value instanceof Map) return { [kind]: "Map", entries: [...value] };
  if (value instanceof Set) return { [kind]: "Set", values: [...value] };
  if (!isRecord(value)) throw new TypeError("no data");
  return value;
}

const special = (value: number | bigint) => ({
  [kind]: typeof value,
  value: Object.is(value, -0) ? "-0" : String(value),
});
