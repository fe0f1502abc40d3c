import type { StandardSchema } from "./collection-config.js";

/** Whether a value speaks Standard Schema. Its own parts are of no interest to anybody else. */
export function isSchema(value: unknown): value is StandardSchema {
  const canHold = (typeof value === "object" && value !== null) || typeof value === "function";
  return canHold && "~standard" in value;
}
