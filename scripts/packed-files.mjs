import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** The files that are another in the package than in the repository, and where the repository's are kept meanwhile. */
export const packedFiles = ["package.json", "README.md"];
export const keptFolder = `${root}node_modules/.cache/handbill-pack`;

export function restore() {
  for (const file of packedFiles) writeFileSync(`${root}${file}`, readFileSync(`${keptFolder}/${file}`));
  rmSync(keptFolder, { recursive: true });
}
