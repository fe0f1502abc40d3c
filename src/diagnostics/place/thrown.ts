import { SourceMap } from "node:module";
import { resolve } from "node:path";
import { type Bundle, sourceFileOf } from "../../model/code/bundle.js";
import { stackOf } from "../describe-thrown.js";
import type { ComponentFrame, Place, StackFrame } from "../diagnostics.js";

/** Finds where an error was thrown in the author's files, through the bundle's source map. */
export function placeOfThrown(thrown: unknown, bundle: Bundle, root: string): Place {
  const mapLine = lineMapper(bundle, root);
  const stack = (stackOf(thrown) ?? "").split("\n").flatMap((line) => mapLine(line) ?? []);
  const [first] = stack;
  return first ? { file: first.file, line: first.line, column: first.column, stack } : {};
}

/** The page's own components in React's stack, inside handbill's `body`. Only those that use props or hooks have a place. */
export function componentsOf(componentStack: string, bundle: Bundle, root: string): ComponentFrame[] {
  const mapLine = lineMapper(bundle, root);
  const frames = componentStack.split("\n").flatMap((line): ComponentFrame[] => {
    const name = /^\s+at (\S+)/.exec(line)?.[1];
    return name === undefined ? [] : [mapLine(line) ?? { name }];
  });
  const body = frames.findLastIndex(({ name }) => name === "body");
  return frames.slice(0, Math.max(body, 0));
}

/** Maps a line of a stack, `at name (file:line:column)`, to the author's file; undefined for other code. */
function lineMapper(bundle: Bundle, root: string): (line: string) => StackFrame | undefined {
  const map = new SourceMap(JSON.parse(bundle.map));
  return (line) => {
    const call = parseCall(line, bundle.file);
    const origin = call && map.findEntry(call.line - 1, call.column - 1);
    if (!call || !origin || !("originalSource" in origin)) return undefined;
    const file = sourceFileOf(origin.originalSource, bundle, root);
    if (resolve(root, file) === bundle.file) return undefined; // handbill's own code, around the author's
    return { name: call.name, file, line: origin.originalLine + 1, column: origin.originalColumn + 1 };
  };
}

/** Parses a line of a stack if it is a call in `file`. The file's path may contain any character, brackets too. */
function parseCall(text: string, file: string): { name: string; line: number; column: number } | undefined {
  const at = text.lastIndexOf(`${file}:`);
  const position = /^(\d+):(\d+)\)?$/.exec(text.slice(at + file.length + 1));
  if (at < 0 || !position) return undefined;
  const name = /^\s+at (.*) \($/.exec(text.slice(0, at))?.[1] ?? "";
  return { name, line: Number(position[1]), column: Number(position[2]) };
}
