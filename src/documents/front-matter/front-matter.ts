import matter from "gray-matter";
import { Diagnostics, type Place } from "../../diagnostics/diagnostics.js";
import { readText } from "../../files/read-text.js";
import { once } from "../../util/once.js";
import { parseYamlMapping, type YamlMapping } from "./parse-yaml.js";
import { splitFrontMatter } from "./split-front-matter.js";

export interface SplitDocument extends YamlMapping {
  /** The text after the front matter, preceded by as many empty lines as the front matter has, so that positions match the file. */
  readonly body: string;
  /** The line that closes the front matter, counted from 1. */
  readonly closing: number;
}

/** gray-matter would run JavaScript, and its YAML parser reads 12:30 as 750: it only splits the file, and parses no language. */
const unread = () => ({});
const parting = { language: "yaml", engines: { yaml: unread, json: unread, javascript: unread } };

/** Splits a document into front matter and text; reports problems and returns undefined. */
export function parseFrontMatter(text: string, file: string, log: Diagnostics): SplitDocument | undefined {
  const split = splitFrontMatter(text, file, log);
  if (!split) return undefined;
  const { lines, closing, body } = split;
  // Starts with the rest of the opening line, an empty line, so that positions match the file.
  const front = matter(lines.slice(0, closing + 1).join("\n"), parting).matter;
  const yaml = parseYamlMapping(front, file, log);
  return yaml && { ...yaml, body, closing: closing + 1 };
}

/** Finds the places of keys in front matter. Reads the file at the first call only, because most documents have no problems. */
export function seekerInFront(sourceFile: string, root: string): (path: readonly string[]) => Place {
  const parsed = once(() => {
    const ignored = new Diagnostics();
    const text = readText(root, sourceFile, ignored);
    return text === undefined ? undefined : parseFrontMatter(text, sourceFile, ignored);
  });
  return (path) => parsed()?.placeOf(path) ?? { file: sourceFile, line: 1, column: 1 };
}
