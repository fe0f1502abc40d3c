import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { digestOf } from "../core/hash-of.js";
import { installedFiles } from "../core/installed-files.js";
import type { Makers } from "../core/result-store.js";

/** The version of the React that renders, which is handbill's, and Node's. */
export function reactMakers(): Makers {
  const react = createRequire(import.meta.url)("react/package.json") as { version: string };
  return { react: react.version, node: process.version };
}

/** A digest of each file that tells which packages are installed, empty for one that is not there. */
export const packageStamps = (root: string): string[] =>
  installedFiles.map((file) => digestOfFile(join(root, file)));

function digestOfFile(file: string): string {
  try {
    if (!statSync(file).isFile()) return ""; // a pipe never ends
    return digestOf(readFileSync(file));
  } catch {
    return "";
  }
}
