import { dirname } from "node:path";

/** The bundles that the site's code runs in; no file has their names. */
const siteBundle = /\bhandbill-(?:config|pages)\.cjs:\d+/;

const frame = /(?:\(|\bat (?:async )?)([^()]+):\d+:\d+\)?$/gm;

const filesOf = (stack: string): string[] =>
  [...stack.matchAll(frame)].flatMap(([, file]) => (file === undefined ? [] : [file]));

/** Matches the folder of handbill's own code in stacks. */
const ownFolder = dirname(filesOf(new Error().stack ?? "")[0] ?? "handbill/lib/x");

/** The owner of the code in a stack: the site including its packages, handbill, or unknown. */
export function ownerOf(stack: string | undefined): "site" | "handbill" | undefined {
  // The site's code can make stacks something other than text.
  if (typeof stack !== "string") return undefined;
  if (siteBundle.test(stack)) return "site";
  const files = filesOf(stack).filter((file) => !file.startsWith("node:"));
  if (files.some((file) => dirname(file).startsWith(ownFolder))) return "handbill";
  return files.length > 0 ? "site" : undefined;
}

/** Captures the stack here, long enough to reach the site's code: frames of Node and of packages lie between. */
export function traceHere(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 40;
  const trace = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return trace;
}
