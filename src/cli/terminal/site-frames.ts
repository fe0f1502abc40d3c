import { dirname } from "node:path";
import { isInside } from "../../cache/own-paths.js";

/** The bundles that the site's code runs in; no file has their names. */
const siteBundle = /\bhandbill-(?:config|pages)\.cjs:\d+/;

/** A line of a stack, with or without the name of a function. The path of the file may contain any character, brackets too. */
const frame = /^\s+at (?:.*? \((.+):\d+:\d+\)|(?:async )?(.+):\d+:\d+)$/gm;

const filesOf = (stack: string): string[] =>
  [...stack.matchAll(frame)].flatMap(([, called, plain]) => called ?? plain ?? []);

/** Matches the folder of handbill's own code in stacks. */
const ownFolder = dirname(filesOf(new Error().stack ?? "")[0] ?? "handbill/lib/x");

/** The owner of the code in a stack: the site including its packages, handbill, or unknown. */
export function ownerOf(stack: string | undefined): "site" | "handbill" | undefined {
  // The site's code can make stacks something other than text.
  if (typeof stack !== "string") return undefined;
  if (siteBundle.test(stack)) return "site";
  // Code that `eval` runs has no file.
  const files = filesOf(stack).filter((file) => !/^node:|<anonymous>$/.test(file));
  if (files.some((file) => isInside(file, ownFolder))) return "handbill";
  return files.length > 0 ? "site" : undefined;
}

type AnyFunction = (...args: never[]) => unknown;

// The site's code may replace it.
const { captureStackTrace } = Error;

/** Captures the stack of the caller of `hook`, long enough to reach the site's code: frames of Node and of packages lie between. */
export function traceAbove(hook: AnyFunction): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const trace = new Error();
  captureStackTrace(trace, hook);
  Error.stackTraceLimit = stackTraceLimit;
  return trace;
}
