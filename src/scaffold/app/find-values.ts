import type { Field, Finding, SourceText } from "./finding.js";
import { type DataNode, textOf } from "./parse-data.js";

export function findAt(field: Field, node: DataNode | undefined, language?: string): Finding[] {
  const value = textOf(node);
  return node && value !== undefined ? [{ field, value, language, origin: node.origin }] : [];
}

/** The first group of an expression that matches, with its line; of a global expression all matches. */
export function findIn(field: Field, { file, text }: SourceText, form: RegExp): Finding[] {
  const all = form.global ? [...text.matchAll(form)] : [form.exec(text)];
  return all.flatMap((match) => {
    const value = match?.slice(1).find((group) => group !== undefined);
    if (!match || value === undefined) return [];
    const line = lineAt(text, match.index + match[0].lastIndexOf(value));
    return [{ field, value, origin: { file, line } }];
  });
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split("\n").length;
