import type { Json } from "../model/json.js";

/** As people and their formatters write it. */
export const formatJson = (value: Json): string => `${JSON.stringify(value, undefined, 2)}\n`;
