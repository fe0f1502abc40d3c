import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { isSchema } from "../model/config/standard-schema.js";
import { configPlace } from "../model/place.js";

/** Control characters except tab and line ends: no device shows them, and some devices stop at one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for these characters
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uD800-\uDFFF\uFFFE\uFFFF]/u;

/** Reports texts in the config that contain characters which cannot be published. */
export function checkCharacters(
  value: unknown,
  { file, log }: { file: string; log: Diagnostics },
  path: readonly string[] = [],
): void {
  if (typeof value === "string") {
    const [found] = control.exec(value) ?? [];
    if (found === undefined) return;
    const codePoint = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const args = { key: path.join("."), character: `U+${codePoint}` };
    log.add("read/control-character", args, configPlace(path, file));
  } else if (typeof value === "object" && value !== null && path.length < deepest && !isSchema(value)) {
    for (const [key, inner] of Object.entries(value)) checkCharacters(inner, { file, log }, [...path, key]);
  }
}

/** No key of the config is deeper; the limit also stops at circular objects. */
const deepest = 12;
