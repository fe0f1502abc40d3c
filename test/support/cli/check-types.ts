import { createRequire } from "node:module";
import { join } from "node:path";
import { runProgram } from "./run-cli.js";

const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");

/** TypeScript's errors in the project of a folder. In one thread: several check the same types again. */
export function checkTypes(folder: string): string {
  const { status, stdout, stderr } = runProgram([process.execPath, tsc, "-p", folder, "--singleThreaded"]);
  return status === 0 ? stdout + stderr : stdout + stderr || `tsc exited with ${status}`;
}
