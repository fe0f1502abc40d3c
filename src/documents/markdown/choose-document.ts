import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import type { Facts } from "../../model/facts/facts.js";
import type { Blocks } from "../blocks/markdown-tools.js";
import { offsetInText, placeInText } from "../front-matter/text-place.js";
import { chooseText, hasConditions, type Span } from "./conditions.js";
import { parseMarkdown } from "./markdown-syntax.js";

export interface DocumentText {
  readonly sourceFile: string;
  readonly text: string;
}

interface ChooseContext {
  readonly parse?: ((text: string) => Root) | undefined;
  readonly blocks?: Blocks | undefined;
  readonly facts: Facts;
  readonly log: Diagnostics;
}

/** A document without the passages whose condition is false; `originOf` is the place in the file of a place in its text. */
export function chooseDocument(
  { sourceFile: file, text: source }: DocumentText,
  { facts, log, blocks, parse = (chosen) => parseMarkdown(chosen, blocks?.syntax) }: ChooseContext,
) {
  if (!hasConditions(source))
    return {
      text: source,
      tree: parse(source),
      leftOut: new Set<string>(),
      originOf: (place: Place) => place,
    };
  const placeOf = ({ start, end }: Span) => placeInText(source, { file, offset: start, length: end - start });
  const code = mayHoldCode.test(source) ? codeIn(parseMarkdown(source, blocks?.syntax)) : [];
  const { text, origins, leftOut } = chooseText(source, { facts, log, placeOf, code });
  const originOf = (place: Place): Place => {
    const { line, column, length = 1 } = place;
    if (line === undefined) return place;
    const offset = origins[offsetInText(text, { line, column: column ?? 1 })] ?? source.length;
    const { line: ownLine, column: ownColumn } = placeOf({ start: offset, end: offset + length });
    return { ...place, line: ownLine, ...(column !== undefined && { column: ownColumn }) };
  };
  return { text, tree: parse(text), leftOut, originOf };
}

/** The same for one line of front matter. */
export function chooseLine(line: string, { place, ...context }: ChooseContext & { place: Place }): string {
  if (!hasConditions(line)) return line;
  return chooseText(line, { ...context, placeOf: () => place, code: [] }).text;
}

/** Code in backticks or tildes, or indented: few documents have any, and parsing one takes as long as all the other work. */
const mayHoldCode = /`|~~~|\t| {4}/;

function codeIn(tree: Root): Span[] {
  const spans: Span[] = [];
  visit(tree, ["code", "inlineCode"], ({ position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (start !== undefined && end !== undefined) spans.push({ start, end });
  });
  return spans;
}
