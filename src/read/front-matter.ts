import matter from "gray-matter";
import type { Diagnostics } from "../core/diagnostics.js";
import { isDay } from "../core/is-day.js";
import { nearest } from "../core/nearest.js";
import { quoteValue, splitFrontMatter } from "./split-front-matter.js";

export interface FrontMatter {
  readonly title: string;
  readonly description: string;
  /** Names of facts that the document promises to state. */
  readonly states: readonly string[];
  /** The document's own ISO day from which it holds. */
  readonly effectiveDate: string | undefined;
  /** Whether HTML in the text is published, as far as it is safe. */
  readonly keepsHtml: boolean;
  /** Ids that headings had, each with the id of the one that stands for it now. */
  readonly anchors: Readonly<Record<string, string>>;
}

export interface SplitDocument {
  readonly data: FrontMatter;
  /** The text after the front matter, behind as many empty lines as the front matter took, so that positions hold. */
  readonly body: string;
}

const keys = ["title", "description", "effectiveDate", "states", "html", "anchors"];

/** Splits a document into its front matter and its text; reports what is wrong and returns undefined. */
export function parseFrontMatter(text: string, file: string, log: Diagnostics): SplitDocument | undefined {
  const split = splitFrontMatter(text, file, log);
  if (!split) return undefined;
  const { lines, closing, body } = split;
  const data = parseYaml(lines.slice(0, closing + 1).join("\n"), file, log);
  const checked = data && checkKeys(data, lines, { file, log });
  if (!checked) return undefined;
  if (body.trim() === "") {
    log.add("read/empty-document", {}, { file, line: closing + 1, column: 1 });
    return undefined;
  }
  return { data: checked, body };
}

/** gray-matter runs JavaScript by default; every language but YAML is shut off here as well. */
const yamlOnly = {
  language: "yaml",
  engines: { javascript: refuse, js: refuse, coffee: refuse, json: refuse },
};
function refuse(): never {
  throw new Error("front matter in another language than YAML");
}

function parseYaml(text: string, file: string, log: Diagnostics): Record<string, unknown> | undefined {
  let data: unknown;
  try {
    ({ data } = matter(text, yamlOnly));
  } catch (thrown) {
    const { reason, mark, message } = thrown as Error & {
      reason?: string;
      mark?: { line: number; column: number };
    };
    // The parser counts from 0, and takes the rest of the opening line for its first.
    const place = mark
      ? { file, line: mark.line + 1, column: mark.column + 1 }
      : { file, line: 1, column: 1 };
    const near = text.split("\n").slice(Math.max(0, place.line - 2), place.line);
    const quoted = near.map(quoteValue).find((line) => line !== undefined);
    log.add("read/front-matter", { reason: reason ?? message, quoted }, place);
    return undefined;
  }
  if (typeof data === "object" && data !== null && !Array.isArray(data))
    return data as Record<string, unknown>;
  const received = Array.isArray(data) ? "a list" : JSON.stringify(data);
  log.add("read/front-matter-not-object", { received }, { file, line: 2, column: 1 });
  return undefined;
}

function checkKeys(
  data: Record<string, unknown>,
  lines: readonly string[],
  { file, log }: { file: string; log: Diagnostics },
): FrontMatter | undefined {
  const placeOf = (key: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0
      ? { file, line: 1, column: 1 }
      : { file, line: index + 1, column: 1, length: key.length };
  };
  let whole = true;
  const expect = (condition: boolean, key: string, expected: string) => {
    if (condition) return;
    whole = false;
    log.add("read/front-matter-value", { key, expected }, placeOf(key));
  };
  for (const key of Object.keys(data)) {
    if (keys.includes(key)) continue;
    whole = false;
    log.add("read/front-matter-key", { key, near: nearest(key, keys) }, placeOf(key));
  }
  const { title, description, states = [], html, anchors = {} } = data;
  const effectiveDate = dayOf(data.effectiveDate, lines);
  expect(isText(title), "title", "a text that is not empty");
  expect(isText(description), "description", "a text that is not empty");
  expect(Array.isArray(states) && states.every(isText), "states", "a list of names of facts");
  expect(
    effectiveDate === undefined || isDay(effectiveDate),
    "effectiveDate",
    "a date that exists, written as 2025-08-17",
  );
  expect(html === undefined || html === "keep", "html", "keep, or be left out");
  expect(
    isAnchors(anchors),
    "anchors",
    "ids that were, each with the id of a heading: { contact: reach-us }",
  );
  return whole
    ? {
        title: String(title),
        description: String(description),
        effectiveDate,
        states: states as string[],
        keepsHtml: html === "keep",
        anchors: isAnchors(anchors) ? anchors : {},
      }
    : undefined;
}

/** YAML makes a date of a day, and of one that does not exist another: what is written is taken instead. */
function dayOf(value: unknown, lines: readonly string[]): string | undefined {
  if (!(value instanceof Date)) return value === undefined ? undefined : String(value);
  const written = lines.find((line) => line.startsWith("effectiveDate:")) ?? "";
  return /^effectiveDate:\s*(\S+)/.exec(written)?.[1];
}

const isAnchors = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isText);
const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";
