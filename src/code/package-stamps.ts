import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Makers } from "../effects/result-store.js";
import { installedFiles } from "../model/code/installed-files.js";
import { digestOf } from "../util/hash-of.js";

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
