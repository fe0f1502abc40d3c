import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { posixPath } from "../core/addresses.js";
import type { Place, StackFrame } from "../core/diagnostic.js";
import type { Bundle } from "./evaluate.js";

/** What was thrown, in one line; anything can be thrown. */
export function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === "string") return thrown;
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/** Where an error was thrown in the author's files, found through the bundle's source map. */
export function placeOfThrown(thrown: unknown, bundle: Bundle, root: string): Place {
  const stack = mapStack(thrown, bundle, root);
  const first = stack[0];
  return first ? { file: first.file, line: first.line, column: first.column, stack } : {};
}

function mapStack(thrown: unknown, bundle: Bundle, root: string): StackFrame[] {
  const text = (thrown as { stack?: unknown } | null)?.stack;
  if (typeof text !== "string") return [];
  const map = new SourceMap(JSON.parse(bundle.map));
  const frames: StackFrame[] = [];
  for (const line of text.split("\n")) {
    const call = /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line);
    if (!call || call[2] !== bundle.file) continue;
    const origin = map.findEntry(Number(call[3]) - 1, Number(call[4]) - 1);
    if (!("originalSource" in origin)) continue;
    const file = posixPath(relative(root, resolve(dirname(bundle.file), decodeURI(origin.originalSource))));
    frames.push({
      name: call[1] ?? "",
      file,
      line: origin.originalLine + 1,
      column: origin.originalColumn + 1,
    });
  }
  return frames;
}
