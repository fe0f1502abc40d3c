import type { StandardSchema } from "./collection-config.js";

/** Whether a value implements Standard Schema. Its internals are not checked. */
export function isSchema(value: unknown): value is StandardSchema {
  const canHold = (typeof value === "object" && value !== null) || typeof value === "function";
  return canHold && "~standard" in value;
}
