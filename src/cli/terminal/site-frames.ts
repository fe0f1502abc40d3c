import { dirname } from "node:path";

/** The bundles that the site's code runs in; no file has their names. */
const siteBundle = /\bhandbill-(?:config|pages)\.cjs:\d+/;

const frame = /(?:\(|\bat (?:async )?)([^()]+):\d+:\d+\)?$/gm;

const filesOf = (stack: string): string[] =>
  [...stack.matchAll(frame)].flatMap(([, file]) => (file === undefined ? [] : [file]));

/** The folder of handbill's own code as stacks name it. */
const ownFolder = dirname(filesOf(new Error().stack ?? "")[0] ?? "handbill/lib/x");

/** Whose code a stack belongs to: the site's including its packages, handbill's, or unknown. */
export function ownerOf(stack: string | undefined): "site" | "handbill" | undefined {
  // What the site's code makes of stacks need not be text.
  if (typeof stack !== "string") return undefined;
  if (siteBundle.test(stack)) return "site";
  const files = filesOf(stack).filter((file) => !file.startsWith("node:"));
  if (files.some((file) => dirname(file).startsWith(ownFolder))) return "handbill";
  return files.length > 0 ? "site" : undefined;
}
