import { posix } from "node:path";
import type { DataNode } from "./parse-data.js";

const deepest = 10;

/** The settings in an `.xcconfig` file by name, including those of the files that it includes. */
export function parseXcconfig(
  file: string,
  texts: ReadonlyMap<string, string>,
  depth = 0,
): Map<string, DataNode> {
  const settings = new Map<string, DataNode>();
  if (depth > deepest) return settings;
  for (const [index, line] of (texts.get(file) ?? "").split("\n").entries()) {
    const included = /^\s*#include\??\s*"([^"]+)"/.exec(line)?.[1];
    if (included !== undefined) {
      const path = posix.join(posix.dirname(file), included);
      for (const [name, node] of parseXcconfig(path, texts, depth + 1)) settings.set(name, node);
      continue;
    }
    const [, name, written = ""] = /^\s*(\w+)\s*=(.*)$/.exec(line.replace(/\/\/.*$/, "")) ?? [];
    if (name === undefined) continue;
    const value = written
      .replace(/;\s*$/, "")
      .trim()
      .replace(/^"(.*)"$/, "$1");
    settings.set(name, { value, origin: { file, line: index + 1 }, entries: new Map() });
  }
  return settings;
}
