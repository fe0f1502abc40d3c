import { createHash } from "node:crypto";

/** A digest of plain data, whatever its texts are made of inside the engine; undefined for what is none, such as a function. */
export function digestOfData(value: unknown): string | undefined {
  try {
    return createHash("sha256")
      .update(JSON.stringify([value], tell))
      .digest("base64");
  } catch {
    return undefined;
  }
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
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError("no data");
  return value;
}

const special = (value: number | bigint) => ({
  [kind]: typeof value,
  value: Object.is(value, -0) ? "-0" : String(value),
});
