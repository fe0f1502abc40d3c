import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Makers } from "../core/result-store.js";

/** The version of the React that renders, which is handbill's, and Node's. */
export function reactMakers(): Makers {
  const react = createRequire(import.meta.url)("react/package.json") as { version: string };
  return { react: react.version, node: process.version };
}

/** What package managers write when a package comes, goes or changes, below the project's folder. */
const installed = [
  "node_modules/.package-lock.json",
  "package-lock.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/** A digest of each of them, empty for one that is not there. */
export const packageStamps = (root: string): string[] => installed.map((file) => digestOf(join(root, file)));

function digestOf(file: string): string {
  try {
    if (!statSync(file).isFile()) return ""; // a pipe never ends
    return createHash("sha256").update(readFileSync(file)).digest("base64");
  } catch {
    return "";
  }
}
