import { Parser } from "htmlparser2";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { SourceText } from "./finding.js";
import type { DataNode } from "./json-data.js";

interface Open {
  readonly tag: string;
  readonly line: number;
  readonly entries: Map<string, DataNode>;
  text: string;
  /** The key of the next value in a `dict`. */
  key: string | undefined;
}

const deepest = 100;

/** Parses an XML property list with the places of its values; reports one that is binary or broken. */
export function parsePlist({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  if (text.startsWith("bplist")) {
    log.add("scaffold/binary-plist", {}, { file });
    return undefined;
  }
  const stack: Open[] = [];
  let [line, counted] = [1, 0];
  let root: DataNode | undefined;
  let flaw: string | undefined;
  const parser = new Parser(
    {
      onopentag(tag) {
        line += text.slice(counted, parser.startIndex).split("\n").length - 1;
        counted = parser.startIndex;
        if (stack.length >= deepest) {
          flaw ??= `it is nested more than ${deepest} deep`;
          parser.reset();
          return;
        }
        stack.push({ tag, line, entries: new Map(), text: "", key: undefined });
      },
      ontext(part) {
        const open = stack.at(-1);
        if (open) open.text += part;
      },
      onclosetag(tag, isImplied) {
        const open = stack.pop();
        if (!open || isImplied === (text[parser.endIndex - 1] !== "/")) flaw ??= `<${tag}> is not closed`;
        if (!open || tag === "plist") return;
        const parent = stack.at(-1);
        if (tag === "key") {
          if (parent) parent.key = open.text;
          return;
        }
        const node = { value: scalarOf(open), origin: { file, line: open.line }, entries: open.entries };
        if (parent?.tag === "array") parent.entries.set(String(parent.entries.size), node);
        else if (parent?.tag === "dict" && parent.key !== undefined) parent.entries.set(parent.key, node);
        else if (parent?.tag === "plist") root = node;
        else flaw ??= `<${tag}> is not allowed here`;
        if (parent) parent.key = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text.replace(/^\uFEFF/, ""));
  if (!root || flaw !== undefined) {
    log.add("scaffold/broken-plist", { reason: flaw ?? "it holds no <plist> with a value" }, { file });
    return undefined;
  }
  return root;
}

function scalarOf({ tag, text }: Open): DataNode["value"] {
  if (tag === "true" || tag === "false") return tag === "true";
  if (tag === "integer" || tag === "real") return Number(text);
  return tag === "dict" || tag === "array" ? undefined : text;
}
