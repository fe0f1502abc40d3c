import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runWarm } from "./warm-cli.js";

export const build = (root: string, ...args: string[]) =>
  runWarm(["build", "--root", root, "--json", ...args]);
export const codesOf = (stdout: string) =>
  JSON.parse(stdout).diagnostics.map(({ code }: { code: string }) => code);
export const leftIn = (folder: string) => readdirSync(folder).filter((name) => name.includes("handbill-"));

export function put(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
