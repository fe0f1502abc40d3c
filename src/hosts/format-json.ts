import type { Json } from "../model/json.js";

/** JSON in the usual formatting. */
export const formatJson = (value: Json): string => `${JSON.stringify(value, undefined, 2)}\n`;
