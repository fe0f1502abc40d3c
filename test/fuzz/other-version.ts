import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../support/temp-site.js";

/** Copies handbill to a folder as another version with the same code; returns its command. */
export function copyOtherVersion(folder: string): string {
  for (const part of ["bin", "lib", "package.json"])
    cpSync(join(repository, part), join(folder, part), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  const { version } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));
  const own = `version:"${version}"`;
  const named = readdirSync(join(folder, "lib"))
    .filter((name) => name.endsWith(".cjs"))
    .map((name) => join(folder, "lib", name))
    .filter((file) => readFileSync(file, "latin1").includes(own));
  if (named.length === 0) throw new Error(`${own} is nowhere in lib/`);
  for (const file of named) {
    const other = `version:"${"9".repeat(version.length)}"`;
    writeFileSync(file, readFileSync(file, "latin1").replaceAll(own, other), "latin1");
  }
  return join(folder, "bin/handbill.cjs");
}
