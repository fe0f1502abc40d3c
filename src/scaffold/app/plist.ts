import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { NotUsable } from "../not-usable.js";
import type { SourceText } from "./finding.js";
import type { DataNode } from "./parse-data.js";
import { parseXml, type XmlElement } from "./parse-xml.js";

/** Parses an XML property list with the places of its values; reports one that is binary or broken. */
export function parsePlist({ file, text }: SourceText, log: Diagnostics): DataNode | undefined {
  if (text.startsWith("bplist")) {
    const reason = "it is a binary property list; plutil -convert xml1 writes a copy as text";
    return log.add("scaffold/file-not-used", { reason }, { file });
  }
  try {
    const { tag, children } = parseXml(text);
    const [value] = children;
    if (tag !== "plist" || !value) throw new NotUsable("it contains no <plist> with a value");
    return toData(value, file);
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    return log.add(
      "scaffold/file-not-used",
      { reason: `it is not a property list: ${error.message}` },
      { file },
    );
  }
}

function toData({ tag, children, text, line }: XmlElement, file: string): DataNode {
  const entries = new Map<string, DataNode>();
  let key: string | undefined;
  for (const child of children) {
    if (child.tag === "key") key = child.text;
    else {
      const name = tag === "array" ? String(entries.size) : key;
      if (name === undefined) throw new NotUsable(`<${child.tag}> is not allowed here`);
      entries.set(name, toData(child, file));
      key = undefined;
    }
  }
  return { value: scalarOf(tag, text), origin: { file, line }, entries };
}

function scalarOf(tag: string, text: string): DataNode["value"] {
  if (tag === "true" || tag === "false") return tag === "true";
  if (tag === "integer" || tag === "real") return Number(text);
  return tag === "dict" || tag === "array" ? undefined : text;
}
