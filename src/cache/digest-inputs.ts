import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { posixPath } from "../model/addresses/addresses.js";
import { orNothing } from "../util/or-nothing.js";

/** Files in which package managers record a project's packages. */
const ofPackages = [
  "package.json",
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/** A hash of files, by absolute paths, and of a project's packages: equal for equal bytes on any machine. */
export function digestInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of [...inputs, ...listPackageFiles(root)]) {
    const bytes = readIfThere(path);
    hash.update(`${posixPath(relative(root, path))}\0${bytes?.length ?? -1}\0`);
    if (bytes) hash.update(bytes);
  }
  return hash.digest("hex");
}

/** In a workspace they are above the project. */
function listPackageFiles(root: string): string[] {
  const own = ofPackages.map((name) => join(root, name));
  const above = dirname(root);
  const isThere = own.slice(1).some((path) => readIfThere(path) !== undefined);
  return isThere || above === root ? own : [...own, ...listPackageFiles(above)];
}

function readIfThere(path: string): Uint8Array | undefined {
  return orNothing(() => (lstatSync(path).isFile() ? readFileSync(path) : undefined));
}
