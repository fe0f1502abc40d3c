import type { Place } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import { parseYamlMapping, type YamlMapping } from "./parse-yaml.js";
import { readText } from "./read-text.js";
import { splitFrontMatter } from "./split-front-matter.js";

export interface SplitDocument extends YamlMapping {
  /** The text after the front matter, behind as many empty lines as the front matter took, so that positions hold. */
  readonly body: string;
  /** The line that closes the front matter, from 1. */
  readonly closing: number;
}

/** Splits a document into its front matter and its text; reports what is wrong and returns undefined. */
export function parseFrontMatter(text: string, file: string, log: Diagnostics): SplitDocument | undefined {
  const split = splitFrontMatter(text, file, log);
  if (!split) return undefined;
  const { lines, closing, body } = split;
  // The first line is left empty, so that places are those of the file.
  const yaml = parseYamlMapping(["", ...lines.slice(1, closing)].join("\n"), file, log);
  return yaml && { ...yaml, body, closing: closing + 1 };
}

/**
 * Where a key of a document's front matter stands, asked only once something is wrong with it: what is kept of a document
 * does not say so.
 */
export function seekInFront(path: readonly string[], sourceFile: string, root: string): Place {
  const ignored = new Diagnostics();
  const text = readText(root, sourceFile, ignored);
  const parsed = text === undefined ? undefined : parseFrontMatter(text, sourceFile, ignored);
  return parsed?.placeOf(path) ?? { file: sourceFile, line: 1, column: 1 };
}
