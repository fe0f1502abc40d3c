import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The version of sharp, read without loading it; `none` if it is missing. Each version has its own encoders, which encode differently. */
export function imageEncoder(): string {
  try {
    return versionOf(createRequire(import.meta.url).resolve("sharp"));
  } catch {
    return "none";
  }
}

export function fontEncoders(): string {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  return JSON.stringify({ harfbuzzjs: versionOf(file), brotli: process.versions.brotli });
}

/** The version of the package that a file belongs to; the package need not export its `package.json`. */
function versionOf(file: string): string {
  const folder = dirname(file);
  if (folder === file) throw new Error(`${file} belongs to no package`);
  try {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      version?: string;
    };
    if (version !== undefined) return version;
  } catch {
    // not here
  }
  return versionOf(folder);
}
