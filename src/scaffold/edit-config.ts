import { isDeepStrictEqual } from "node:util";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { GroupToken, Span, Token } from "../diagnostics/place/read-tokens.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { Json } from "../model/json.js";
import { pointsOf } from "../text/points-of.js";
import { valueAt } from "../util/value-at.js";
import { childrenOf, dataOf, findConfigObject, writtenAt } from "./plan/code-data.js";
import { formatLiteral, isName } from "./plan/format-config.js";
import type { ImportChange } from "./plan-import.js";

export interface ConfigEdit {
  readonly path: readonly string[];
  /** The present value, from running the config. */
  readonly before: unknown;
  /** The new value; undefined to remove the key. */
  readonly after: Json | undefined;
}

type Edited =
  | { readonly text: string }
  | { readonly line: number; readonly column: number; readonly reason: string };

/** The text of a config with one value replaced. For a value that is computed, returns its place and the reason. */
export function editConfig(text: string, edit: ConfigEdit): Edited {
  const root = findConfigObject(text);
  if (!root) return { line: 1, column: 1, reason: "the config is not an object literal" };
  const refuse = (start: number, reason: string) => ({ ...pointsOf(text)(start), reason });
  let at: readonly Token[] = [root];
  for (const [depth, name] of edit.path.entries()) {
    const [object] = at;
    const properties = at.length === 1 ? childrenOf(object) : undefined;
    if (object?.kind !== "group" || !properties) return refuse(object?.start ?? 0, "its keys are computed");
    const found = properties.find((property) => property.name === name);
    const isLast = depth === edit.path.length - 1;
    if (!found) {
      if (edit.after === undefined) return { text };
      const inner = edit.path
        .slice(depth + 1)
        .reduceRight<Json>((value, key) => ({ [key]: value }), edit.after);
      return verifyEdit(insert(text, object, { name, value: inner, last: properties.at(-1) }), edit);
    }
    if (!isLast) {
      at = found.value;
      continue;
    }
    const valueStart = found.value[0]?.start ?? found.end;
    if (!isDeepStrictEqual(dataOf(found.value), edit.before))
      return refuse(valueStart, "the value is computed");
    if (edit.after === undefined) return verifyEdit(remove(text, found), edit);
    const literal = formatLiteral(edit.after, indentAt(text, found.start));
    return verifyEdit(text.slice(0, valueStart) + literal + text.slice(found.end), edit);
  }
  return { text };
}

/** The text with all edits; undefined if one of them cannot be made, which is reported. */
export function applyEdits(
  text: string,
  edits: readonly ConfigEdit[],
  { file, log }: { readonly file: string; readonly log: Diagnostics },
): string | undefined {
  let edited = text;
  for (const edit of edits) {
    const result = editConfig(edited, edit);
    if (!("text" in result)) {
      const { line, column, reason } = result;
      const args = { key: edit.path.join("."), value: JSON.stringify(edit.after ?? "nothing"), reason };
      return log.add("scaffold/cannot-edit", args, { file, line, column });
    }
    edited = result.text;
  }
  return edited;
}

/** Parses the new text: it is only used if it reads as intended. */
function verifyEdit(text: string, { path, after }: ConfigEdit): Edited {
  if (isDeepStrictEqual(writtenAt(text, path), after)) return { text };
  return { line: 1, column: 1, reason: "there is no place for it" };
}

/** Inserts a property after the last one; into an empty object if there is none. */
function insert(
  text: string,
  object: GroupToken,
  { name, value, last }: { name: string; value: Json; last: Span | undefined },
): string {
  const key = isName(name) ? name : JSON.stringify(name);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const isOnOneLine = !text.slice(object.start, object.end).includes("\n");
  const outer = indentAt(text, object.start);
  const indent = last && !isOnOneLine ? indentAt(text, last.start) : `${outer}  `;
  const property = `${key}: ${formatLiteral(value, indent)}`.replaceAll("\n", eol);
  if (!last) return `${text.slice(0, object.start)}{ ${property} }${text.slice(object.end)}`;
  const added = isOnOneLine ? `, ${property}` : `,${eol}${indent}${property}`;
  return text.slice(0, last.end) + added + text.slice(last.end);
}

/** Removes a property with its comma, and its line if that becomes empty. */
function remove(text: string, node: Span): string {
  const lineStart = text.lastIndexOf("\n", node.start - 1) + 1;
  const [comma = ""] = /^[^\S\n]*,?/.exec(text.slice(node.end)) ?? [];
  const end = node.end + comma.length;
  const [rest = ""] = /^[^\S\n]*\n/.exec(text.slice(end)) ?? [];
  if (text.slice(lineStart, node.start).trim() === "" && rest !== "")
    return text.slice(0, lineStart) + text.slice(end + rest.length);
  // The last property in its line: the comma before it is removed.
  const before = comma.includes(",")
    ? text.slice(0, node.start)
    : text.slice(0, node.start).replace(/,\s*$/, " ");
  return before + text.slice(end).replace(/^ /, "");
}

const indentAt = (text: string, offset: number): string =>
  /^[^\S\n]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))?.[0] ?? "";

/** Writes changes into the text of a config. A change that cannot be written safely is reported and skipped as a whole. */
export function applyImport(
  text: string,
  changes: readonly ImportChange[],
  { config, file, log }: { readonly config: SiteConfig; readonly file: string; readonly log: Diagnostics },
): { readonly text: string; readonly changes: readonly ImportChange[] } {
  const applied: ImportChange[] = [];
  let whole = text;
  for (const change of changes) {
    const edits: ConfigEdit[] = [
      change,
      ...change.without.flatMap((path) => [...forgetPlaceholder(config, path), removalOf(config, path)]),
    ];
    const edited = applyEdits(whole, edits, { file, log });
    if (edited === undefined) continue;
    whole = edited;
    applied.push(change);
  }
  return { text: whole, changes: applied };
}

const removalOf = (config: SiteConfig, path: readonly string[]): ConfigEdit => ({
  path,
  before: valueAt(config, path),
  after: undefined,
});

/** A removed value is no longer a placeholder. */
function forgetPlaceholder({ placeholders }: SiteConfig, path: readonly string[]): ConfigEdit[] {
  const key = path.join(".");
  if (placeholders === undefined) return [];
  if (Array.isArray(placeholders)) {
    const after: Json = placeholders.filter((placeholder) => placeholder !== key);
    return placeholders.includes(key) ? [{ path: ["placeholders"], before: placeholders, after }] : [];
  }
  return Object.hasOwn(placeholders, key)
    ? [{ path: ["placeholders", key], before: placeholders[key], after: undefined }]
    : [];
}
