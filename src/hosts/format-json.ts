import type { Json } from "../model/json.js";

export const formatJson = (value: Json): string => `${JSON.stringify(value, undefined, 2)}\n`;
