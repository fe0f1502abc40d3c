import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/** The version of sharp, read without loading it; `none` if it is missing. Each version has its own encoders, which encode differently. */
export const imageEncoder = (): string =>
  orNothing(() => versionOf(createRequire(import.meta.url).resolve("sharp"))) ?? "none";

export function fontEncoders(): string {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  return JSON.stringify({ harfbuzzjs: versionOf(file), brotli: process.versions.brotli });
}

/** The version of the package that a file belongs to; the package need not export its `package.json`. */
function versionOf(file: string): string {
  const folder = dirname(file);
  if (folder === file) throw new Error(`${file} belongs to no package`);
  const text = orNothing(() => readFileSync(join(folder, "package.json"), "utf8")) ?? "{}";
  return (JSON.parse(text) as { version?: string }).version ?? versionOf(folder);
}
