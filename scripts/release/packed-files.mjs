import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The files that differ between the package and the repository, and where the repository's are stored during
 * packing.
 */
export const packedFiles = ["package.json", "README.md"];
export const keptFolder = `${root}node_modules/.cache/handbill-pack`;

export function restore() {
  for (const file of packedFiles) writeFileSync(`${root}${file}`, readFileSync(`${keptFolder}/${file}`));
  rmSync(keptFolder, { recursive: true });
}
